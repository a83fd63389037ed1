// KeyForge, with its decks and with scenarios, tables set up by hand and played by description: `import … from 'catena/keyforge'`.
export * from '../games/keyforge/index.ts'
export { cards, table } from '../games/keyforge/scenario/index.ts'
export type { ScenarioCard, ScenarioSeat, Table } from '../games/keyforge/scenario/index.ts'
