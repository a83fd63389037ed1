import { type Draw, mirror, n, type Palette } from './palette.ts'

/** Shoulders, head, and what the traits say; flat, three tones, lit from one side. */
export function drawFigure(card: { readonly traits?: readonly string[] }, r: Draw, p: Palette): string {
  const t = new Set(card.traits || []),
    has = (...k: string[]) => k.some((x) => t.has(x))
  const big = has('giant', 'dinosaur', 'construct'),
    small = has('imp', 'faerie', 'fungus')
  const k = big ? 1.16 : small ? 0.82 : 0.96 + r() * 0.12,
    sw = big ? 46 : small ? 20 : 28 + r() * 8
  const eye = (x: number, y: number, w: number, h: number, rot = 0) =>
    `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" transform="rotate(${rot} ${x} ${y})" fill="${p.glow}"/>`
  let back = '',
    head = '',
    face = '',
    front = ''
  const body = `<path d="M${n(60 - sw)} 96C${n(60 - sw)} 74 ${n(60 - sw * 0.5)} 66 52 62L54 52H66L68 62C${n(60 + sw * 0.5)} 66 ${n(60 + sw)} 74 ${n(60 + sw)} 96z" fill="${p.deep}"/><path d="M60 63C${n(60 + sw * 0.5)} 67 ${n(60 + sw - 2)} 75 ${n(60 + sw)} 96H${n(60 + sw * 0.55)}C${n(60 + sw * 0.5)} 80 68 70 60 63z" fill="${p.low}" opacity=".9"/>`
  const oval = (rx = 12.5, ry = 15.5, cy = 42) =>
    `<ellipse cx="60" cy="${cy}" rx="${rx}" ry="${ry}" fill="${p.deep}"/><path d="M60 ${cy - ry}A${rx} ${ry} 0 0160 ${cy + ry}A${rx * 0.7} ${ry} 0 0060 ${cy - ry}z" fill="${p.mid}"/>`
  if (has('robot', 'construct')) {
    head = `<rect x="46" y="28" width="28" height="28" rx="4" fill="${p.deep}"/><path d="M66 28h4a4 4 0 014 4v20a4 4 0 01-4 4h-4z" fill="${p.mid}"/><path d="M60 28V18" stroke="${p.lite}" stroke-width="2"/><circle cx="60" cy="16" r="3" fill="${p.glow}"/>`
    face =
      r() > 0.5 ? `<rect x="50" y="37" width="20" height="5" rx="2.500" fill="${p.glow}"/>` : eye(54, 40, 3.2, 3.2) + eye(66, 40, 3.2, 3.2)
    front = `<path d="M52 49h16" stroke="${p.lite}" stroke-width="1.500" stroke-dasharray="2 2"/>`
  } else if (has('beast', 'lycanthrope', 'cat', 'wolf', 'dinosaur', 'dragon', 'rat')) {
    const e = 6 + r() * 8
    head = `<path d="M42 ${n(30 - e)}L52 30Q60 26 68 30L78 ${n(30 - e)}L79 44Q76 55 67 63Q60 68 53 63Q44 55 41 44z" fill="${p.deep}"/><path d="M60 28Q64 28 68 30L78 ${n(30 - e)}L79 44Q76 55 67 63Q63 66 60 66.500Q68 48 60 28z" fill="${p.mid}"/>`
    face = eye(52, 42, 4.2, 1.9, 18) + eye(68, 42, 4.2, 1.9, -18)
    front = `<path d="M56 57h8l-4 4z" fill="${p.lite}"/>`
    if (has('dinosaur', 'dragon')) front += mirror(`<path d="M47 33L41 18L52 29z" fill="${p.lite}"/>`)
  } else if (has('insect', 'spider')) {
    head = oval(11, 13, 44)
    back = mirror(
      `<path d="M54 56C36 46 30 60 20 84M52 50C34 34 24 42 12 60M54 44C42 24 32 24 22 34" fill="none" stroke="${p.deep}" stroke-width="4.500" stroke-linecap="round"/>`,
    )
    face = eye(55, 42, 2.6, 3.4) + eye(65, 42, 2.6, 3.4) + eye(57, 50, 1.4, 1.6) + eye(63, 50, 1.4, 1.6)
  } else if (has('knight')) {
    head = oval(13.5, 17)
    face = `<path d="M49 40h9v13h4V40h9v3.500h-6V56h-10V43.500h-6z" fill="${p.glow}"/>`
    back = `<path d="M60 24C${r() > 0.5 ? '76 6 88 14 84 34C80 24 72 22 60 28' : '44 6 32 14 36 34C40 24 48 22 60 28'}z" fill="${p.lite}"/>`
    front = mirror(`<path d="M${n(60 - sw - 2)} 80C${n(58 - sw)} 68 ${n(68 - sw)} 64 50 68L48 78z" fill="${p.high}" opacity=".85"/>`)
  } else if (has('giant')) {
    head = oval(12, 13, 40)
    const g = Math.floor(r() * 3)
    front = [
      `<path d="M48 44Q60 52 72 44Q73 62 60 70Q47 62 48 44z" fill="${p.high}"/>`,
      mirror(`<path d="M57 50L51 50L50 42Q54 48 57 50z" fill="${p.glow}"/>`) +
        mirror(`<path d="M14 84C20 66 34 64 44 70L40 84z" fill="${p.high}"/>`),
      `<path d="M47 46L53 56L56 50L60 66L64 50L67 56L73 46Q72 60 60 76Q48 60 47 46z" fill="${p.lite}"/>`,
    ][g]
    face = eye(55, 38, 2.4, 1.6, 10) + eye(65, 38, 2.4, 1.6, -10)
    back =
      r() > 0.4
        ? mirror(`<path d="M50 34C42 34 38 26 40 16C44 24 48 26 54 28z" fill="${p.lite}"/>`)
        : `<path d="M47 32Q60 14 73 32L71 38Q60 28 49 38z" fill="${p.lite}"/>`
  } else if (has('martian')) {
    head = `<path d="M60 14C80 14 82 36 74 46C70 54 66 62 60 62C54 62 50 54 46 46C38 36 40 14 60 14z" fill="${p.deep}"/><path d="M60 14C80 14 82 36 74 46C70 54 66 62 60 62C70 44 70 30 60 14z" fill="${p.mid}"/>`
    face = eye(53, 42, 3, 5.2, 28) + eye(67, 42, 3, 5.2, -28)
  } else if (has('plant', 'treant', 'fungus')) {
    head = oval(12, 15)
    back = [-60, -32, 0, 32, 60]
      .map(
        (a) =>
          `<path d="M60 34C54 22 56 12 60 4C64 12 66 22 60 34z" transform="rotate(${a + (r() - 0.5) * 14} 60 40)" fill="${a % 60 ? p.high : p.lite}"/>`,
      )
      .join('')
    face = eye(55, 43, 2, 3) + eye(65, 43, 2, 3)
  } else {
    head = oval()
    face = eye(55, 42, 2.6, 1.5, 8) + eye(65, 42, 2.6, 1.5, -8)
  }
  if (has('demon')) {
    const l = 10 + r() * 10
    back += mirror(`<path d="M51 34C40 32 36 ${n(24 - l * 0.3)} 42 ${n(20 - l)}C43 ${n(24 - l * 0.3)} 48 28 57 28z" fill="${p.lite}"/>`)
    face = eye(54.5, 42, 3.6, 1.7, 22) + eye(65.5, 42, 3.6, 1.7, -22)
    front += `<path d="M54 52q6 4 12 0l-2 5-2-2.500-2 2.500-2-2.500-2 2.500z" fill="${p.glow}" opacity=".85"/>`
  }
  if (has('imp')) {
    back += mirror(
      `<path d="M50 42L30 ${n(28 + r() * 12)}L50 52z" fill="${p.high}"/><path d="M55 30C52 26 51 22 53 17C55 22 57 24 60 27z" fill="${p.lite}"/>`,
    )
    face = eye(54.5, 42, 3.4, 3.4) + eye(65.5, 42, 3.4, 3.4)
  }
  if (has('elf')) {
    back += mirror(`<path d="M50 38L${n(36 + r() * 3)} ${n(27 + r() * 5)}L50 49z" fill="${p.high}"/>`)
  }
  if (has('thief', 'ranger', 'assassin')) {
    head = `<path d="M60 ${n(14 + r() * 5)}C42 22 39 42 40 64Q60 74 80 64C81 42 78 22 60 17z" fill="${p.deep}"/><path d="M60 17C78 22 81 42 80 64Q74 67 69 68C76 46 74 28 60 17z" fill="${p.mid}"/><path d="M60 29C50 32 48 42 49 56Q60 62 71 56C72 42 70 32 60 29z" fill="${p.night}"/>`
    const v = r()
    face =
      eye(55, 44, 3, 1.5, 10) + (v > 0.25 ? eye(65, 44, 3, 1.5, -10) : `<path d="M62 45l7-2" stroke="${p.lite}" stroke-width="1.500"/>`)
    if (v > 0.55) front += `<path d="M49 50Q60 55 71 50V57Q60 63 49 57z" fill="${p.high}"/>`
  }
  if (has('scientist', 'cyborg', 'pilot', 'handuhan')) {
    const one = has('cyborg')
    face =
      `<path d="M47 40h26" stroke="${p.lite}" stroke-width="2"/><circle cx="54" cy="41" r="5" fill="${p.deep}" stroke="${p.lite}" stroke-width="2"/>` +
      (one
        ? `<circle cx="54" cy="41" r="2.600" fill="${p.glow}"/><path d="M62 28Q72 30 72 42Q70 54 62 57z" fill="${p.high}"/>` +
          eye(66, 41, 3, 1.4)
        : eye(54, 41, 2.4, 2.4) +
          `<circle cx="66" cy="41" r="5" fill="${p.deep}" stroke="${p.lite}" stroke-width="2"/>` +
          eye(66, 41, 2.4, 2.4))
    back +=
      r() > 0.5
        ? `<path d="M46 40C42 22 54 18 60 20C68 16 78 24 74 40z" fill="${p.high}"/>`
        : `<path d="M46 36L42 26L50 28L52 18L59 25L66 17L69 27L78 25L74 37z" fill="${p.high}"/>`
  }
  if (has('spirit', 'angel', 'ghost')) {
    back =
      `<circle cx="60" cy="38" r="${n(21 + r() * 4)}" fill="none" stroke="${p.glow}" stroke-width="1.800"/>` +
      mirror(`<path d="M46 66C26 58 18 36 20 18C30 34 38 44 52 54z" fill="${p.lite}" opacity=".75"/>`) +
      back
  }
  if (has('faerie'))
    back +=
      (r() > 0.5
        ? `<path d="M46 46C40 18 56 16 66 12C62 18 80 22 75 48z" fill="${p.lite}"/>`
        : `<path d="M47 38L44 22L54 28L60 14L66 28L76 22L73 38z" fill="${p.lite}"/>`) +
      mirror(
        `<path d="M54 60C34 54 24 34 30 20C44 22 54 40 57 56z" fill="${p.lite}" opacity=".75"/><path d="M54 64C40 66 30 76 32 86C42 86 52 78 57 66z" fill="${p.high}" opacity=".8"/>`,
      )
  if (has('witch', 'wizard'))
    front += `<path d="M36 36Q60 28 84 36Q72 34 68 30L${n(58 + r() * 16)} 4L51 30Q48 34 36 36z" fill="${p.high}"/><path d="M36 36Q60 28 84 36Q60 42 36 36z" fill="${p.deep}"/>`
  if (has('hunter', 'pirate'))
    front += `<path d="M38 34Q60 26 82 34Q84 37 82 37Q60 32 38 37Q36 37 38 34z" fill="${p.lite}"/><path d="M47 33Q48 18 60 19Q72 18 73 33Q60 29 47 33z" fill="${p.high}"/>`
  if (has('vampire')) {
    back += mirror(`<path d="M56 64L34 72L38 40Q46 54 56 58z" fill="${p.high}"/>`)
    front += `<path d="M47.500 40Q47 25 60 25.500Q73 25 72.500 40Q69 32 60 37Q51 32 47.500 40z" fill="${p.lite}"/><path d="M56.500 52l1.500 5 1.500-5zM61 52l1.500 5 1.500-5z" fill="${p.glow}"/>`
  }
  if (has('ghoul', 'skeleton', 'undead')) {
    face =
      `<circle cx="54.500" cy="42" r="4" fill="${p.deep}"/><circle cx="65.500" cy="42" r="4" fill="${p.deep}"/>` +
      eye(54.5, 42.5, 1.5, 1.5) +
      eye(65.5, 42.5, 1.5, 1.5)
    head = `<path d="M60 25C72 25 75 35 74 44L69 50V58H51V50L46 44C45 35 48 25 60 25z" fill="${p.high}"/><path d="M60 25C72 25 75 35 74 44L69 50V58H63C68 46 66 34 60 25z" fill="${p.mid}"/>`
    front += `<path d="M55 52v6M60 52v6M65 52v6" stroke="${p.deep}" stroke-width="1.300"/>`
  }
  if (has('soldier', 'warrior'))
    front += `<path d="M46 38Q46 22 60 22Q74 22 74 38L70 40H50z" fill="${p.high}"/><path d="M58 20h4v14h-4z" fill="${p.lite}"/>`
  if (has('mutant')) front += eye(60, 32, 2.4, 1.8)
  if (has('human') && !has('thief', 'knight', 'scientist', 'witch', 'hunter', 'soldier', 'vampire', 'cyborg'))
    back += `<path d="M45 50C40 22 56 20 60 22C66 20 80 24 75 50z" fill="${p.high}"/>`
  if (has('structure'))
    return `<path d="M34 94V40h8v-8h7v8h7V26h8v14h7v-8h7v8h8v54z" fill="${p.deep}"/><path d="M62 26h2v14h7v-8h7v8h8v54H62z" fill="${p.mid}"/><path d="M55 94V76a5 5 0 0110 0v18zM46 54h4v8h-4zM70 54h4v8h-4z" fill="${p.glow}"/>`
  const dx = n((r() - 0.5) * 10)
  return `<g transform="translate(${dx} ${n(60 - 58 * k + (small ? 12 : 0))}) translate(60 0) scale(${n(k * 100) / 100}) translate(-60 0)">${back}${body}${head}${face}${front}</g>`
}
