// The battle that is fought, or has just been: gathered from what was told, because much of it is over before anybody can look.
import type { EventShown } from '../../play/snapshot.ts'
import { client } from '../client.svelte.ts'
import type { Snapshot } from '../protocol.ts'
import { idOf, tableNow } from './now.ts'
import type { Style } from './view.ts'

export interface SideReport {
  /** Face of the battle card, once it is open. */
  readonly card: string | undefined
  readonly side: 'left' | 'right' | undefined
  readonly predicted: Style | undefined
  /** Undefined until damage was dealt. */
  readonly damage: number | undefined
  /** Faces of the units that fell. */
  readonly fallen: readonly string[]
}

export interface BattleReport {
  readonly place: string
  readonly seats: readonly [SideReport, SideReport]
}

const NOTHING: SideReport = { card: undefined, side: undefined, predicted: undefined, damage: undefined, fallen: [] }
const SHOWN = ['reveal', 'effect', 'damage', 'destroyed']

class BattleLog {
  report = $state.raw<BattleReport | undefined>(undefined)
  private revision = -1

  /** Takes in what a new snapshot tells; the same one twice changes nothing. */
  take({ revision, events }: Snapshot): void {
    if (revision === this.revision) return
    // another game, or a step back: what was gathered is no longer true
    if (revision < this.revision) this.report = undefined
    this.revision = revision
    for (const event of events) this.add(event)
  }

  /** Is the last battle still news? Until the player has answered something else. */
  get isFresh(): boolean {
    const { snapshot } = client
    const events = snapshot?.replay === undefined ? client.newEvents : snapshot.events
    return this.report !== undefined && events.some(({ kind }) => SHOWN.includes(kind))
  }

  close(): void {
    this.report = undefined
  }

  private add({ kind, seat, cards, amount, name }: EventShown): void {
    if (kind === 'battle') this.report = { place: tableNow().places[amount].id, seats: [NOTHING, NOTHING] }
    else if (kind === 'predict') this.change(seat, { predicted: name as Style })
    else if (kind === 'reveal') this.change(seat, { card: idOf(cards[0]) })
    else if (kind === 'effect') this.change(seat, { side: name === 'left' ? 'left' : 'right' })
    else if (kind === 'damage') this.change(seat, { damage: amount })
    else if (kind === 'destroyed') {
      const fallen = this.report?.seats[seat]?.fallen ?? []
      this.change(seat, { fallen: [...fallen, ...cards.flatMap((card) => idOf(card) ?? [])] })
    }
  }

  private change(seat: number, news: Partial<SideReport>): void {
    if (this.report === undefined) return
    const [first, second] = this.report.seats
    this.report = { ...this.report, seats: seat === 0 ? [{ ...first, ...news }, second] : [first, { ...second, ...news }] }
  }
}

export const battleLog = new BattleLog()

/** The battle to show now: one that is fought, or the last one while it is news. */
export function battleNow(): BattleReport | undefined {
  const { battle } = tableNow()
  if (battle === undefined) return battleLog.isFresh ? battleLog.report : undefined
  const known = battleLog.report?.place === battle.place ? battleLog.report.seats : [NOTHING, NOTHING]
  const [first, second] = battle.seats.map(({ card, prediction, side }, seat) => ({
    ...known[seat],
    card: card?.id ?? known[seat].card,
    predicted: prediction ?? known[seat].predicted,
    side: side ?? known[seat].side,
  }))
  return { place: battle.place, seats: [first, second] }
}
