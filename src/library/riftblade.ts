// Riftblade: `import … from 'catena/riftblade'`.
export * from '../games/riftblade/index.ts'
