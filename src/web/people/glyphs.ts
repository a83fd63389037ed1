import { GLYPHS } from '../picture/glyphs.ts'

Object.assign(GLYPHS, {
  clock: { s: 'M12 3.500a8.500 8.500 0 110 17 8.500 8.500 0 010-17zM12 7v5.500l3.500 2' },
  copy: { s: 'M8.500 8h11v12h-11zM5 16V4h11' },
  more: { f: 'M5 10a2 2 0 110 4 2 2 0 010-4zm7 0a2 2 0 110 4 2 2 0 010-4zm7 0a2 2 0 110 4 2 2 0 010-4z' },
  computer: { s: 'M5 8h14v10H5zM12 8V4.500M9 12.500v1.500M15 12.500v1.500' },
})
