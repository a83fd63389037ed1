import { type Task, Thinker } from './thinker.ts'

const thinker = new Thinker()

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => self.postMessage(await thinker.think(data)))
