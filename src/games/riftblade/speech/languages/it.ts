/** Italian sentences. */
export { italian as pack } from '../it.ts'
