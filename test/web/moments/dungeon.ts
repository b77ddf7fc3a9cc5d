import type { SeatHolder } from '../../../src/engine/match.ts'
import { standard } from '../../../src/games/dungeon/content/standard.ts'
import type { Action, Kind, SeatStep } from '../../../src/games/dungeon/types.ts'
import type { DungeonView, LairView, SeatView } from '../../../src/games/dungeon/view/types.ts'
import type { Search, Wanted } from './wanted.ts'

type Want = Wanted<DungeonView>

const heroOf = ({ seats, turn }: DungeonView): SeatView | undefined => seats[turn]
const isHeroless = (view: DungeonView) => heroOf(view)?.hero === null
const goalOf = ({ hero }: SeatView): number => {
  const fact = standard.heroes.find(({ id }) => id === hero)
  return fact ? standard.goals[fact.class] : Number.POSITIVE_INFINITY
}
const lairHere = (view: DungeonView): LairView | undefined =>
  view.lairs.find(({ at, isUp }) => isUp && at === heroOf(view)?.at)

/** The first seat is a person's, always; bots of the others would play on by themselves. */
const when = (name: string, is: Want['is']): Want => ({
  name,
  is: (view, actions) => view.turn === 0 && is(view, actions),
})

const at = (name: string, step: SeatStep): Want => when(name, ({ due }) => due?.step === step)

const moving = (name: string, is: (hero: SeatView, view: DungeonView) => boolean): Want =>
  when(name, view => {
    const hero = heroOf(view)
    return view.due?.step === 'move' && hero !== undefined && is(hero, view)
  })

const offered = (name: string, kind: Kind, least = 1): Want =>
  when(name, (_view, actions) => actions.filter(action => action.kind === kind).length >= least)

const cast = (name: string, spell: string, least: number): Want =>
  when(name, (_view, actions) => {
    const offers = actions as readonly Action[]
    return offers.filter(action => action.kind === 'cast' && action.spell === spell).length >= least
  })

const person = (name: string): SeatHolder => ({ kind: 'person', name })
const bot = (name: string): SeatHolder => ({ kind: 'bot', name, level: 'fair' })

/** Every treasure is a sword: to lose one with two others in hand is rare otherwise. */
const SWORDS = {
  ...standard,
  treasures: [1, 2, 3, 4, 5, 6].map(level => ({
    id: `magic-sword-${level}`,
    name: 'Magic Sword',
    level,
    value: level * 500,
    copies: 14,
    power: 'magic sword',
    plusTwoFrom: 9,
  })),
}

export const searches: readonly Search[] = [
  {
    setup: { seats: [person('Ada'), bot('Bram')] },
    luck: 1,
    sense: 0.9,
    wanted: [
      at('a hero to choose', 'choose'),
      moving('the first move', ({ shown }, { round }) => round === 1 && shown.length === 0),
      offered('a secret door to search for', 'search'),
      moving('a secret door found', ({ doors }) => doors.length > 0),
      moving('a monster that stays', (_hero, view) => lairHere(view) !== undefined),
      moving(
        'a treasure dropped under the monster',
        (_hero, view) => (lairHere(view)?.drops.length ?? 0) > 0,
      ),
      moving('a full hand', ({ hand }) => (hand?.length ?? 0) >= 8),
      moving('a sword in play', ({ bonus }) => bonus > 0),
      moving('a hero in a cage', (_hero, { seats }) => (seats[1]?.lost ?? 0) > 0),
      moving(
        'enough gold, far from home',
        hero => (hero.gold ?? 0) >= goalOf(hero) && hero.at !== 'great-hall',
      ),
      moving('a new hero after a death', ({ deaths }) => deaths > 0),
      at('a slide', 'slide'),
      offered('a medallion beside a door', 'esp'),
      moving('a monster seen through the medallion', (_hero, { espAt }) => espAt !== null),
      offered('a crystal ball in hand', 'ball'),
      at('a crystal ball to look into', 'gaze'),
    ],
  },
  {
    setup: { seats: [person('Ada'), bot('Bram')] },
    luck: 1,
    sense: 0.6,
    wanted: [
      at('a spell book to fill', 'learn'),
      cast('a fireball into one room', 'fireball', 1),
      cast('a bolt of lightning with a choice of rooms', 'lightning', 2),
      offered('a teleport with a choice of chambers', 'teleport', 2),
      offered('a spell to regain', 'regain'),
      at('a chamber before its monster is known', 'meet'),
    ],
  },
  {
    setup: { seats: [person('Ada'), bot('Bram')], options: { content: SWORDS } },
    luck: 1,
    sense: 0.9,
    wanted: [at('a sword to draw for one that was lost', 'replace')],
  },
  {
    setup: { options: { players: 1 } },
    luck: 1,
    sense: 0.4,
    wanted: [at('a monster turned up before a wizard', 'fight')],
  },
  {
    setup: { seats: [person('Ada'), ...['Bram', 'Cato', 'Dora', 'Emil', 'Fay', 'Gus', 'Hedda'].map(bot)] },
    luck: 1,
    sense: 0.9,
    wanted: [
      at('eight seats that choose', 'choose'),
      moving('eight in the hall', (_hero, { round }) => round === 1),
      moving('eight heroes under way', (_hero, { round }) => round === 12),
    ],
  },
  {
    setup: { seats: [person('Ada'), person('Bram')] },
    luck: 1,
    sense: 0.9,
    wanted: [moving('two persons at one table', (_hero, { round }) => round === 3)],
  },
  {
    setup: { options: { mode: 'hunt', 'hunt.level': 3 } },
    luck: 1,
    sense: 0.9,
    wanted: [
      moving('a treasure to find', (_hero, { round }) => round === 2),
      moving('the last life of a treasure hunt', ({ deaths }) => deaths === 1),
    ],
  },
  {
    setup: { options: { mode: 'timed' } },
    luck: 1,
    sense: 0.9,
    wanted: [moving('a race against the clock', (_hero, { round }) => round === 5)],
  },
  {
    setup: { options: { mode: 'hunted' } },
    luck: 1,
    sense: 0.8,
    wanted: [
      moving('a hunter on its way', (_hero, { round }) => round === 2),
      moving(
        'a hunter in the same space',
        (hero, { hunter }) => hunter?.isUp === true && hunter.at === hero.at,
      ),
      offered('a spell for the hunter', 'castAtHunter'),
      at('the hunter, or what else is here', 'foe'),
      when('a room for the first hunter', view => view.due?.step === 'haunt' && isHeroless(view)),
      when('a room for the next hunter', view => view.due?.step === 'haunt' && !isHeroless(view)),
    ],
  },
  {
    setup: { options: { mode: 'hunted' } },
    luck: 1,
    sense: 0.4,
    wanted: [at('a spell to regain after one that missed', 'regain')],
  },
]
