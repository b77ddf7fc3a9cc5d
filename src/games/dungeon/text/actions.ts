import type { Action } from '../../../engine/types.ts'
import { type Book, bookOf } from '../book.ts'
import { num } from '../lists.ts'
import { className, heroName, monsterName } from '../names.ts'
import { isClearedIn } from '../paths.ts'
import { type ActionOf, type DungeonAction, type Kind, NONE } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import { direction, gp, levelOf, place, spellName, treasureText } from './say.ts'

type Phrase<K extends Kind> = (action: ActionOf<K>, view: DungeonView, book: Book) => string
type Phrases = { readonly [K in Kind]: Phrase<K> }

const PHRASES: Phrases = {
  hero: ({ hero }, _, book) => {
    const fact = book.content.heroes[hero]
    return fact
      ? `${fact.name}, ${className(fact.class)}: needs ${gp(num(book.goal, hero))}`
      : heroName(book, hero)
  },
  learn: ({ spell }) => `Take ${spellName(spell)}`,
  step: ({ to }, view, book) => stepText(to, view, book),
  stop: (_, view, book) => stopText(view, book),
  search: ({ door }, view, book) => {
    const here = view.seats[view.turn]?.at ?? 0
    const [a = 0, b = 0] = book.doors[door] ?? []
    const beyond = a === here ? b : a
    return `Search for the secret door ${direction(book, here, beyond)} (to ${place(book, beyond)})`
  },
  cast: ({ spell, at }, view, book) =>
    `Cast ${spellName(spell)} into ${place(book, at)}${inside(view, book, at)}`,
  castAtHunter: ({ spell }) => `Cast ${spellName(spell)} at the Hunter`,
  teleport: ({ to }, _, book) => `Teleport to ${place(book, to)} (level ${levelOf(book, to)})`,
  esp: ({ at }, _, book) => `Look into ${place(book, at)} with the ESP Medallion`,
  ball: ({ level }) => `Look into level ${level} with the Crystal Ball`,
  gaze: ({ at }, _, book) => `Look into ${place(book, at)}`,
  regain: ({ spell }) => `Stay and regain ${spellName(spell)}`,
  meet: () => 'Face what is here',
  fight: (_, view, book) =>
    `Fight${view.foe && view.foe.card !== NONE ? ` the ${monsterName(book, view.foe.card)}` : ' what is in this room'}`,
  fightHunter: () => 'Fight the Hunter',
  slide: ({ to }, _, book) => `Slide into ${place(book, to)}`,
  replace: ({ card }, _, book) => `Draw the ${treasureText(book, card)}`,
  haunt: ({ at }, _, book) => `In ${place(book, at)}`,
  timeUp: () => 'Time is up',
  dice: ({ a, b }) => `Roll ${a} and ${b}`,
  die: ({ value }) => `Roll ${value}`,
  monster: ({ card }, _, book) => `Draw ${monsterName(book, card)}`,
  treasure: ({ card }, _, book) => `Draw ${treasureText(book, card)}`,
  drop: ({ card }, _, book) => `Drop ${treasureText(book, card)}`,
  lair: ({ at }, _, book) => `In ${place(book, at)}`,
  prowl: ({ to }, _, book) => `Through ${place(book, to)}`,
}

export function isDungeonAction(action: Action): action is DungeonAction {
  return action.kind in PHRASES
}

export function actionText<K extends Kind>(action: ActionOf<K>, view: DungeonView): string {
  const phrase: Phrases[K] = PHRASES[action.kind]
  return phrase(action, view, bookOf(view.content))
}

function stepText(to: number, view: DungeonView, book: Book): string {
  const here = view.seats[view.turn]?.at ?? 0
  const way = direction(book, here, to)
  const fact = book.content.board.spaces[to]
  if (fact?.kind === 'corridor' || fact?.kind === 'stair') {
    // From a chamber several ways may lead the same way; the name of the space tells them apart.
    const many = (book.ways[here] ?? []).filter(next => direction(book, here, next.to) === way).length > 1
    return `Go ${way}${fact.kind === 'stair' ? ' on the stairs' : ''}${many ? ` (${fact.id})` : ''}`
  }
  const isDone = isClearedIn(book, view, to)
  const state = isDone
    ? fact?.kind === 'hall'
      ? ''
      : ', cleared'
    : `, level ${levelOf(book, to)}${inside(view, book, to)}`
  return `Enter ${place(book, to)} ${way}${state}`
}

/** What the viewer knows to be in a lair. */
function inside(view: DungeonView, book: Book, space: number): string {
  const lair = view.lairs.find(candidate => candidate.at === space)
  return lair && lair.card !== NONE ? `: ${monsterName(book, lair.card)}` : ''
}

function stopText(view: DungeonView, book: Book): string {
  const here = view.seats[view.turn]?.at ?? 0
  if (isClearedIn(book, view, here)) return 'Stop here and end the turn'
  const what = inside(view, book, here)
  return what === '' ? 'Stop and face what is here' : `Stop and fight the ${what.slice(2)}`
}
