/** Drawn for this project on a 24 grid, like those of all games: six phases of the moon, so that the shape alone says the colour. */
export const SIGNS: Readonly<Record<string, { readonly f?: string; readonly s?: string }>> = {
  'moon-white': { f: 'M12 3a9 9 0 110 18 9 9 0 010-18z' },
  'moon-yellow': { f: 'M12 3a9 9 0 110 18c3.200 0 4.500-4.500 4.500-9S15.200 3 12 3zM12 3a9 9 0 100 18c-1.500 0 4-3 4-9s-5.500-9-4-9z' },
  'moon-red': { f: 'M12 3a9 9 0 010 18z', s: 'M12 3a9 9 0 100 18' },
  'moon-green': { f: 'M9 3.300a9 9 0 110 17.400A10.500 10.500 0 009 3.300z' },
  'moon-blue': { f: 'M15 3.300a9 9 0 100 17.400A10.500 10.500 0 0115 3.300z' },
  'moon-purple': { f: 'M12 2.500a9.500 9.500 0 110 19 9.500 9.500 0 010-19zm0 3.200a6.300 6.300 0 100 12.600 6.300 6.300 0 000-12.600z' },
  guard: { f: 'M12 2l8 3v6c0 5.500-3.500 9-8 11-4.500-2-8-5.500-8-11V5z' },
  stays: { s: 'M12 8.500V21M12 3a2.700 2.700 0 110 5.400A2.700 2.700 0 0112 3zM7.500 11.500h9M4 14c.500 4 3.500 7 8 7s7.500-3 8-7' },
  unblockable: { s: 'M3 12h17M14 6l6 6-6 6M8 5v3M8 16v3' },
  cannotBlock: { f: 'M12 2l8 3v6c0 1-.100 2-.300 2.900L7.200 3.800zM4 5.600L16.300 20c-1.200.8-2.700 1.500-4.300 2-4.500-2-8-5.500-8-11z' },
  wound: { f: 'M3 7L8 2l1 3-5 5zM7 13L15 3l1.500 3.500L9 16zM13 18l6.500-9L21 13l-6 8z' },
  influence: { f: 'M12 2l3 6 6.500.9-4.700 4.600 1.100 6.500L12 17l-5.900 3 1.100-6.500L2.500 8.900 9 8z' },
}
