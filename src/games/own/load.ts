import type { GameName } from '../register.ts'
import type { OwnBox } from './box.ts'

/** The cards that an owner of the box can put own values into, loaded when they are wanted. */
export const OWN_BOXES: Readonly<Partial<Record<GameName, () => Promise<OwnBox>>>> = {
  'crystal-clans': async () => (await import('../crystal-clans/own.ts')).ownBox as unknown as OwnBox,
  nightfall: async () => (await import('../nightfall/own.ts')).ownBox as unknown as OwnBox,
  riftblade: async () => (await import('../riftblade/own.ts')).ownBox as unknown as OwnBox,
}
