import { type Draw, n, type Palette } from './palette.ts'

const RINGS: Readonly<Record<string, number>> = { starter: 1, common: 2, uncommon: 3, rare: 4 }

/** Actions burst, artifacts stand, upgrades bind. */
export function drawThing(card: { readonly type: string }, r: Draw, p: Palette): string {
  if (card.type === 'artifact' || card.type === 'crystal') {
    const k = card.type === 'crystal' ? 5 : 3 + Math.floor(r() * 4),
      w = 13 + r() * 9,
      top = 14 + r() * 6,
      mid = 36 + r() * 10
    let o = `<ellipse cx="60" cy="82" rx="34" ry="6" fill="${p.deep}" opacity=".8"/>`
    const pts: [number, number][] = []
    for (let i = 0; i < k; i++) pts.push([60 - w * (0.45 + r() * 0.75), top + ((76 - top) * (i + 0.5)) / k])
    const l = pts.map((q) => n(q[0]) + ' ' + n(q[1])).join('L')
    o += `<path d="M60 ${n(top)}L${l}L60 78z" fill="${p.lite}"/><path d="M60 ${n(top)}L${l}L60 78z" transform="matrix(-1 0 0 1 120 0)" fill="${p.high}"/>`
    o += `<path d="M60 ${n(top)}L${n(60 - w * 0.38)} ${n(mid)}L60 78L${n(60 + w * 0.38)} ${n(mid)}z" fill="${p.glow}" opacity=".8"/><path d="M60 ${n(top)}L${n(60 + w * 0.38)} ${n(mid)}L60 78z" fill="${p.lite}"/>`
    return o
  }
  if (card.type === 'upgrade') {
    const a = n((r() - 0.5) * 60)
    return `<g transform="rotate(${a} 60 45)"><circle cx="60" cy="45" r="25" fill="none" stroke="${p.lite}" stroke-width="5"/><circle cx="60" cy="45" r="25" fill="none" stroke="${p.glow}" stroke-width="1.500" stroke-dasharray="3 ${n(4 + r() * 6)}"/><path d="M60 6L66 48L60 84L54 48z" fill="${p.glow}"/><path d="M60 6L66 48L60 84z" fill="${p.lite}"/><path d="M46 52h28l-4 5H50z" fill="${p.deep}"/></g>`
  }
  const kind = Math.floor(r() * 6),
    a = n(r() * 360),
    cx = n(60 + (r() - 0.5) * 14),
    cy = n(43 + (r() - 0.5) * 8)
  let o = ''
  const at = (d: number, rad: number) => [n(cx + rad * Math.cos(d)), n(cy + rad * Math.sin(d))].join(' ')
  if (kind === 0) {
    const c = 7 + Math.floor(r() * 4)
    for (let i = 0; i < c; i++) {
      const d = a + (i / c) * 6.283 + (r() - 0.5) * 0.4,
        len = 22 + r() * 30
      o += `<path d="M${at(d - 0.2, 8)}L${at(d, len)}L${at(d + 0.2, 8)}z" fill="${i & 1 ? p.lite : p.glow}"/>`
    }
    o += `<circle cx="${cx}" cy="${cy}" r="10" fill="${p.deep}"/><circle cx="${cx}" cy="${cy}" r="4" fill="${p.glow}"/>`
  } // burst
  else if (kind === 1) {
    const tilt = n(-30 - r() * 25),
      c = 3 + Math.floor(r() * 2)
    for (let i = 0; i < c; i++) {
      const y = n(cy + (i - (c - 1) / 2) * 13),
        l = n(26 + r() * 16),
        w = n(2.5 + r() * 2)
      o += `<path d="M${n(cx - l)} ${y}Q${cx} ${n(y - w)} ${n(cx + l)} ${y}Q${cx} ${n(y + w * 1.6)} ${n(cx - l)} ${y}z" fill="${i & 1 ? p.lite : p.glow}"/>`
    }
    o = `<g transform="rotate(${tilt} ${cx} ${cy})">${o}</g>`
  } // claws
  else if (kind === 2) {
    for (let i = 0; i < 3; i++) {
      const d = i * 2.094 + a,
        s1 = 30 + r() * 6
      o += `<path d="M${at(d, 4)}C${at(d + 0.7, s1 * 0.7)} ${at(d + 1.5, s1)} ${at(d + 2.3, s1)}C${at(d + 1.6, s1 * 0.72)} ${at(d + 1.1, s1 * 0.45)} ${at(d, 4)}z" fill="${[p.lite, p.glow, p.high][i]}"/>`
    }
    o += `<circle cx="${cx}" cy="${cy}" r="5" fill="${p.deep}"/>`
  } // whirl
  else if (kind === 3) {
    const w = 30 + r() * 8,
      e = 12 + r() * 5
    o = `<path d="M${n(cx - w)} ${cy}Q${cx} ${n(cy - e * 2)} ${n(cx + w)} ${cy}Q${cx} ${n(cy + e * 2)} ${n(cx - w)} ${cy}z" fill="${p.lite}"/><circle cx="${cx}" cy="${cy}" r="${n(e * 0.85)}" fill="${p.deep}"/><path d="M${cx} ${n(cy - e * 0.75)}Q${n(cx + 5)} ${cy} ${cx} ${n(cy + e * 0.75)}Q${n(cx - 5)} ${cy} ${cx} ${n(cy - e * 0.75)}z" fill="${p.glow}"/>`
    for (let i = -2; i < 3; i++)
      o += `<path d="M${n(cx + i * 11 - 1.5)} ${n(cy - e - 5 + Math.abs(i) * 3)}l1.500-9 1.500 9z" fill="${p.glow}"/>`
  } // eye
  else if (kind === 4) {
    const c = 5 + Math.floor(r() * 3)
    o = `<circle cx="${cx}" cy="${cy}" r="30" fill="none" stroke="${p.lite}" stroke-width="1.500"/><circle cx="${cx}" cy="${cy}" r="24" fill="${p.deep}" opacity=".6"/>`
    let star = ''
    const st = c % 2 ? Math.floor(c / 2) : 2
    for (let i = 0; i <= c; i++) star += (i ? 'L' : 'M') + at(a + ((i * st) / c) * 6.283, 24)
    o += `<path d="${star}" fill="none" stroke="${p.glow}" stroke-width="2.200" stroke-linejoin="round"/>`
    for (let i = 0; i < c; i++)
      o += `<circle cx="${at(a + (i / c) * 6.283, 30).split(' ')[0]}" cy="${at(a + (i / c) * 6.283, 30).split(' ')[1]}" r="3.400" fill="${p.glow}"/>`
  } // seal
  else {
    const c = 4 + Math.floor(r() * 3),
      tilt = n((r() - 0.5) * 40)
    for (let i = 0; i < c; i++) {
      const x = n(cx + (i - (c - 1) / 2) * 12),
        t = n(8 + r() * 20),
        b = n(66 + r() * 14)
      o += `<path d="M${x} ${b}L${n(x - 4)} ${n(t + 16)}L${x} ${t}L${n(x + 4)} ${n(t + 16)}z" fill="${i & 1 ? p.lite : p.glow}"/><path d="M${x} ${b}L${n(x + 4)} ${n(t + 16)}L${x} ${t}z" fill="${p.high}"/>`
    }
    o = `<g transform="rotate(${tilt} ${cx} ${cy})">${o}</g>`
  } // spears
  return `<circle cx="${cx}" cy="${cy}" r="34" fill="${p.deep}" opacity=".35"/>` + o
}

