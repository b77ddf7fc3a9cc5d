import { describe, expect, test, vi } from 'vitest'
import { type Match, start } from '../../engine/match.ts'
import { befall, legal, play } from '../../engine/play.ts'
import { keyOf } from '../../engine/result.ts'
import type { Action, AnyKit, Path, Result } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import { GAMES } from '../games/index.ts'
import type { ChapterWords } from '../games/page-game.ts'
import { rulebookOf } from '../shell/rulebooks.ts'
import { isNext, type Lesson, placeOf, pointedAt } from './lesson.ts'

vi.mock('../text/words.ts', () => ({ wordsIn: <T>(en: T) => ({ value: en }) }))

/** What a learner has done when the chapters of a game are over, and what chance has shown. */
const CORE: Readonly<Record<string, string>> = {
  dungeon: 'hero step stop search drop learn cast regain teleport',
  onedeck: 'explore enter face choose lay use pay convert done skill item xp level begin flee descend',
  tin: 'explore lay move fight card top bare bomb take buy pay unlock',
}
/** Eight minutes are about so many presses. */
const LONGEST = 45
const READ_ALL = Number.MAX_SAFE_INTEGER

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

function begun(kit: AnyKit, { options, opening }: Lesson): Match {
  const seats = [{ kind: 'person' as const, name: 'You' }]
  let match = given(start(kit, { options, seats, practice: true, seed: 1 }))
  for (const action of opening) match = given(befall(match, action))
  return match
}

const actorOf = ({ game, state }: Match) => game.actor(state).kind

const chapters = await Promise.all(
  GAMES.map(async ({ cover: { game }, lessons }) => {
    const kit = await LOADERS[game]?.()
    if (!kit) throw new Error(game)
    const words = await wordsOf(game)
    return (await lessons()).chapters.map(lesson => ({
      name: `${game}, ${lesson.chapter}`,
      lesson,
      kit,
      words,
    }))
  }),
).then(lists => lists.flat())

/** What is said in the chapters of a game, in every language. */
async function wordsOf(game: string): Promise<readonly Readonly<Record<string, ChapterWords>>[]> {
  const [{ en }, { de }] = await Promise.all([
    import(`../games/${game}/lessons/text/en.ts`),
    import(`../games/${game}/lessons/text/de.ts`),
  ])
  return [en, de]
}

describe.each(chapters)('the lesson $name', ({ lesson, kit, words }) => {
  /** Plays it to its end; looks at the match before each action of the learner. */
  function played(look: (match: Match, step: number, action: Action) => void): Match {
    let match = begun(kit, lesson)
    for (const [index, { say, do: due = [], chance = [] }] of lesson.steps.entries()) {
      for (const action of due) {
        look(match, index, action)
        match = given(play(match, 0, action))
      }
      for (const action of chance) match = given(befall(match, action))
      expect(`${say}: ${actorOf(match)}`).not.toBe(`${say}: chance`)
    }
    return match
  }

  const waysIn = (match: Match): readonly Path[] =>
    kit.reader(match.content).paths?.(match.game.view(match.state, 0)) ?? []

  test('can be played to its end: every action is legal when it is due, every roll and card possible', () => {
    expect(actorOf(begun(kit, lesson))).toBe('seats')
    played((match, _, action) => expect(legal(match, 0).map(keyOf)).toContain(keyOf(action)))
  })

  test('knows at every moment which step is due, and accepts what it waits for and nothing else', () => {
    const end = played((match, index, action) => {
      const place = placeOf(lesson, match.version, READ_ALL)
      expect(place?.index).toBe(index)
      const accepted = legal(match, 0).filter(candidate => place && isNext(place, [candidate]))
      expect(accepted.map(keyOf)).toEqual([keyOf(action)])
    })
    expect(placeOf(lesson, end.version, READ_ALL)).toBeNull()
  })

  test('never points at what cannot be chosen', () => {
    played(match => {
      const place = placeOf(lesson, match.version, READ_ALL)
      const ways = waysIn(match)
      const offered = [...legal(match, 0), ...ways.flatMap(({ actions }) => actions.slice(-1))]
      expect(offered.map(keyOf)).toContain(place && pointedAt(place, ways))
    })
  })

  test('offers a walk as one way over the board, and points at its end', () => {
    let last = -1
    played((match, index) => {
      const { do: due = [] } = lesson.steps[index] ?? {}
      const [end] = due.slice(-1)
      const place = placeOf(lesson, match.version, READ_ALL)
      const isWalk = due.length > 1 && due.every(({ kind }) => kind === 'step')
      const isFirst = last !== index
      last = index
      if (!isWalk || !isFirst || !end || !place) return
      expect(waysIn(match).map(way => way.actions.map(keyOf))).toContainEqual(due.map(keyOf))
      expect(pointedAt(place, waysIn(match))).toBe(keyOf(end))
    })
  })

  test('is short', () => {
    const presses = lesson.steps.map(({ do: due = [] }) => Math.max(1, due.length))
    expect(presses.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(LONGEST)
  })

  test('has words for every step, in every language, and none left over', () => {
    const said = lesson.steps.map(({ say }) => say).toSorted()
    for (const spoken of words)
      expect(Object.keys(spoken[lesson.chapter]?.steps ?? {}).toSorted()).toEqual(said)
  })

  test('names rules that exist', async () => {
    const known = (await rulebookOf(lesson.game, 'en')).rules.map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining(lesson.steps.flatMap(({ rule = [] }) => rule)))
  })
})

describe.each(Object.keys(CORE))('the chapters of %s', game => {
  const own = chapters.filter(({ lesson }) => lesson.game === game)

  test('let the learner do every core thing, and win', () => {
    const steps = own.flatMap(({ lesson }) => lesson.steps)
    const seen = steps.flatMap(({ do: due = [], chance = [] }) => [...due, ...chance])
    expect(seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining((CORE[game] ?? '').split(' ')))
    const wins = own.filter(({ lesson, kit }) => {
      let match = begun(kit, lesson)
      for (const { do: due = [], chance = [] } of lesson.steps) {
        for (const action of due) match = given(play(match, 0, action))
        for (const action of chance) match = given(befall(match, action))
      }
      return match.game.result(match.state)?.winners.includes(0)
    })
    expect(wins).toHaveLength(1)
  })

  test('have their titles in order, in every language', () => {
    const names = own.map(({ lesson }) => lesson.chapter)
    for (const spoken of own[0]?.words ?? []) expect(Object.keys(spoken)).toEqual(names)
  })
})

test('Steps to read come one after the other, and again when a step was taken back.', () => {
  const act = { kind: 'go' }
  const lesson: Lesson = {
    game: 'x',
    chapter: 'y',
    options: {},
    opening: [act],
    steps: [{ say: 'a' }, { say: 'b' }, { say: 'c', do: [act, act], chance: [act] }, { say: 'd' }],
  }
  const sayAt = (at: number, read: number) => placeOf(lesson, at, read)?.step.say
  expect([sayAt(1, 0), sayAt(1, 1), sayAt(1, 2), sayAt(2, 0), sayAt(3, 0)]).toEqual(['a', 'b', 'c', 'c', 'c'])
  expect([sayAt(4, 0), sayAt(4, 1)]).toEqual(['d', undefined])
  expect(placeOf(lesson, 2, 0)?.left).toHaveLength(1)
})
