import type { Book } from '../book.ts'
import { num } from '../lists.ts'
import { heroFact, monsterName } from '../names.ts'
import { isClearedIn } from '../paths.ts'
import { NONE } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import { beyondDoor, hereOf, isPassage, levelOf, monsterIn, nextAt } from './look.ts'
import { className, gp, heroName, place, placeName, spellName, treasureText } from './say.ts'
import type { Phrases } from './speech.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, _, book) => {
    const fact = heroFact(book, hero)
    return fact ? `${fact.name}, ${className(fact.class)}: needs ${gp(num(book.goal, hero))}` : heroName(fact)
  },
  learn: ({ spell }) => `Take ${spellName(spell)}`,
  step: ({ to }, view, book) => stepText(to, view, book),
  stop: (_, view, book) => stopText(view, book),
  search: (action, view, book) => {
    const { wind, place } = beyondDoor(book, view, action.door)
    return `Search for the secret door ${wind} (to ${placeName(place)})`
  },
  cast: ({ spell, at }, view, book) =>
    `Cast ${spellName(spell)} into ${place(book, at)}${inside(monsterIn(book, view, at))}`,
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

function stepText(to: number, view: DungeonView, book: Book): string {
  const { place, wind, isOneOfMany, isCleared, monster } = nextAt(book, view, to)
  if (isPassage(place))
    return `Go ${wind}${place.kind === 'stair' ? ' on the stairs' : ''}${isOneOfMany ? ` (${place.id})` : ''}`
  const cleared = place.kind === 'hall' ? '' : ', cleared'
  return `Enter ${placeName(place)} ${wind}${isCleared ? cleared : `, level ${place.level}${inside(monster)}`}`
}

/** What the viewer knows to be in a lair. */
function inside(monster: string | null): string {
  return monster === null ? '' : `: ${monster}`
}

function stopText(view: DungeonView, book: Book): string {
  const here = hereOf(view)
  if (isClearedIn(book, view, here)) return 'Stop here and end the turn'
  const monster = monsterIn(book, view, here)
  return monster === null ? 'Stop and face what is here' : `Stop and fight the ${monster}`
}
