import { findHint, type HintRequest } from '../../play/hint/find.ts'
import { NO_HINT } from '../../play/hint/hint.ts'

self.addEventListener('message', async ({ data }: MessageEvent<HintRequest>) =>
  self.postMessage({ record: data.record, hint: await findHint(data, () => performance.now()).catch(() => NO_HINT) }),
)
