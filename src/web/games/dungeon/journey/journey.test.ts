import { describe, expect, test } from 'vitest'
import type { Path } from '../../../../engine/types.ts'
import { content, type Given, type GivenHero, game, given } from '../../../../games/dungeon/given.ts'
import { dungeonKit } from '../../../../games/dungeon/index.ts'
import type { Action } from '../../../../games/dungeon/types.ts'
import { viewOf } from '../../../../games/dungeon/view/index.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { boxOf } from '../box.ts'
import { actionOf } from '../targets.ts'
import { legOf, mayGoOn } from './journey.ts'
import { type Route, routesOf } from './routes.ts'

const box = boxOf({ content: null })
const reader = dungeonKit.reader(dungeonKit.packs.standard)

interface Seen {
  readonly view: DungeonView
  readonly choices: readonly { key: string; action: Action; text: string; odds: null; rule: null }[]
  readonly ways: readonly Path[]
}

function seen(facts: Given): Seen {
  const { state } = given(facts)
  const view = viewOf(content, state, 0)
  const choices = game
    .actions(state, 0)
    .map(action => ({ key: JSON.stringify(action), action, text: '', odds: null, rule: null }))
  return { view, choices, ways: reader.paths?.(view) ?? [] }
}

function routeTo({ view }: Seen, space: string): Route {
  const route = routesOf(box, view).to(space)
  if (!route) throw new Error(`no way to ${space}`)
  return route
}

/** The farthest room from the Great Hall that no other room lies before. */
const FAR = box.plan.lairs
  .flatMap(
    ({ id }) => routesOf(box, seen({ heroes: [{ class: 'rogue', at: 'great-hall' }] }).view).to(id) ?? [],
  )
  .filter(({ trail }) => !trail.slice(1, -1).some(space => box.plan.lairs.some(({ id }) => id === space)))
  .reduce((far, route) => (route.steps > far.steps ? route : far)).to

const hall = { class: 'rogue', at: 'great-hall' } as const

describe('a journey', () => {
  test('goes as far as this turn leads and ends the turn there', () => {
    const now = seen({ heroes: [hall] })
    const route = routeTo(now, FAR)
    expect(route.turns).toBeGreaterThan(1)
    const leg = legOf(route, now.view, now)
    expect(leg?.way.actions.at(-1)).toEqual({ kind: 'stop' })
    expect(leg?.rest).toMatchObject({ to: FAR, at: route.trail[(leg?.way.actions.length ?? 0) - 1] })
  })

  test('is over where this turn reaches its end', () => {
    const now = seen({ heroes: [hall] })
    const route = routeTo(now, nearOf(now))
    const leg = legOf(route, now.view, now)
    expect(leg?.rest).toBeNull()
    expect(leg?.way.actions.at(-1)?.kind).toBe('step')
  })

  test('goes on where the next turn finds the hero and the way as they were', () => {
    const now = seen({ heroes: [hall] })
    const leg = legOf(routeTo(now, FAR), now.view, now)
    const rest = leg?.rest
    if (!rest) throw new Error('no journey')
    const next = (facts: Partial<GivenHero>, more: Partial<Given> = {}) =>
      seen({ heroes: [{ ...hall, at: rest.at, ...facts }], ...more })
    const calm = next({})
    expect(mayGoOn(rest, calm.view, routeTo(calm, rest.to))).toBe(true)
    const elsewhere = next({ at: 'great-hall' })
    expect(mayGoOn(rest, elsewhere.view, routeTo(elsewhere, rest.to))).toBe(false)
    const cleared = next({}, { cleared: { [rest.to]: 1 } })
    expect(mayGoOn(rest, cleared.view, routeTo(cleared, rest.to))).toBe(false)
    const tired = next({}, { left: 3 })
    expect(mayGoOn(rest, tired.view, routeTo(tired, rest.to))).toBe(false)
  })

  test('ends where somebody stands in the only corridor', () => {
    const now = seen({ heroes: [hall] })
    const route = routeTo(now, FAR)
    expect(legOf(route, now.view, { choices: now.choices, ways: [] })).toBeNull()
  })
})

describe('a way', () => {
  const cellar = (cleared: Readonly<Record<string, number>>) =>
    seen({ heroes: [{ ...hall, at: 'room-2-5' }], cleared: { 'room-2-5': 1, ...cleared } })

  test('D-12 names the rooms that have to be faced before it goes on', () => {
    expect(routeTo(cellar({}), 'great-hall').through).toEqual(['kitchen'])
    expect(routeTo(cellar({ kitchen: 3 }), 'great-hall').through).toEqual([])
    expect(routeTo(cellar({}), 'kitchen').through).toEqual([])
  })

  test('D-102 is taken where another hero stands in what this turn reaches', () => {
    const beside = (at: string) => seen({ heroes: [hall, { class: 'cleric', at }], cleared: { [at]: 1 } })
    const cleric = seen({ heroes: [hall, { class: 'cleric' }] }).view.seats[1]?.hero
    expect(routeTo(beside('room-1-7'), 'room-1-7')).toMatchObject({ turns: 1, taken: cleric })
    expect(routeTo(beside('room-1-7'), 'room-1-8').taken).toBeNull()
    expect(routeTo(beside(FAR), FAR).taken).toBeNull()
  })
})

/** Somewhere that this turn reaches. */
function nearOf({ ways }: Seen): string {
  const last = ways[0]?.actions.at(-1)
  const act = last && actionOf(last)
  return act?.kind === 'step' ? act.to : ''
}

test('D-60 a Secret Door card opens ways that nobody else knows', () => {
  const plain = seen({ heroes: [hall] })
  const card = box.content.treasures.find(({ power }) => power === 'secret door')?.id ?? ''
  const [mine] = plain.view.seats
  if (!mine) throw new Error('no hero')
  const knower = { ...plain.view, seats: [{ ...mine, shown: [card] }] }
  const steps = (view: DungeonView) =>
    box.plan.lairs.map(({ id }) => routesOf(box, view).to(id)?.steps ?? Number.POSITIVE_INFINITY)
  const [without, withCard] = [steps(plain.view), steps(knower)]
  expect(withCard.some((count, at) => count < (without[at] ?? 0))).toBe(true)
})
