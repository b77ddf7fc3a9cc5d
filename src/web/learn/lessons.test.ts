import { describe, expect, test } from 'vitest'
import { legal, type Match, play, start } from '../../engine/match.ts'
import { keyOf } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import { isNext, type Lesson, placeOf } from './lesson.ts'
import { LESSONS } from './lessons/index.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

function begun(kit: AnyKit, { options, opening }: Lesson): Match {
  const seats = [{ kind: 'person' as const, name: 'You' }]
  let match = given(start(kit, { options, seats, practice: true, seed: 1 }))
  for (const action of opening) match = given(play(match, { action }))
  return match
}

const isAsked = ({ game, state }: Match) => game.actor(state).kind === 'seats'

describe.each(Object.keys(LESSONS))('the lesson of %s', name => {
  async function loaded() {
    const [lesson, kit] = await Promise.all([LESSONS[name]?.(), LOADERS[name]?.()])
    if (!lesson || !kit) throw new Error(name)
    return { lesson, kit }
  }

  test('can be played to its end: every action is legal when it is due, every roll and card possible', async () => {
    const { lesson, kit } = await loaded()
    let match = begun(kit, lesson)
    for (const { say, do: deeds = [], chance = [] } of lesson.steps) {
      expect(isAsked(match), `${say}: the learner is asked`).toBe(true)
      for (const action of deeds) match = given(play(match, { seat: 0, action }))
      for (const action of chance) match = given(play(match, { action }))
    }
    expect(isAsked(match)).toBe(true)
  })

  test('knows at every moment which step is due, and accepts what it waits for and nothing else', async () => {
    const { lesson, kit } = await loaded()
    let match = begun(kit, lesson)
    for (const [index, { do: deeds, chance = [] }] of lesson.steps.entries()) {
      if (!deeds) continue
      for (const action of deeds) {
        const place = placeOf(lesson, match.version, Number.MAX_SAFE_INTEGER)
        expect(place?.index).toBe(index)
        const accepted = legal(match, 0).filter(candidate => place && isNext(place, [candidate]))
        expect(accepted.map(keyOf)).toEqual([keyOf(action)])
        match = given(play(match, { seat: 0, action }))
      }
      for (const action of chance) match = given(play(match, { action }))
    }
    expect(placeOf(lesson, match.version, Number.MAX_SAFE_INTEGER)).toBeNull()
  })

  test('offers a walk as one way over the board', async () => {
    const { lesson, kit } = await loaded()
    let match = begun(kit, lesson)
    for (const { do: deeds = [], chance = [] } of lesson.steps) {
      const isWalk = deeds.length > 1 && deeds.every(({ kind }) => kind === 'step')
      const ways = (kit.paths?.(match.game.view(match.state, 0)) ?? []).map(way => way.actions.map(keyOf))
      if (isWalk) expect(ways).toContainEqual(deeds.map(keyOf))
      for (const action of deeds) match = given(play(match, { seat: 0, action }))
      for (const action of chance) match = given(play(match, { action }))
    }
  })

  test('has words for every step, in every language, and none left over', async () => {
    const { lesson } = await loaded()
    const said = lesson.steps.map(({ say }) => say).toSorted()
    for (const { lessons } of [en, de]) expect(Object.keys(Object(lessons)[name]).toSorted()).toEqual(said)
  })
})

test('Steps to read come one after the other, and again when a step was taken back.', () => {
  const act = { kind: 'go' }
  const lesson: Lesson = {
    game: 'x',
    options: {},
    opening: [act],
    steps: [{ say: 'a' }, { say: 'b' }, { say: 'c', do: [act, act], chance: [act] }, { say: 'd' }],
  }
  const sayAt = (at: number, read: number) => placeOf(lesson, at, read)?.step.say
  expect([sayAt(1, 0), sayAt(1, 1), sayAt(1, 2), sayAt(2, 0), sayAt(3, 0)]).toEqual(['a', 'b', 'c', 'c', 'c'])
  expect([sayAt(4, 0), sayAt(4, 1)]).toEqual(['d', undefined])
  expect(placeOf(lesson, 2, 0)?.left).toHaveLength(1)
})
