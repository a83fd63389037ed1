export { cards, table } from './table.ts'
export type { ScenarioCard, ScenarioSeat, Table } from './table.ts'
