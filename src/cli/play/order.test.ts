import { expect, test } from 'vitest'
import { fastRng, pick } from '../../engine/rng.ts'
import { playOut } from '../../engine/run.ts'
import type { Action, AnyKit } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'
import { inOrder } from './order.ts'

interface Temptation {
  /** What ends or gives away something. */
  readonly never: readonly string[]
  /** While one of these can be done, it is not the first choice; without them, while anything else can. */
  readonly before?: readonly string[]
}

const TEMPTATIONS: Readonly<Record<string, readonly Temptation[]>> = {
  dungeon: [{ never: ['stop', 'timeUp'] }],
  onedeck: [
    { never: ['done', 'heal', 'discard', 'unstore'], before: ['lay', 'use', 'convert'] },
    { never: ['perish', 'flee', 'stay', 'enough', 'discard', 'unstore'] },
  ],
  tin: [{ never: ['drop', 'stay', 'bare', 'retreat', 'cancel'] }],
}

function isRash({ never, before }: Temptation, [first, ...others]: readonly Action[]): boolean {
  if (!first || !never.includes(first.kind)) return false
  return others.some(({ kind }) => (before ? before.includes(kind) : !never.includes(kind)))
}

/** Positions of random play, each as its choices have their numbers. */
function positionsOf(kit: AnyKit, options: object, seed: number): Action[][] {
  const { facts, packs } = kit
  const game = kit.make(packs.standard)
  const parsed = game.parseOptions({ ...facts.bounded, ...options })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const [rng, positions] = [fastRng(seed), [] as Action[][]]
  const choose = (_state: unknown, _seat: number, actions: readonly Action[]) => {
    positions.push(
      inOrder(
        actions.map(action => ({ action })),
        facts,
      ).map(({ action }) => action),
    )
    return pick(actions, rng)
  }
  playOut(game, game.setup(parsed.value), choose, rng, 3000)
  return positions
}

const PARTIES = [{ heroes: ['warrior'] }, { heroes: ['mage', 'rogue'], seats: 2 }]

test.each(KITS)('$facts.title: the first choice never ends or gives away what can still be used', kit => {
  const temptations = TEMPTATIONS[kit.facts.id] ?? []
  expect(temptations).not.toEqual([])
  const setups = kit.facts.id === 'onedeck' ? PARTIES : [{}]
  const positions = setups.flatMap(options =>
    Array.from({ length: 20 }, (_, seed) => positionsOf(kit, options, seed)).flat(),
  )
  expect(positions.length).toBeGreaterThan(500)
  for (const temptation of temptations)
    expect(positions.filter(position => isRash(temptation, position)).slice(0, 3)).toEqual([])
})

test('O-201 a habitual 1 lays a die while one fits, and "Done" has a later number', async () => {
  const env = { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' }
  const { out } = await cli(['play', 'onedeck', '--seed', '3'], KITS, { input: '1\n2\n1\n1\nquit\n', env })
  expect(out).toMatch(/\n +1\. Lay /)
  expect(out).toMatch(/ 6\. Done\s/)
  expect(out).not.toMatch(/\n +1\. Done/)
})
