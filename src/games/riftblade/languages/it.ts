/** Italian sentences. */
export { italian as pack } from '../speech/it.ts'
