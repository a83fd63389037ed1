import { findHint, type HintRequest } from './find.ts'
import { noHint } from './hint.ts'

self.addEventListener('message', async ({ data }: MessageEvent<HintRequest>) =>
  self.postMessage(await findHint(data, () => performance.now()).catch(() => noHint(data.record))),
)
