/** One Deck Dungeon: damage, time and death, as told before a door is entered and before a way is chosen. */
import { fastRng } from '../../src/engine/rng.ts'
import type { Rng } from '../../src/engine/types.ts'
import { indexOf } from '../../src/games/onedeck/content/content-index.ts'
import { standard } from '../../src/games/onedeck/content/standard.ts'
import { onedeckKit } from '../../src/games/onedeck/index.ts'
import { oddsOf, POINTS } from '../../src/games/onedeck/odds/odds.ts'
import { seedOf, trialOf } from '../../src/games/onedeck/odds/trial.ts'
import { deckSize } from '../../src/games/onedeck/rules/party.ts'
import type { Action, State } from '../../src/games/onedeck/types.ts'
import { type DeckScene, type SceneCard, sceneOf } from '../../src/games/onedeck/view/scene/index.ts'
import type { DeckView } from '../../src/games/onedeck/view/types.ts'
import { harmsOf, playedFrom, RICH } from '../encounters.ts'
import type { Showing, Told } from './types.ts'

const index = indexOf(standard)
const game = onedeckKit.make(standard)
const sceneAt = (state: State): DeckScene => sceneOf(index, game.view(state, 0) as DeckView)

const MOST_TIME = 12
/** More than a page has time for, so that how far off they may be is known. */
const ROLLS = 400

const HEROES = ['warrior', 'rogue', 'mage', 'paladin', 'archer'] as const
const DUNGEONS = ['dragon', 'hydra', 'yeti', 'lich', 'minotaur'] as const

export const onedeckShowing: Showing<State> = {
  game: 'onedeck',
  kinds: ['enter', 'choose'],
  options: number => ({
    heroes: number % 2 === 0 ? [HEROES[number % 5]] : [HEROES[number % 5], HEROES[(number + 2) % 5]],
    dungeon: DUNGEONS[Math.floor(number / 5) % 5],
    edition: number % 3 === 0 ? 'revised' : 'first',
  }),
  shown(state, _seat, action: Action) {
    // Where time uncovers the Stairs, they hurt too: that is told of time, not of the encounter.
    const met = deckSize(state) < MOST_TIME ? null : meetingAt(sceneAt(state), action)
    if (!met) return null
    return () => {
      // Potions are left to the party, so it knows none.
      const from = { ...game.clone(state), ...RICH, potions: [] }
      const view = sceneAt(from)
      const heroes = view.party.map((_, hero) => hero)
      const trial = trialOf(view, met.card, met.way, heroes)
      if (!trial) throw new Error(`${met.card.id} has no way ${met.way}`)
      const toldBy = (rng: Rng, rolls: number): Told[] => {
        const harms = harmsOf(oddsOf(view, trial, rng, rolls))
        return (['damage', 'time', 'death'] as const).map(what => ({
          what,
          ...harms[what],
          isShare: what === 'death',
        }))
      }
      return {
        name: `${action.kind} ${met.card.id}, way ${met.way}`,
        told: toldBy(fastRng(seedOf(view, met.card)), ROLLS),
        toldAgain: () => toldBy(fastRng(seedOf(view, met.card), 1), 10 * ROLLS),
        attempt: rng => {
          const { damage, time, isDeadly } = playedFrom(
            game.clone(from),
            { first: action, way: met.way, points: POINTS },
            rng,
          )
          return [damage, time, isDeadly ? 1 : 0]
        },
      }
    }
  },
}

interface Meeting {
  readonly card: SceneCard
  readonly way: number
}

function meetingAt({ doors, fight }: DeckScene, action: Action): Meeting | null {
  if (action.kind === 'choose' && fight?.card) return { card: fight.card, way: action.way }
  const [card] = action.kind === 'enter' ? (doors[action.door]?.cards ?? []) : []
  return card ? { card, way: 0 } : null
}
