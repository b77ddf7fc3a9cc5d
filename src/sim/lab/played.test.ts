/** Studies of the real games, recounted from their events. */
import { describe, expect, test } from 'vitest'
import { seededChance, seededLots } from '../../engine/rng.ts'
import type { Action, AnyKit, GameEvent } from '../../engine/types.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { findingsOf } from './findings.ts'
import { type Bench, type Lab, labOf } from './lab.ts'
import { playChunk } from './play-chunk.ts'
import { type Study, seedOf } from './study.ts'
import type { Counts, Danger, Tally } from './tally.ts'

function labFor(kit: AnyKit, options: Readonly<Record<string, unknown>>, any: string[] = [], seats = 1): Lab {
  const { id: game, rulesVersion } = kit.facts
  const study: Study = {
    game,
    rulesVersion,
    bots: ['policy'],
    seats,
    seed: 11,
    budget: { iterations: 1 },
    lots: [],
    arms: [{ name: '', options, any }],
  }
  const lab = labOf(kit, study, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return lab.value
}

/** All events of the first games, played without the laboratory. */
function eventsOf({ study, benches }: Lab, games: number): (GameEvent & Record<string, unknown>)[] {
  const events: GameEvent[] = []
  const [bench] = benches
  if (!bench) return []
  for (let number = 0; number < games; number++)
    playAgain(bench, seedOf(study, number), event => events.push(event))
  return events as (GameEvent & Record<string, unknown>)[]
}

function playAgain({ game, policy, deal }: Bench, seed: number, emit: (event: GameEvent) => void): void {
  const { state } = deal(seed)
  let rolls = 0
  for (let step = 0; ; step++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return
    const action: Action =
      actor.kind === 'chance'
        ? game.sample(state, seededChance(seed)(rolls++))
        : policy.choose(state, actor.seats[0] ?? 0, seededLots(seed)(step))
    game.apply(state, action, emit)
  }
}

/** How many odds beside a choice were looked at. */
const looks = (tally: Tally | undefined, ...names: string[]) =>
  names.flatMap(name => Object.values(tally?.foretold[name] ?? {})).reduce((sum, { of }) => sum + of, 0)

const total = (counts: Counts | undefined) =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)

describe('Dungeon in a Tin', () => {
  const lab = labFor(tinKit, { turnLimit: 100 })
  const [tally] = playChunk(lab, { from: 0, to: 6 }).counted.arms
  const events = eventsOf(lab, 6)
  const count = (kind: string) => events.filter(event => event.kind === kind).length

  test('faces, rooms, tiles, cards and deaths are those of its events', () => {
    expect(total(tally?.dice['number'])).toBe(count('rolled'))
    expect(tally?.dice['number']?.['6']).toBe(
      events.filter(({ kind, value }) => kind === 'rolled' && value === 6).length,
    )
    expect(Object.values(tally?.places ?? {}).reduce((sum, { came }) => sum + came, 0)).toBe(count('entered'))
    expect(Object.values(tally?.things['tile'] ?? {}).reduce((sum, { times }) => sum + times, 0)).toBe(
      count('laid'),
    )
    const { none, ...cards } = tally?.trials['card'] ?? {}
    expect(Object.values(cards).reduce((sum, { of }) => sum + of, 0)).toBe(count('used'))
    expect(none?.of).toBe(count('usedNone'))
    const slain = events.filter(({ kind, ending }) => kind === 'ended' && ending === 'slain').length
    expect(tally?.endings['slain'] ?? 0).toBe(slain)
    expect(Object.values(tally?.deaths ?? {}).reduce((sum, where) => sum + total(where), 0)).toBe(slain)
  })

  test('every monster is a meeting, every heart lost and every death one of its own', () => {
    const monsters = Object.values(tally?.dangers['monster'] ?? {})
    const sum = (of: (danger: Danger) => number) => monsters.reduce((all, danger) => all + of(danger), 0)
    expect(sum(({ met }) => met)).toBe(count('met'))
    expect(sum(({ lost }) => lost)).toBe(count('wounded'))
    expect(sum(({ fell }) => fell)).toBe(tally?.endings['slain'] ?? 0)
  })

  test('the shown chance of a round is held against how rounds went', () => {
    expect(looks(tally, 'told')).toBe(1)
    const bins = Object.values(tally?.foretold['round'] ?? {})
    expect(bins.reduce((sum, { of }) => sum + of, 0)).toBe(count('rolled'))
    expect(bins.reduce((sum, { happened }) => sum + happened, 0)).toBe(
      events.filter(({ kind, won }) => kind === 'rolled' && won === true).length,
    )
  })
})

