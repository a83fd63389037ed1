// Signs that only this table uses; they join the others when it is loaded.
import { GLYPHS } from '../picture/glyphs.ts'

Object.assign(GLYPHS, {
  heal: { f: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  siphon: { s: 'M5 4c0 8 14 8 14 16M19 4c0 8-14 8-14 16M12 3v3M12 18v3' },
  burn: { s: 'M6 4h9v11M6 4v16h6M14 21l3-4 3 4M17 17v-4' },
})
