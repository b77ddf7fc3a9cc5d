import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MatchFile } from '../engine/file.ts'
import { resume } from '../engine/resume.ts'
import type { AnyKit, Seat } from '../engine/types.ts'
import { KITS } from '../games/index.ts'
import { progressChartOf } from './progress-chart.ts'
import { tableOf } from './table.ts'

const MATCHES = [
  ['dungeon', 'race-3'],
  ['dungeon', 'race-8-advised'],
  ['onedeck', 'warrior-dragon-first'],
  ['tin', 'rescued'],
] as const

function recorded(game: string, name: string): { file: MatchFile; kit: AnyKit } {
  const url = new URL(`../games/${game}/fixtures/${name}.json`, import.meta.url)
  const file: MatchFile = JSON.parse(readFileSync(url, 'utf8'))
  const kit = KITS.find(({ facts }) => facts.id === game)
  if (!kit) throw new Error(game)
  return { file, kit }
}

/** As a seat sees it, after so many steps or at the end. */
function courseFrom(game: string, name: string, eyes: Seat | null = null, steps?: number) {
  const { file, kit } = recorded(game, name)
  const match = resume(kit, file.header, file.steps.slice(0, steps))
  if (!match.ok) throw new Error(match.refusal.reason)
  return { file, course: progressChartOf(tableOf('m', kit, match.value), eyes) }
}

describe.each(MATCHES)('the course of %s, %s', (game, name) => {
  const { file, course } = courseFrom(game, name)

  test('has a number from 0 to 1 for each seat after each step', () => {
    expect(course.series).toHaveLength(course.length + 1)
    for (const standing of course.series) {
      expect(standing).toHaveLength(file.header.seats.length)
      expect(standing.every(share => share >= 0 && share <= 1)).toBe(true)
    }
  })

  test('ends with all of it for who has won', () => {
    const last = course.series.at(-1) ?? []
    for (const seat of file.result?.winners ?? []) expect(last[seat]).toBe(1)
  })

  test('lists the dice that fell, and only dice', () => {
    expect(course.rolls.length).toBeGreaterThan(10)
    expect(course.rolls.flatMap(({ faces }) => faces).every(face => face >= 1 && face <= 6)).toBe(true)
  })
})

test('while a match goes on, each seat sees its own hidden treasure in the course, and nobody else’s', () => {
  const STEPS = 250
  const ends = [null, 0, 1, 2].map(eyes => courseFrom('dungeon', 'race-3', eyes, STEPS).course.series.at(-1))
  const [known, ...seen] = ends
  const others = (series: readonly number[] | undefined, own: number) => series?.toSpliced(own, 1)
  for (const [seat, series] of seen.entries()) expect(others(series, seat)).toEqual(others(known, seat))
  expect(seen.some((series, seat) => series?.[seat] !== known?.[seat])).toBe(true)
})
