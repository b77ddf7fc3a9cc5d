/** Numbers as a language writes them, and as drawings do. */
import type { Language } from '../../engine/types.ts'
import type { Interval } from '../wilson.ts'

export interface Numbers {
  readonly count: (value: number) => string
  /** With one digit after the point where there is something to tell. */
  readonly decimal: (value: number) => string
  /** With two digits after the point. */
  readonly hundredth: (value: number) => string
  /** With three digits after the point, for what may be very small. */
  readonly fine: (value: number) => string
  readonly percent: (share: number) => string
  /** Without a digit after the point, for the scale of a drawing. */
  readonly wholePercent: (share: number) => string
  /** A difference of shares. */
  readonly signed: (share: number) => string
  /** A difference of numbers, with one digit after the point. */
  readonly change: (value: number) => string
  readonly between: (interval: Interval) => string
  readonly signedBetween: (interval: Interval) => string
  /** How likely it is by chance alone. */
  readonly likely: (p: number) => string
}

export function numbersIn(language: Language): Numbers {
  const whole = new Intl.NumberFormat(language)
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const three = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const sign = language === 'de' ? '\u00a0%' : '%'
  const points = (share: number) => one.format(Math.abs(share) * 100)
  const plus = (value: number) =>
    one.format(Math.abs(value)) === one.format(0) ? '±' : value < 0 ? '−' : '+'
  const percent = (share: number) => `${points(share)}${sign}`
  const signed = (share: number) => `${plus(share * 100)}${percent(share)}`
  return {
    count: value => whole.format(value),
    decimal: value => one.format(value),
    hundredth: value => two.format(value),
    fine: value => three.format(value),
    percent,
    wholePercent: share => `${whole.format(Math.round(share * 100))}${sign}`,
    signed,
    change: value => `${plus(value)}${one.format(Math.abs(value))}`.replace('±', ''),
    between: ({ low, high }) => `${points(low)}–${percent(high)}`,
    signedBetween: ({ low, high }) => `${signed(low)} … ${signed(high)}`,
    likely: p => (p < 0.001 ? `< ${three.format(0.001)}` : three.format(p)),
  }
}

/** A length in a drawing: two digits are finer than any screen. */
export function length(value: number): string {
  return `${Math.round(value * 100) / 100}`
}

/** As a part of the whole width or height. */
export function part(share: number): string {
  return `${length(share * 100)}%`
}
