import { expect, test } from 'vitest'
import { LANGUAGES } from '../ability/language.ts'
import { titles } from './index.ts'
import { LESSONS } from './lessons.ts'
import { factsOf, type GameName } from './register.ts'
import { TILES } from './tiles.ts'

/** What a face may call that by which its picture is drawn. */
interface Drawn {
  readonly id: string
  readonly house?: string
  readonly clan?: string
  readonly moon?: string
  readonly aspects?: readonly string[]
  readonly traits?: readonly string[]
}

test.each([...titles.keys()] as GameName[])(
  'the first page shows cards that %s has, drawn as on the table and called by their names',
  (game) => {
    const title = titles.get(game)!
    for (const { id, names, house, house2, traits = [] } of TILES[game].cards) {
      const face = title.faces.find((one) => one.id === id) as Drawn | undefined
      expect(face, id).toBeDefined()
      const { aspects, clan, moon, traits: printed = [] } = face!
      expect([house, house2, traits], id).toEqual([aspects?.[0] ?? clan ?? moon ?? face!.house, aspects?.[1], printed])
      for (const language of LANGUAGES) if (names !== undefined) expect(names[language]).toBe(title.cardName(id, language))
    }
    expect(TILES[game].cards.at(-1)!.names).toBeDefined()
  },
)

test.each([...titles.keys()] as GameName[])('the first page knows how many steps the lesson of %s has', async (game) => {
  expect(factsOf(game).lessonSteps).toBe((await LESSONS[game]?.())?.lesson.steps.length ?? 0)
})
