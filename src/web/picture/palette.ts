/** How a picture is coloured: tones of one house, or of any other faction. */
export interface Palette {
  readonly night: string
  readonly deep: string
  readonly low: string
  readonly mid: string
  readonly high: string
  readonly lite: string
  readonly glow: string
}

/** Numbers in 0 … 1, the same for the same text on every machine. */
export type Draw = () => number

/** Hue, chroma factor, pattern family; the hues equal those of tokens.css. */
export const HUES: Readonly<Record<string, readonly [hue: number, chroma: number, family: string]>> = {
  brobnar: [38, 1.1, 'peaks'],
  dis: [12, 1.1, 'flames'],
  logos: [238, 0.9, 'lattice'],
  mars: [142, 1, 'orbits'],
  sanctum: [88, 0.9, 'rays'],
  shadows: [298, 0.7, 'veils'],
  untamed: [150, 0.9, 'leaves'],
  saurian: [62, 0.9, 'steps'],
  staralliance: [212, 0.9, 'lattice'],
  unfathomable: [195, 0.9, 'waves'],
  ekwidon: [108, 0.7, 'coins'],
  geistoid: [276, 0.5, 'mist'],
  skyborn: [225, 0.7, 'shards'],
  keyraken: [170, 0.8, 'waves'],
  redemption: [48, 0.8, 'rays'],
  stone: [70, 0.35, 'steps'],
  skull: [160, 0.3, 'mist'],
  blood: [18, 1.1, 'flames'],
  flower: [350, 0.9, 'leaves'],
  water: [222, 1, 'waves'],
  meteor: [46, 1, 'orbits'],
  white: [250, 0.12, 'rays'],
  yellow: [92, 1, 'mist'],
  red: [22, 1.15, 'flames'],
  green: [150, 1, 'leaves'],
  blue: [250, 1, 'waves'],
  purple: [308, 1, 'veils'],
  void: [285, 0.6, 'veils'],
  soul: [190, 0.8, 'waves'],
  celestial: [82, 0.8, 'rays'],
  chaos: [322, 1, 'shards'],
  infernal: [32, 1.15, 'flames'],
  wound: [20, 0.8, 'shards'],
  crystal: [265, 0.8, 'shards'],
}

/** FNV-1a of the text, then mulberry32. */
export function makeDraw(text: string): Draw {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number short enough for a path. */
export const n = (x: number) => Math.round(x * 10) / 10
const ok = (l: number, c: number, h: number) => `oklch(${n(l * 1000) / 1000} ${Math.round(c * 1000) / 1000} ${n(h)})`
export function makePalette(house: string, r: Draw): Palette {
  const [h, k] = HUES[house] || [250, 0.3, 'mist'],
    t = (r() - 0.5) * 44
  return {
    night: ok(0.11, 0.02, h),
    deep: ok(0.17, 0.03 * k, h + t),
    low: ok(0.255, 0.055 * k, h + t * 0.6),
    mid: ok(0.37, 0.085 * k, h),
    high: ok(0.52, 0.115 * k, h - t * 0.5),
    lite: ok(0.7, 0.125 * k, h + t),
    glow: ok(0.88, 0.085 * k, h + t + 14),
  }
}
export const mirror = (s: string) => `<g>${s}</g><g transform="matrix(-1 0 0 1 120 0)">${s}</g>`
