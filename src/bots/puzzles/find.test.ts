import { expect, test } from 'vitest'
import type { Action, AnyKit, Reason } from '../../engine/types.ts'
import { nimKit } from '../../testing/nim.ts'
import { findPuzzles, type Search } from './find.ts'
import { isAlike, isSaidAlike, type Told } from './why.ts'

const LEAVES: Reason = { why: 'leaves' }

/** Nim that explains itself; 4, 8, 12 sticks are good to leave. */
function nimSaying(reasons: (action: Action, sticks: number) => readonly Reason[]): AnyKit {
  const reader = nimKit.reader(null)
  const advice = {
    ...reader.advice,
    hollow: ['idle'],
    reasons: (view: object, action: Action) => reasons(action, 'sticks' in view ? Number(view.sticks) : 0),
  }
  return { ...nimKit, reader: () => ({ ...reader, advice }) }
}

const count = (action: Action) => ('count' in action ? Number(action.count) : 0)
const leaves = (action: Action, sticks: number) => (sticks - count(action)) % 4 === 0

const SEARCH: Search = {
  options: {},
  seed: 3,
  hasEnough: () => false,
  isLaying: false,
  about: [],
  isAtOnce: false,
  isLoose: false,
}

function foundIn(kit: AnyKit, search: Partial<Search> = {}, games = 8) {
  const matches = findPuzzles(kit, { ...SEARCH, ...search })
  return Array.from({ length: games }, () => matches.next().value).flatMap(
    next => (next.ok && next.value) || [],
  )
}

test('an answer is told with what speaks for it and for no other', () => {
  const kit = nimSaying((action, sticks) => (leaves(action, sticks) ? [LEAVES] : [{ why: 'least' }]))
  const found = foundIn(kit)
  expect(found.length).toBeGreaterThan(2)
  for (const { reasons } of found) expect(reasons).toEqual([LEAVES])
})

test.each([
  ['nobody can say why', () => []],
  ['the same speaks for every choice', () => [LEAVES]],
  ['only something hollow speaks for the best', (best: boolean) => (best ? [{ why: 'idle' }] : [LEAVES])],
])('where %s, a moment is passed over', (_, reasons) => {
  const kit = nimSaying((action, sticks) => reasons(leaves(action, sticks)))
  expect(foundIn(kit)).toEqual([])
})

test('beginners leave two sticks, and two choices are a question where something speaks for each', () => {
  const each = nimSaying(action => [{ why: `takes ${count(action)}` }])
  const best = nimSaying((action, sticks) => (leaves(action, sticks) ? [LEAVES] : []))
  const three = { options: { sticks: 3 } }
  const found = foundIn(each, { ...three, isLoose: true }, 100)
  expect(found.length).toBeGreaterThan(0)
  for (const puzzle of found) expect(puzzle).toMatchObject({ options: { length: 2 } })
  expect(foundIn(best, { ...three, isLoose: true }, 100)).toEqual([])
  expect(foundIn(each, three, 100)).toEqual([])
})

test('looks for what it is about, for what is decided at once, and for what there is not enough of', () => {
  const kit = nimSaying((action, sticks) => (leaves(action, sticks) ? [LEAVES] : []))
  expect(foundIn(kit, { about: ['leaves', 'home'] }).length).toBeGreaterThan(0)
  expect(foundIn(kit, { about: ['home'] })).toEqual([])
  expect(foundIn(kit, { isAtOnce: true }).length).toBeGreaterThan(0)
  expect(foundIn(kit, { hasEnough: ({ kind }) => kind === 'take' })).toEqual([])
})

test('answers are alike in kind and reasons, and said alike word for word', () => {
  const told = (kind: string, ...reasons: Reason[]): Told => ({
    kind,
    reasons,
    said: reasons.map(({ at }) => at ?? '').join(' '),
  })
  const cave: Reason = { why: 'foe', at: 'cave' }
  const cellar: Reason = { why: 'foe', at: 'cellar' }
  expect(isAlike(told('fight', cave), told('fight', cellar))).toBe(true)
  expect(isAlike(told('fight', cave), told('flee', cave))).toBe(false)
  expect(isAlike(told('fight', cave), told('fight', cave, LEAVES))).toBe(false)
  expect(isSaidAlike(told('fight', cave), told('flee', cave))).toBe(true)
  expect(isSaidAlike(told('fight', cave), told('fight', cellar))).toBe(false)
  expect(isSaidAlike(told('fight'), told('fight'))).toBe(false)
})