/** Two aspects meeting; the rarer the card, the more rings. */
export function drawSpell(card: { readonly rarity?: string }, r: Draw, p: Palette, p2: Palette): string {
  const d = 13 + r() * 5,
    a = n((r() - 0.5) * 70),
    rings = RINGS[card.rarity ?? ''] ?? 2
  let o = `<g transform="rotate(${a} 60 42)">`
  for (let i = rings; i > 0; i--)
    o += `<circle cx="${n(60 - d)}" cy="42" r="${14 + i * 5}" fill="none" stroke="${p.lite}" stroke-width="1.200" opacity="${n(0.9 - i * 0.15)}"/><circle cx="${n(60 + d)}" cy="42" r="${14 + i * 5}" fill="none" stroke="${p2.lite}" stroke-width="1.200" opacity="${n(0.9 - i * 0.15)}"/>`
  o += `<circle cx="${n(60 - d)}" cy="42" r="15" fill="${p.high}" opacity=".85"/><circle cx="${n(60 + d)}" cy="42" r="15" fill="${p2.high}" opacity=".85"/>`
  return (
    o + `</g><g transform="translate(60 42) scale(.62) translate(-60 -43)">${drawThing({ type: 'action' }, r, { ...p, lite: p2.glow })}</g>`
  )
}
