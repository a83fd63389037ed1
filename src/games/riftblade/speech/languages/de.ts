/** German sentences. */
export { german as pack } from '../de.ts'