describe('Dungeon!', () => {
  const lab = labFor(dungeonKit, { turnLimit: 40 }, [], 2)
  const [tally] = playChunk(lab, { from: 0, to: 4 }).counted.arms
  const events = eventsOf(lab, 4)

  test('classes, places, foes and deaths are those of its events', () => {
    const classes = Object.values(tally?.traits['class'] ?? {})
    expect(classes.reduce((sum, { of }) => sum + of, 0)).toBe(8)
    const came = events.filter(
      ({ kind, spell }) =>
        ['walked', 'moved', 'thrownBack', 'slid'].includes(kind) || (kind === 'cast' && spell === 'teleport'),
    ).length
    expect(Object.values(tally?.places ?? {}).reduce((sum, place) => sum + place.came, 0)).toBe(came)
    const attacks = events.filter(({ kind }) => kind === 'attacked')
    expect(total(tally?.dice['attack'])).toBe(2 * attacks.length)
    expect(
      Object.values(tally?.foretold['attack'] ?? {}).reduce((sum, { happened }) => sum + happened, 0),
    ).toBe(attacks.filter(({ hit }) => hit === true).length)
    const died = events.filter(({ kind }) => kind === 'died').length
    const monsters = Object.values(tally?.dangers['monster'] ?? {})
    expect(monsters.reduce((sum, { fell }) => sum + fell, 0)).toBe(died)
    expect(monsters.reduce((sum, { lost }) => sum + lost, 0)).toBe(
      events.filter(({ kind, blow }) => kind === 'struck' && blow !== 'missed').length,
    )
    const ends = Object.values(tally?.ends['level'] ?? {})
    expect(ends.reduce((sum, { fell }) => sum + fell, 0)).toBe(died)
    expect(ends.reduce((sum, { of }) => sum + of, 0)).toBe(
      events.filter(({ kind }) => kind === 'tookHero').length,
    )
  })

  test('odds beside a choice are looked at once, in the first of these matches', () => {
    expect(looks(tally, 'told', 'unseen')).toBe(1)
  })

  test('a level is reached as often as heroes came as far, or further', () => {
    if (!tally) throw new Error('There is a tally')
    const [stages] = findingsOf(tally).survival
    const deeper = stages?.rows.filter(({ stage }) => stage > 1) ?? []
    expect(deeper.length).toBeGreaterThan(1)
    for (const { stage, reached } of deeper) expect(tally.things['level']?.[`${stage}`]?.times).toBe(reached)
  })

  test('a hero who falls and is not replaced is one hero, who fell on the level of the place', () => {
    const hunt = labFor(dungeonKit, { mode: 'hunted' })
    const [alone] = playChunk(hunt, { from: 0, to: 12 }).counted.arms
    const ends = Object.entries(alone?.ends['level'] ?? {})
    const heroes = eventsOf(hunt, 12).filter(({ kind }) => kind === 'tookHero').length
    expect(ends.reduce((sum, [, { of }]) => sum + of, 0)).toBe(heroes)
    const fallen = Object.values(alone?.deaths ?? {})
    for (const [level, { fell }] of ends)
      expect(fell).toBe(fallen.reduce((sum, where) => sum + (where[`level-${level}`] ?? 0), 0))
    expect(total(alone?.endings)).toBe(12)
    expect(alone?.endings['slain']).toBeGreaterThan(0)
  })
})

describe('One Deck Dungeon', () => {
  const lab = labFor(onedeckKit, { edition: 'first' }, ['dungeon'])
  const [tally] = playChunk(lab, { from: 0, to: 4 }).counted.arms
  const events = eventsOf(lab, 4)

  test('foes, perils, loot, turns and dice are those of its events', () => {
    const times = (kind: string) =>
      Object.values(tally?.things[kind] ?? {}).reduce((sum, thing) => sum + thing.times, 0)
    const looted = (as: string) =>
      events.filter(event => event.kind === 'looted' && event['as'] === as).length
    expect(times('foe') + times('peril')).toBe(events.filter(({ kind }) => kind === 'faced').length)
    for (const kind of ['item', 'skill', 'potion']) expect(times(kind)).toBe(looted(kind))
    const turns = Object.entries(tally?.rounds ?? {}).reduce(
      (sum, [turn, games]) => sum + Number(turn) * games,
      0,
    )
    expect(turns).toBe(events.filter(({ kind }) => kind === 'began').length)
    const rolls = Object.values(tally?.dice ?? {}).reduce((sum, die) => sum + total(die), 0)
    expect(rolls).toBe(events.filter(({ kind }) => kind === 'rolled').length)
  })

  test('of the odds shown before encounters one is looked at, in the first of these matches', () => {
    expect(looks(tally, 'unhurt')).toBe(1)
  })

  test('an option that every game draws for itself has a rate for each value', () => {
    if (!tally) throw new Error('There is a tally')
    const dungeons = findingsOf(tally).options.find(({ name }) => name === 'dungeon')
    expect(dungeons?.rows.reduce((sum, { of }) => sum + of, 0)).toBe(4)
    expect(dungeons?.rows.length).toBeGreaterThan(1)
  })
})
