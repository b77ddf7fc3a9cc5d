import type { Book } from '../book.ts'
import { num } from '../lists.ts'
import { heroFact, monsterName } from '../names.ts'
import { hunterWay } from '../paths.ts'
import { NONE } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import { beyondDoor, hereOf, isPassage, levelOf, metAt, monsterIn, nextAt } from './look.ts'
import { className, countOf, gp, heroName, place, placeName, spellName, treasureText, wayOf } from './say.ts'
import type { Phrases } from './speech.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, view, book) => {
    const fact = heroFact(book, hero)
    const goal =
      view.mode === 'hunt'
        ? `looks for ${treasureText(book, view.target)}`
        : `needs ${gp(num(book.goal, hero))}`
    return fact ? `${fact.name}, ${className(fact.class)}: ${goal}` : heroName(fact)
  },
  learn: ({ spell }) => `Take ${spellName(spell)}`,
  step: ({ to }, view, book) => stepText(to, view, book),
  stop: (_, view, book) => stopText(view, book),
  search: (action, view, book) => {
    const { wind, place } = beyondDoor(book, view, action.door)
    return `Search for the secret door ${wind} (to ${placeName(place)})`
  },
  cast: ({ spell, at }, view, book) =>
    `Cast ${spellName(spell)} into ${place(book, at)}${inside(monsterIn(book, view, at), false)}`,
  castAtHunter: ({ spell }) => `Cast ${spellName(spell)} at the Hunter`,
  teleport: ({ to }, view, book) =>
    `Teleport to ${place(book, to)} (level ${levelOf(book, to)})${inside(monsterIn(book, view, to), view.hunter?.at === to)}`,
  esp: ({ at }, _, book) => `Look into ${place(book, at)} with the ESP Medallion`,
  ball: ({ level }) => `Look into level ${level} with the Crystal Ball`,
  gaze: ({ at }, _, book) => `Look into ${place(book, at)}`,
  regain: ({ spell }) => `Stay and regain ${spellName(spell)}`,
  meet: () => 'Face what is here',
  fight: (_, view, book) =>
    `Fight${view.foe && view.foe.card !== NONE ? ` the ${monsterName(book, view.foe.card)}` : ' what is in this room'}`,
  fightHunter: () => 'Fight the Hunter',
  slide: ({ to }, view, book) =>
    `Slide into ${place(book, to)}${inside(monsterIn(book, view, to), view.hunter?.at === to)}`,
  replace: ({ card }, _, book) => `Draw the ${treasureText(book, card)}`,
  haunt: ({ at }, view, book) => `In ${place(book, at)}, ${countOf(hunterWay(book, view, at), 'space')} away`,
  timeUp: () => 'Time is up',
  dice: ({ a, b }) => `Roll ${a} and ${b}`,
  die: ({ value }) => `Roll ${value}`,
  monster: ({ card }, _, book) => `Draw ${monsterName(book, card)}`,
  treasure: ({ card }, _, book) => `Draw ${treasureText(book, card)}`,
  drop: ({ card }, _, book) => `Drop ${treasureText(book, card)}`,
  prowl: ({ to }, _, book) => `Through ${place(book, to)}`,
}

function stepText(to: number, view: DungeonView, book: Book): string {
  const next = nextAt(book, view, to)
  const { place, wind, isCleared } = next
  if (isPassage(place))
    return `Go ${wind}${place.kind === 'stair' ? ' on the stairs' : ''}${wayOf(next.among, wind)}${inside(null, next.isHunted)}`
  const state = place.kind === 'hall' ? '' : isCleared ? ', cleared' : `, level ${place.level}`
  return `Enter ${placeName(place)} ${wind}${state}${inside(isCleared ? null : next.monster, next.isHunted)}`
}

/** What the viewer knows to be in a space. */
function inside(monster: string | null, isHunted: boolean): string {
  if (monster === null) return isHunted ? ': the Hunter is there' : ''
  return `: ${monster}${isHunted ? ', and the Hunter' : ''}`
}

function stopText(view: DungeonView, book: Book): string {
  if (view.due?.step === 'regain') return 'Take none and end the turn'
  const { isLair, monster, isHunter } = metAt(book, view, hereOf(view))
  if (!isLair) return isHunter ? 'Stop and fight the Hunter' : 'Stop here and end the turn'
  if (monster === null)
    return isHunter ? 'Stop and fight the Hunter, or face what else is here' : 'Stop and face what is here'
  return `Stop and fight the ${monster}${isHunter ? ' or the Hunter' : ''}`
}
