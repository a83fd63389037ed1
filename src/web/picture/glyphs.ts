export interface GlyphShape {
  readonly f?: string
  readonly s?: string
}

/**
 * What the first page and a first table of KeyForge show; the rest comes when it is asked for (later-glyphs.ts). All drawn for this project on a 24 grid. f: filled shape, s: stroked line (1.75, round). An unknown name draws a plain ring, so a missing glyph is
 * seen.
 */
export const GLYPHS: Record<string, GlyphShape> = {
  /* KeyForge houses: one silhouette each, told apart by outline alone */
  brobnar: { f: 'M3 4h13l5 4-5 4h-3v9H8v-9H3z' },
  dis: { f: 'M4 3c0 6 2 8 5 9-2 2-2 6 3 9 5-3 5-7 3-9 3-1 5-3 5-9-2 4-5 5-8 5S6 7 4 3z' },
  logos: { f: 'M12 2l8.7 5v10L12 22l-8.7-5V7zm0 5.2a4.8 4.8 0 100 9.6 4.8 4.8 0 000-9.6zm0 2.8a2 2 0 110 4 2 2 0 010-4z' },
  sanctum: {
    f: 'M12 2l8 3v7c0 5-3.2 8.2-8 10-4.8-1.8-8-5-8-10V5zm-1.3 4.5V10H7.5v2.6h3.2V18h2.6v-5.4h3.2V10h-3.2V6.5z',
  },
  shadows: { f: 'M12 1.5l2.3 11.5h4.2v2.4h-4.7l-.5 2.6 1.2 2.5L12 22.5l-2.5-2 1.2-2.5-.5-2.6H5.5V13h4.2z' },
  untamed: {
    f: 'M20 3c1 10-2 16-9 16-1.5 0-2.8-.3-3.8-.9L5 21l-1.7-1.3 2.3-3C3 11 8 4 20 3zM8 15.5c2-3.5 4.5-5.8 8-7.5-4 1.2-7 3.7-9 6.8z',
  },
  /* resources and states */
  amber: { f: 'M12 1.5l6.5 6.7-1.5 9L12 22.5 7 17.2l-1.5-9zm0 3.7L8.7 8.6l1.1 6.7L12 17.8z' },
  key: {
    f: 'M12 2a5.5 5.5 0 012 10.6V15h2.5v2.5H14v1H17V21h-3v1.5h-3.5V12.6A5.5 5.5 0 0112 2zm0 3a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  },
  chain: {
    s: 'M10 14a4 4 0 010-5.7l2.5-2.5a4 4 0 015.7 5.7l-1.5 1.5M14 10a4 4 0 010 5.7l-2.5 2.5a4 4 0 01-5.7-5.7L7.3 11',
  },
  hand: { s: 'M4.5 9l5-2.5 4.5 9.5-5 2.5zM12 6l5.5 1.2-2 10.3-2-.4' },
  deck: { s: 'M6 4h10v14H6zM9 21h10V7' },
  discard: { s: 'M5 6h11v12H5zM8 3h11v12M8 10l5 5M13 10l-5 5' },
  archive: { s: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4' },
  purge: { s: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM6 6l12 12' },
  power: { f: 'M20.5 2.5l-1 5L11 16l1.8 1.8-1.8 1.7-2.5-2.5-4 4.5-2-2 4.5-4L4.5 13l1.7-1.8L8 13l8.5-9.5z' },
  armor: { f: 'M12 2l8 3v7c0 5-3.2 8.2-8 10-4.8-1.8-8-5-8-10V5z' },
  /* interface */
  undo: { s: 'M9 5L4.5 9.5 9 14M5 9.5h8.5a5 5 0 010 10H9' },
  people: {
    s: 'M9 4.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5a3.2 3.2 0 010 6.2M17.5 14.3c2.3.7 3.7 2.6 4 5.7',
  },
  play: { f: 'M7 4.5v15l12-7.5z' },
  search: { s: 'M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l4.5 4.5' },
  help: {
    s: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM9.5 9.5a2.5 2.5 0 113.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.2',
  },
  settings: { s: 'M4 8h9M17 8h3M15 6a2 2 0 110 4 2 2 0 010-4zM4 16h3M11 16h9M9 14a2 2 0 110 4 2 2 0 010-4z' },
  theme: { f: 'M12 3a9 9 0 010 18z', s: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17z' },
  home: { f: 'M12 3l9 8h-2.5v9h-5v-6h-3v6h-5v-9H3z' },
  menu: { s: 'M4 7h16M4 12h16M4 17h16' },
  log: { s: 'M5 6h14M5 11h14M5 16h9' },
  piles: { s: 'M5 8l7-4 7 4-7 4zM5 12l7 4 7-4M5 16l7 4 7-4' },
  table: { s: 'M4 5h6v8H4zM14 5h6v8h-6zM4 17h16' },
  book: { s: 'M5 4h6a1.5 1.5 0 011 .4A1.5 1.5 0 0113 4h6v15h-6a1.5 1.5 0 00-1 .5 1.5 1.5 0 00-1-.5H5zM12 5v14' },
  flag: { s: 'M6 21V4M6 4.5h12l-3 4.5 3 4.5H6' },
}

/** The mark: two closed links, one through the other; 40 by 24. */
export const MARK =
  '<g fill="none" stroke-width="3.2"><circle cx="14" cy="12" r="9" stroke="var(--ink)"/><path d="M26 3a9 9 0 11-9 9" stroke="var(--act)"/><path d="M17 12a9 9 0 019-9" stroke="var(--act)"/><path d="M21.2 6.5A9 9 0 0123 12" stroke="var(--ink)"/></g>'
