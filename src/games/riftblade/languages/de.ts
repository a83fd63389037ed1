/** German sentences. */
export { german as pack } from '../speech/de.ts'
