import { findHint, type HintRequest, noHint } from './find.ts'

self.addEventListener('message', async ({ data }: MessageEvent<HintRequest>) =>
  self.postMessage(await findHint(data, () => performance.now()).catch(() => noHint(data.record))),
)
