// Shares of the win as people read them.
import { settings } from '../settings.svelte.ts'

/** 0.615: "62 %". */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}

/** Hundredths of a won game, without a sign. */
export function points(share: number): string {
  return String(Math.round(100 * Math.abs(share)))
}

export function signed(share: number): string {
  const whole = points(share)
  return whole === '0' ? '0' : `${share < 0 ? '−' : '+'}${whole}`
}

/** One decimal, as the language writes it. */
export function decimal(number: number): string {
  return number.toLocaleString(settings.language, { minimumFractionDigits: 0, maximumFractionDigits: 1 })
}
