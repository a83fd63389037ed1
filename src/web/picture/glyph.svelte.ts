import { GLYPHS, type GlyphShape } from './glyphs.ts'

/** The glyphs that come later, once one of them was asked for. */
let later = $state.raw<Readonly<Record<string, GlyphShape>>>()
let wanted = false

/** How a glyph is drawn: nothing while its file is on the way, a plain ring where there is none of that name. */
export function glyphOf(name: string): GlyphShape {
  const known = GLYPHS[name] ?? later?.[name]
  if (known !== undefined) return known
  if (later !== undefined) return { s: 'M12 5a7 7 0 110 14 7 7 0 010-14z' }
  bringGlyphs()
  return {}
}

/** Brings those that come later, before one of them is asked for. */
export function bringGlyphs(): void {
  if (wanted) return
  wanted = true
  import('./later-glyphs.ts').then(
    ({ LATER_GLYPHS }) => {
      later = LATER_GLYPHS
    },
    () => {
      wanted = false
    },
  )
}
