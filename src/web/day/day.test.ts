import { describe, expect, test } from 'vitest'
import { start } from '../../engine/match.ts'
import type { AnyKit, Facts } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import { matchOf } from '../setup/draft.ts'
import { askedFor } from './asked.ts'
import { dayAt, dayIn, dayOfDeal, dayOfSeed, draftOf, seedOf } from './day.ts'
import { en } from './text/en.ts'

const DAY = '2026-11-17'

function dealtOn(day: string, kit: AnyKit) {
  const match = start(kit, matchOf(draftOf(day, kit.facts, 'Ada')))
  if (!match.ok) throw new Error(match.refusal.reason)
  return match.value
}

const dayOf = ({ seed = -1, options }: { readonly seed?: number; readonly options: unknown }, facts: Facts) =>
  dayOfDeal({ seed, options: JSON.parse(JSON.stringify(options)) }, facts)

describe('the day', () => {
  test('is what the calendar of the own zone shows: at one moment it differs around the world', () => {
    const now = Date.UTC(2026, 10, 17, 10, 30)
    expect(dayAt(now, 'Pacific/Pago_Pago')).toBe('2026-11-16')
    expect(dayAt(now, 'Europe/Berlin')).toBe('2026-11-17')
    expect(dayAt(now, 'Pacific/Kiritimati')).toBe('2026-11-18')
  })

  test('changes at midnight, and at no other moment', () => {
    const midnight = Date.UTC(2026, 10, 16, 23)
    expect(dayAt(midnight - 1, 'Europe/Berlin')).toBe('2026-11-16')
    expect(dayAt(midnight, 'Europe/Berlin')).toBe('2026-11-17')
    expect(dayAt(midnight + 86_399_999, 'Europe/Berlin')).toBe('2026-11-17')
  })

  test('lasts 23 hours when the clocks go forward', () => {
    const before = Date.UTC(2026, 2, 28, 23)
    expect(dayAt(before, 'Europe/Berlin')).toBe('2026-03-29')
    expect(dayAt(before + 23 * 3_600_000, 'Europe/Berlin')).toBe('2026-03-30')
  })

  test('is one that a calendar has: the leap day comes every four years', () => {
    expect(dayIn('2028-02-29')).toBe('2028-02-29')
    expect(['2026-02-29', '2026-13-01', '2026-11-31', '26-11-17', 'today', '0999-01-01'].map(dayIn)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
  })

  test('is a seed, and can be read from it again', () => {
    expect(seedOf('2028-02-29')).toBe(20_280_229)
    expect(dayOfSeed(20_280_229)).toBe('2028-02-29')
    expect([20_260_229, 7, 202_611_170, -20_261_117, 2026.1117].map(dayOfSeed)).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })
})

describe.each(KITS.map(kit => [kit.facts.id, kit] as const))('a deal of the day of %s', (_, kit) => {
  test('can be played, is the same for everybody, and is known by its header', () => {
    const { header } = dealtOn(DAY, kit)
    expect({ ...header, seats: [] }).toEqual({ ...dealtOn(DAY, kit).header, seats: [] })
    expect(header.practice).toBe(false)
    expect(dayOf(header, kit.facts)).toBe(DAY)
    expect(dayOf(dealtOn('2028-02-29', kit).header, kit.facts)).toBe('2028-02-29')
  })

  test('is no longer one with other options or another number', () => {
    const { header } = dealtOn(DAY, kit)
    expect(dayOf({ ...header, seed: 7 }, kit.facts)).toBeNull()
    const [option] = kit.facts.options
    const other = option?.choices.find(choice => JSON.stringify(choice) !== JSON.stringify(option.standard))
    const options = { ...Object(header.options), [option?.name ?? '']: other }
    expect(dayOf({ ...header, options }, kit.facts)).toBeNull()
  })
})

describe('an address', () => {
  const date = (day: string) => `the day ${day}`
  const asked = (subject: string) => {
    const { fault, ...found } = askedFor(subject, ['tin'], DAY)
    return { ...found, fault: fault?.(en, date) ?? null }
  }

  test('without a day asks for today, and with one for that day', () => {
    expect(asked('')).toEqual({ day: DAY, game: null, fault: null })
    expect(asked('2026-11-16')).toEqual({ day: '2026-11-16', game: null, fault: null })
    expect(asked('2026-11-16/tin')).toEqual({ day: '2026-11-16', game: 'tin', fault: null })
  })

  test('of a day that has not come yet is refused in words', () => {
    expect(asked('2026-11-18/tin')).toEqual({
      day: DAY,
      game: null,
      fault: 'The deal of the day 2026-11-18 is not out yet: come back on that day. Here is today.',
    })
  })

  test('of no day, or of no game, is refused in words', () => {
    expect(asked('2026-02-29').fault).toBe('"2026-02-29" is no day of the calendar. Here is today.')
    expect(asked('2026-11-16/chess')).toEqual({
      day: '2026-11-16',
      game: null,
      fault: 'There is no game called "chess" here.',
    })
  })
})
