// Nightfall: `import … from 'catena/nightfall'`.
export * from '../games/nightfall/index.ts'
