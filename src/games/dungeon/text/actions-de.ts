import type { Book } from '../book.ts'
import { num } from '../lists.ts'
import { heroFact, monsterName } from '../names.ts'
import { isClearedIn } from '../paths.ts'
import { NONE } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import { beyondDoor, hereOf, isPassage, levelOf, monsterIn, nextAt, upper } from './look.ts'
import {
  at,
  className,
  gold,
  heroName,
  into,
  monster,
  placeName,
  spellName,
  treasureText,
  wind,
} from './say-de.ts'
import type { Phrases } from './speech.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, _, book) => {
    const fact = heroFact(book, hero)
    return fact ? `${fact.name}, ${className(fact)}: braucht ${gold(num(book.goal, hero))}` : heroName(fact)
  },
  learn: ({ spell }) => `${spellName(spell)} nehmen`,
  step: ({ to }, view, book) => stepText(to, view, book),
  stop: (_, view, book) => stopText(view, book),
  search: ({ door }, view, book) => {
    const beyond = beyondDoor(book, view, door)
    return `Geheimtür nach ${wind(beyond.wind)} suchen (führt ${placeName(beyond.place).into})`
  },
  cast: (action, view, book) =>
    `${spellName(action.spell)} ${into(book, action.at)}${inside(monsterIn(book, view, action.at))}`,
  castAtHunter: ({ spell }) => `${spellName(spell)} auf den Jäger`,
  teleport: ({ to }, _, book) => `Teleport ${into(book, to)} (Ebene ${levelOf(book, to)})`,
  esp: (action, _, book) => `Mit dem ESP-Medaillon ${into(book, action.at)} blicken`,
  ball: ({ level }) => `Mit der Kristallkugel auf Ebene ${level} blicken`,
  gaze: (action, _, book) => `${upper(into(book, action.at))} blicken`,
  regain: ({ spell }) => `Bleiben und ${spellName(spell)} zurückholen`,
  meet: () => 'Dem entgegentreten, was hier lauert',
  fight: (_, view, book) =>
    view.foe && view.foe.card !== NONE
      ? `Kämpfen: ${monster(monsterName(book, view.foe.card))}`
      : 'Kämpfen, was immer hier lauert',
  fightHunter: () => 'Gegen den Jäger kämpfen',
  slide: ({ to }, _, book) => `${upper(into(book, to))} rutschen`,
  replace: ({ card }, _, book) => `Ziehen: ${treasureText(book, card)}`,
  haunt: (action, _, book) => upper(at(book, action.at)),
  timeUp: () => 'Die Zeit ist um',
  dice: ({ a, b }) => `Gewürfelt: ${a} und ${b}`,
  die: ({ value }) => `Gewürfelt: ${value}`,
  monster: ({ card }, _, book) => `Gezogen: ${monster(monsterName(book, card))}`,
  treasure: ({ card }, _, book) => `Gezogen: ${treasureText(book, card)}`,
  drop: ({ card }, _, book) => `Verloren: ${treasureText(book, card)}`,
  lair: (action, _, book) => upper(at(book, action.at)),
  prowl: ({ to }, _, book) => upper(into(book, to)),
}

function stepText(to: number, view: DungeonView, book: Book): string {
  const next = nextAt(book, view, to)
  const { place } = next
  if (isPassage(place))
    return `Nach ${wind(next.wind)}${place.kind === 'stair' ? ' über die Treppe' : ''}${next.isOneOfMany ? ` (${place.id})` : ''}`
  const cleared = place.kind === 'hall' ? '' : ', geräumt'
  return `Nach ${wind(next.wind)} ${placeName(place).into}${next.isCleared ? cleared : `, Ebene ${place.level}${inside(next.monster)}`}`
}

/** What the viewer knows to be in a lair. */
function inside(printed: string | null): string {
  return printed === null ? '' : `: ${monster(printed)}`
}

function stopText(view: DungeonView, book: Book): string {
  const here = hereOf(view)
  if (isClearedIn(book, view, here)) return 'Hier bleiben und den Zug beenden'
  const printed = monsterIn(book, view, here)
  return printed === null ? 'Bleiben und sehen, was hier lauert' : `Bleiben und kämpfen: ${monster(printed)}`
}
