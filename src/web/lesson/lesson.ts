import type { Lesson } from '../../games/lesson.ts'
import type { GameName } from '../games.ts'

const lessons: Partial<Record<GameName, () => Promise<Lesson>>> = {
  riftblade: async () => (await import('../../games/riftblade/lesson.ts')).lesson,
}

/** The lesson of a game, undefined when it has none yet. */
export async function openLesson(game: GameName): Promise<Lesson | undefined> {
  return lessons[game]?.()
}
