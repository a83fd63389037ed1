// Crystal Clans: `import … from 'catena/crystal-clans'`.
export * from '../games/crystal-clans/index.ts'
