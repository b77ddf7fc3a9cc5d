/** How large a view is on its way to a page, in bytes of JSON, over advised games: of One Deck with four heroes. */
import { fastRng } from '../src/engine/rng.ts'
import { playOut } from '../src/engine/run.ts'
import type { Action, AnyKit, View } from '../src/engine/types.ts'
import { KITS } from '../src/games/index.ts'

export interface ViewSizes {
  readonly views: number
  readonly median: number
  readonly largest: number
}

const LIMIT = 100_000
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  onedeck: { heroes: ['warrior', 'rogue', 'mage', 'archer'], dungeon: 'hydra' },
}

export function viewSizes(id: string, games: number): ViewSizes {
  const kit = KITS.find(({ facts }) => facts.id === id)
  if (!kit) throw new Error(`There is no game "${id}"`)
  const sizes = Array.from({ length: games }, (_, seed) => sizesOf(kit, seed + 1)).flat()
  const sorted = sizes.toSorted((a, b) => a - b)
  return {
    views: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    largest: sorted.at(-1) ?? 0,
  }
}

function sizesOf(kit: AnyKit, seed: number): number[] {
  const { standard } = kit.packs
  const [game, { advice }] = [kit.make(standard), kit.reader(standard)]
  const options = game.parseOptions(OPTIONS[kit.facts.id] ?? {})
  if (!options.ok) throw new Error(options.refusal.reason)
  const sizes: number[] = []
  const choose = (state: unknown, seat: number, actions: readonly Action[]): Action => {
    const view: View = game.view(state, seat)
    sizes.push(new TextEncoder().encode(JSON.stringify(view)).length)
    const weights = advice.weigh(view, actions)
    const best = actions[weights.indexOf(Math.max(...weights))]
    if (!best) throw new Error('There is nothing to choose from')
    return best
  }
  playOut(game, game.setup(options.value), choose, fastRng(seed), LIMIT)
  return sizes
}
