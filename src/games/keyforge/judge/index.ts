export { insight } from './insight.ts'
export { weights } from './weights.ts'
