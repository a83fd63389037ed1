import { type Draw, n, type Palette } from './palette.ts'

/** What fills the sky: one family for each kind of faction. */
export const PATTERNS: Readonly<Record<string, (r: Draw, p: Palette) => string>> = {
  peaks(r, p) {
    let o = ''
    for (let i = 0; i < 3; i++) {
      let d = `M-4 ${n(52 + i * 14)}`,
        x = -4
      while (x < 124) {
        const w = 9 + r() * 13
        d += `L${n(x + w / 2)} ${n(34 + i * 15 + r() * 12)}L${n(x + w)} ${n(54 + i * 14 + r() * 5)}`
        x += w
      }
      o += `<path d="${d}V92H-4z" fill="${[p.mid, p.low, p.deep][i]}" opacity=".9"/>`
    }
    return o
  },
  flames(r, p) {
    let o = ''
    for (let i = 0; i < 11; i++) {
      const x = i * 12 + r() * 7 - 3,
        hgt = 26 + r() * 44,
        w = 6 + r() * 7,
        b = (r() - 0.5) * 16
      o += `<path d="M${n(x - w)} 94C${n(x - w)} ${n(94 - hgt * 0.6)} ${n(x + b)} ${n(94 - hgt * 0.6)} ${n(x + b * 0.6)} ${n(94 - hgt)}C${n(x + w + b)} ${n(94 - hgt * 0.5)} ${n(x + w)} ${n(94 - hgt * 0.4)} ${n(x + w)} 94z" fill="${i % 3 ? p.mid : p.high}" opacity="${i % 3 ? 0.55 : 0.4}"/>`
    }
    return o
  },
  lattice(r, p) {
    let o = ''
    const s = 9 + r() * 3
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 9; x++) {
        const cx = x * s * 1.732 + (y & 1 ? s * 0.866 : 0),
          cy = y * s * 1.5,
          v = r(),
          pts = [0, 1, 2, 3, 4, 5]
            .map((i) => n(cx + s * 0.92 * Math.sin((i * Math.PI) / 3)) + ',' + n(cy + s * 0.92 * Math.cos((i * Math.PI) / 3)))
            .join(' ')
        o += `<polygon points="${pts}" fill="${v > 0.8 ? p.mid : 'none'}" stroke="${p.high}" stroke-width=".6" opacity="${n(0.25 + v * 0.35)}"/>`
        if (v > 0.9) o += `<circle cx="${n(cx)}" cy="${n(cy)}" r="1.800" fill="${p.lite}"/>`
      }
    return o
  },
  orbits(r, p) {
    let o = ''
    const cx = 60 + (r() - 0.5) * 30,
      cy = 36 + (r() - 0.5) * 16,
      t = n((r() - 0.5) * 50)
    for (let i = 1; i < 7; i++) {
      const a = r() * 6.28,
        rx = i * 15,
        ry = i * (6 + r() * 2)
      o += `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${rx}" ry="${n(ry)}" transform="rotate(${t} ${n(cx)} ${n(cy)})" fill="none" stroke="${p.high}" stroke-width=".7" opacity=".6"/><circle transform="rotate(${t} ${n(cx)} ${n(cy)})" cx="${n(cx + rx * Math.cos(a))}" cy="${n(cy + ry * Math.sin(a))}" r="${n(1 + r() * 2)}" fill="${p.lite}"/>`
    }
    return o
  },
  rays(r, p) {
    let o = ''
    const c = 16 + Math.floor(r() * 8),
      off = r()
    for (let i = 0; i < c; i++) {
      const a = ((i + off) / c) * 6.283,
        w = 0.07 + r() * 0.06
      o += `<path d="M60 38L${n(60 + 110 * Math.cos(a - w))} ${n(38 + 110 * Math.sin(a - w))}L${n(60 + 110 * Math.cos(a + w))} ${n(38 + 110 * Math.sin(a + w))}z" fill="${p.high}" opacity="${n(0.18 + r() * 0.2)}"/>`
    }
    return o
  },
  veils(r, p) {
    let o = ''
    for (let i = 0; i < 7; i++) {
      const x = r() * 120,
        y = r() * 80,
        s = 16 + r() * 26
      o += `<path d="M${n(x)} ${n(y - s)}a${n(s)} ${n(s)} 0 11-.1 ${n(2 * s)}a${n(s * 1.5)} ${n(s * 1.5)} 0 00.1-${n(2 * s)}z" transform="rotate(${n(r() * 360)} ${n(x)} ${n(y)})" fill="${i & 1 ? p.mid : p.high}" opacity="${n(0.22 + r() * 0.3)}"/>`
    }
    return o
  },
  leaves(r, p) {
    let o = ''
    for (let i = 0; i < 20; i++) {
      const x = r() * 120,
        y = r() * 90,
        s = 8 + r() * 15,
        a = n(r() * 360)
      o += `<path d="M0 0C${n(s * 0.5)} ${n(-s * 0.6)} ${n(s)} ${n(-s * 0.5)} ${n(s * 1.4)} 0C${n(s)} ${n(s * 0.5)} ${n(s * 0.5)} ${n(s * 0.6)} 0 0z" transform="translate(${n(x)} ${n(y)}) rotate(${a})" fill="${i % 4 ? p.mid : p.high}" opacity="${n(0.3 + r() * 0.35)}"/>`
    }
    return o
  },
  waves(r, p) {
    let o = ''
    for (let i = 0; i < 7; i++) {
      const y = 14 + i * 12,
        a = 3 + r() * 5,
        l = 24 + r() * 20,
        s = r() * l
      let d = `M${n(-l - s)} ${y}`
      for (let x = -l - s; x < 130; x += l) d += `q${n(l / 4)} ${n(-a)} ${n(l / 2)} 0t${n(l / 2)} 0`
      o += `<path d="${d}V95H-60z" fill="${i & 1 ? p.mid : p.low}" opacity=".55"/><path d="${d}" fill="none" stroke="${p.lite}" stroke-width=".7" opacity=".4"/>`
    }
    return o
  },
  shards(r, p) {
    let o = ''
    for (let i = 0; i < 16; i++) {
      const x = r() * 120,
        y = r() * 90,
        s = 10 + r() * 26,
        a = r() * 6.28,
        q = () => a + (r() - 0.5) * 1.1
      const a1 = q(),
        a2 = q()
      o += `<path d="M${n(x)} ${n(y)}L${n(x + s * Math.cos(a1))} ${n(y + s * Math.sin(a1))}L${n(x + s * 0.7 * Math.cos(a2 + 0.5))} ${n(y + s * 0.7 * Math.sin(a2 + 0.5))}z" fill="${[p.mid, p.high, p.low, p.lite][i % 4]}" opacity="${i % 4 === 3 ? 0.22 : 0.45}"/>`
    }
    return o
  },
  steps(r, p) {
    let o = ''
    for (let i = 0; i < 9; i++) {
      const x = i * 14 - 4,
        hgt = 18 + r() * 42
      o += `<rect x="${x}" y="${n(92 - hgt)}" width="12.800" height="${n(hgt)}" fill="${i & 1 ? p.mid : p.low}" opacity=".85"/><rect x="${x}" y="${n(92 - hgt)}" width="12.800" height="2" fill="${p.high}" opacity=".7"/>`
    }
    return o
  },
  coins(r, p) {
    let o = ''
    for (let y = 0; y < 6; y++)
      for (let x = 0; x < 8; x++) {
        const v = r()
        o += `<rect x="${x * 17 - 6 + (y & 1 ? 8 : 0)}" y="${y * 17 - 4}" width="10" height="10" transform="rotate(45 ${x * 17 - 1 + (y & 1 ? 8 : 0)} ${y * 17 + 1})" fill="${v > 0.6 ? p.high : p.mid}" opacity="${n(0.2 + v * 0.4)}"/>`
      }
    return o
  },
  mist(r, p) {
    let o = ''
    for (let i = 0; i < 9; i++) {
      o += `<rect x="${n(r() * 100 - 20)}" y="${n(8 + i * 9)}" width="${n(40 + r() * 70)}" height="${n(3 + r() * 5)}" rx="4" fill="${i & 1 ? p.high : p.mid}" opacity="${n(0.18 + r() * 0.28)}"/>`
    }
    return o
  },
}
