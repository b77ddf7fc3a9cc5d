/** One Deck Dungeon's odds at a door, on random late parties of 1, 2 and 4 heroes with skills and items. */
import { fastRng, pick } from '../src/engine/rng.ts'
import type { Rng } from '../src/engine/types.ts'
import { standard } from '../src/games/onedeck/content/standard.ts'
import { given } from '../src/games/onedeck/given.ts'
import { onedeckKit } from '../src/games/onedeck/index.ts'
import type { DeckView } from '../src/games/onedeck/view/types.ts'
import { type Latency, latencyOf } from './latency.ts'

const CASES = 120
const WARM_UP = 20
/** Skills and items of each hero. */
const HELD = 3

const game = onedeckKit.make(standard)

export function doorLatency(): Latency {
  const views = Array.from({ length: CASES }, (_, seed) => viewFor(fastRng(seed + 1)))
  for (const view of views.slice(0, WARM_UP))
    onedeckKit.reader(onedeckKit.packs.standard).words.en.odds({ kind: 'face' }, { ...view })
  const times = views.map(view => {
    const started = performance.now()
    onedeckKit.reader(onedeckKit.packs.standard).words.en.odds({ kind: 'face' }, view)
    return performance.now() - started
  })
  return latencyOf(times)
}

/** A door has just been opened. */
function viewFor(rng: Rng): DeckView {
  const edition = pick(['first', 'revised'] as const, rng)
  const { encounters, skills, heroes, dungeons } = standard[edition]
  const party = shuffled(heroes, rng).slice(0, pick([1, 2, 4], rng))
  const cards = shuffled(
    encounters.flatMap(({ name, copies }) =>
      copies.map(({ loot }, copy) => ({ card: `${name} ${copy + 1}`, loot })),
    ),
    rng,
  )
  const isSkill = ({ loot }: (typeof cards)[number]) => skills.some(({ id }) => id === loot)
  const learned = cards.filter(isSkill).slice(0, HELD * party.length)
  const others = cards.filter(card => !learned.includes(card)).map(({ card }) => card)
  const each = (list: readonly string[]) => party.map((_, hero) => list.slice(hero * HELD, (hero + 1) * HELD))
  const { state } = given({
    edition,
    dungeon: pick(dungeons, rng).id,
    floor: 1 + rng.below(3),
    level: 4,
    heroes: party.map(({ id }) => id),
    skills: each(learned.map(({ card }) => card)),
    items: each(others),
    open: [others.slice(-(party.length === 4 ? 2 : 1))],
  })
  return { ...(game.view(state, 0) as DeckView), frame: { kind: 'door', door: 0 } }
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(rng.below(left.length), 1))
}
