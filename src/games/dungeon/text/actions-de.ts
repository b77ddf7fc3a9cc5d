import type { Book } from '../book.ts'
import { num } from '../lists.ts'
import { heroFact, monsterName } from '../names.ts'
import { hunterWay } from '../paths.ts'
import { NONE } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import { beyondDoor, hereOf, isPassage, levelOf, metAt, monsterIn, nextAt, upper } from './look.ts'
import {
  at,
  className,
  countOf,
  gold,
  heroName,
  into,
  monster,
  placeName,
  spellName,
  treasureText,
  wayOf,
  wind,
} from './say-de.ts'
import type { Phrases } from './speech.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, view, book) => {
    const fact = heroFact(book, hero)
    const goal =
      view.mode === 'hunt'
        ? `sucht ${treasureText(book, view.target)}`
        : `braucht ${gold(num(book.goal, hero))}`
    return fact ? `${fact.name}, ${className(fact)}: ${goal}` : heroName(fact)
  },
  learn: ({ spell }) => `${spellName(spell)} nehmen`,
  step: ({ to }, view, book) => stepText(to, view, book),
  stop: (_, view, book) => stopText(view, book),
  search: ({ door }, view, book) => {
    const beyond = beyondDoor(book, view, door)
    return `Geheimtür nach ${wind(beyond.wind)} suchen (führt ${placeName(beyond.place).into})`
  },
  cast: (action, view, book) =>
    `${spellName(action.spell)} ${into(book, action.at)}${inside(monsterIn(book, view, action.at), false)}`,
  castAtHunter: ({ spell }) => `${spellName(spell)} auf den Jäger`,
  teleport: ({ to }, view, book) =>
    `Teleport ${into(book, to)} (Ebene ${levelOf(book, to)})${inside(monsterIn(book, view, to), view.hunter?.at === to)}`,
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
  slide: ({ to }, view, book) =>
    `${upper(into(book, to))} rutschen${inside(monsterIn(book, view, to), view.hunter?.at === to)}`,
  replace: ({ card }, _, book) => `Ziehen: ${treasureText(book, card)}`,
  haunt: (action, view, book) =>
    `${upper(at(book, action.at))}, ${countOf(hunterWay(book, view, action.at), 'Feld', 'Felder')} entfernt`,
  timeUp: () => 'Die Zeit ist um',
  dice: ({ a, b }) => `Gewürfelt: ${a} und ${b}`,
  die: ({ value }) => `Gewürfelt: ${value}`,
  monster: ({ card }, _, book) => `Gezogen: ${monster(monsterName(book, card))}`,
  treasure: ({ card }, _, book) => `Gezogen: ${treasureText(book, card)}`,
  drop: ({ card }, _, book) => `Verloren: ${treasureText(book, card)}`,
  prowl: ({ to }, _, book) => upper(into(book, to)),
}

function stepText(to: number, view: DungeonView, book: Book): string {
  const next = nextAt(book, view, to)
  const { place, isCleared } = next
  if (isPassage(place))
    return `Nach ${wind(next.wind)}${place.kind === 'stair' ? ' über die Treppe' : ''}${wayOf(next.among, next.wind)}${inside(null, next.isHunted)}`
  const state = place.kind === 'hall' ? '' : isCleared ? ', geräumt' : `, Ebene ${place.level}`
  return `Nach ${wind(next.wind)} ${placeName(place).into}${state}${inside(isCleared ? null : next.monster, next.isHunted)}`
}

/** What the viewer knows to be in a space. */
function inside(printed: string | null, isHunted: boolean): string {
  if (printed === null) return isHunted ? ': dort ist der Jäger' : ''
  return `: ${monster(printed)}${isHunted ? ' und der Jäger' : ''}`
}

function stopText(view: DungeonView, book: Book): string {
  if (view.due?.step === 'regain') return 'Keinen zurückholen und den Zug beenden'
  const { isLair, monster: printed, isHunter } = metAt(book, view, hereOf(view))
  if (!isLair) return isHunter ? 'Bleiben und gegen den Jäger kämpfen' : 'Hier bleiben und den Zug beenden'
  if (printed === null)
    return isHunter
      ? 'Bleiben: gegen den Jäger kämpfen oder sehen, was sonst hier lauert'
      : 'Bleiben und sehen, was hier lauert'
  return `Bleiben und kämpfen: ${monster(printed)}${isHunter ? ' oder der Jäger' : ''}`
}
