import { drawFigure } from './figure.ts'
import { HUES, makeDraw, makePalette, n } from './palette.ts'
import { PATTERNS } from './pattern.ts'
import { drawSpell, drawThing } from './thing.ts'

/** What a picture is drawn from. */
export interface Subject {
  readonly id: string
  readonly type: string
  readonly house: string
  /** The second aspect of a spell. */
  readonly house2?: string
  readonly traits?: readonly string[]
  readonly rarity?: string
}

let drawn = 0

/**
 * The picture of a card, 120 by 90, sliced to its window. Same card, same picture, on every machine. Three layers: sky and
 * pattern by house, a disc, and a figure by type and traits.
 */
export function drawArt(card: Subject): string {
  const r = makeDraw(card.id),
    p = makePalette(card.house, r),
    fam = HUES[card.house]?.[2] ?? 'mist',
    id = `a${++drawn}`
  const two = card.type === 'spell' ? makePalette(card.house2 ?? '', r) : p
  const dx = n(60 + (r() - 0.5) * 26),
    dy = n(34 + (r() - 0.5) * 10),
    dr = n(19 + r() * 9)
  const figure =
    card.type === 'spell'
      ? drawSpell(card, r, p, two)
      : ['creature', 'minion', 'unit', 'hero'].includes(card.type)
        ? drawFigure(card, r, p)
        : drawThing(card, r, p)
  const dk = Math.floor(r() * 5),
    ring = (rad: number, w: number) => `<circle cx="${dx}" cy="${dy}" r="${n(rad)}" fill="none" stroke="${p.lite}" stroke-width="${w}"/>`
  const disc =
    card.type === 'spell'
      ? ''
      : [
          `<circle cx="${dx}" cy="${dy}" r="${dr}" fill="${p.high}"/>${ring(dr, 0.8)}`,
          ring(dr, 1.6) + ring(dr + 5, 0.7) + ring(dr + 10, 0.5),
          `<path d="M${dx} ${n(dy - dr)}a${dr} ${dr} 0 11-.1 ${n(dr * 2)}a${n(dr * 1.3)} ${n(dr * 1.3)} 0 00.1-${n(dr * 2)}z" fill="${p.lite}" transform="rotate(${n(r() * 90 - 45)} ${dx} ${dy})"/>`,
          `<circle cx="${dx}" cy="${n(dy + 12)}" r="${n(dr + 8)}" fill="${p.high}" opacity=".8"/><path d="M0 ${n(dy + 12)}H120M0 ${n(dy + 18)}H120M0 ${n(dy + 24)}H120" stroke="${p.low}" stroke-width="2"/>`,
          `<circle cx="${dx}" cy="${dy}" r="${n(dr * 0.8)}" fill="${p.high}"/><circle cx="${n(120 - dx + (dx > 60 ? -24 : 24))}" cy="${n(dy - 12)}" r="${n(dr * 0.32)}" fill="${p.lite}"/>`,
        ][dk]
  return `<svg class="art" viewBox="0 0 120 90" preserveAspectRatio="xMid${card.type === 'unit' || card.type === 'hero' ? 'YMin' : 'YMid'} slice" aria-hidden="true"><defs><linearGradient id="${id}" x1="0" y1="0" x2="${card.type === 'spell' ? 1 : 0}" y2="1"><stop stop-color="${p.mid}"/><stop offset=".55" stop-color="${p.low}"/><stop offset="1" stop-color="${card.type === 'spell' ? two.mid : p.deep}"/></linearGradient></defs><rect width="120" height="90" fill="url(#${id})"/><g opacity=".8">${(PATTERNS[card.type === 'spell' ? (HUES[card.house2 ?? '']?.[2] ?? 'mist') : fam] ?? PATTERNS.mist)(r, two)}</g>${disc}${figure}</svg>`
}
