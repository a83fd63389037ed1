// What the page lets be heard, against what the games tell.
import { expect, test } from 'vitest'
import { english as crystalClans } from '../src/games/crystal-clans/speech/en.ts'
import { english as keyforge } from '../src/games/keyforge/speech/en.ts'
import { english as nightfall } from '../src/games/nightfall/speech/en.ts'
import { english as riftblade } from '../src/games/riftblade/speech/en.ts'
import type { GameName } from '../src/games/register.ts'
import { HEARD } from '../src/web/sound/heard.ts'

test('what can be heard is what the games tell', () => {
  const told: Readonly<Record<GameName, { readonly events: object }>> = { keyforge, 'crystal-clans': crystalClans, nightfall, riftblade }
  for (const [game, kinds] of Object.entries(HEARD))
    for (const kind of Object.keys(kinds)) expect(Object.keys(told[game as GameName].events), game).toContain(kind)
})
