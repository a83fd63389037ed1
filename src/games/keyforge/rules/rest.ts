/** What nobody needs who only plays: it comes when it is wanted. */
export { determinize } from './determinize.ts'
export { evaluate } from './evaluate.ts'
export { explain } from './explain.ts'
export { foreseen } from './foreseen.ts'
export { invariant } from './invariant.ts'
export { yardstick } from './yardstick.ts'
