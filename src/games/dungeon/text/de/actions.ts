/** Every action as a choice, in German. */
import { type ContentIndex, num } from '../../content/content-index.ts'
import { heroFact, monsterName } from '../../content/names.ts'
import { NONE } from '../../types.ts'
import { hunterWay } from '../../view/spaces.ts'
import type { DungeonView } from '../../view/types.ts'
import { beyondDoor, hereOf, isPassage, levelOf, metAt, monsterIn, nextAt, upper } from '../look.ts'
import type { Phrases } from '../speech.ts'
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
} from './say.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, view, content) => {
    const fact = heroFact(content, hero)
    const goal =
      view.mode === 'hunt'
        ? `sucht ${treasureText(content, view.target)}`
        : `braucht ${gold(num(content.goal, hero))}`
    return fact ? `${fact.name}, ${className(fact)}: ${goal}` : heroName(fact)
  },
  learn: ({ spell }) => `${spellName(spell)} nehmen`,
  step: ({ to }, view, content) => stepText(to, view, content),
  stop: (_, view, content) => stopText(view, content),
  search: ({ door }, view, content) => {
    const beyond = beyondDoor(content, view, door)
    return `Geheimtür nach ${wind(beyond.wind)} suchen (führt ${placeName(beyond.place).into})`
  },
  cast: (action, view, content) =>
    `${spellName(action.spell)} ${into(content, action.at)}${inside(monsterIn(content, view, action.at), false)}`,
  castAtHunter: ({ spell }) => `${spellName(spell)} auf den Jäger`,
  teleport: ({ to }, view, content) =>
    `Teleport ${into(content, to)} (Ebene ${levelOf(content, to)})${inside(monsterIn(content, view, to), view.hunter?.at === to)}`,
  esp: (action, _, content) => `Mit dem ESP-Medaillon ${into(content, action.at)} blicken`,
  ball: ({ level }) => `Mit der Kristallkugel auf Ebene ${level} blicken`,
  gaze: (action, _, content) => `${upper(into(content, action.at))} blicken`,
  regain: ({ spell }) => `Bleiben und ${spellName(spell)} zurückholen`,
  meet: () => 'Dem entgegentreten, was hier lauert',
  fight: (_, view, content) =>
    view.foe && view.foe.card !== NONE
      ? `Kämpfen: ${monster(monsterName(content, view.foe.card))}`
      : 'Kämpfen, was immer hier lauert',
  fightHunter: () => 'Gegen den Jäger kämpfen',
  slide: ({ to }, view, content) =>
    `${upper(into(content, to))} rutschen${inside(monsterIn(content, view, to), view.hunter?.at === to)}`,
  replace: ({ card }, _, content) => `Ziehen: ${treasureText(content, card)}`,
  haunt: (action, view, content) =>
    `${upper(at(content, action.at))}, ${countOf(hunterWay(content, view, action.at), 'Feld', 'Felder')} entfernt`,
  timeUp: () => 'Die Zeit ist um',
  dice: ({ a, b }) => `Gewürfelt: ${a} und ${b}`,
  die: ({ value }) => `Gewürfelt: ${value}`,
  monster: ({ card }, _, content) => `Gezogen: ${monster(monsterName(content, card))}`,
  treasure: ({ card }, _, content) => `Gezogen: ${treasureText(content, card)}`,
  drop: ({ card }, _, content) => `Verloren: ${treasureText(content, card)}`,
  prowl: ({ to }, _, content) => upper(into(content, to)),
}

function stepText(to: number, view: DungeonView, content: ContentIndex): string {
  const next = nextAt(content, view, to)
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

function stopText(view: DungeonView, content: ContentIndex): string {
  if (view.due?.step === 'regain') return 'Keinen zurückholen und den Zug beenden'
  const { isLair, monster: printed, isHunter } = metAt(content, view, hereOf(view))
  if (!isLair) return isHunter ? 'Bleiben und gegen den Jäger kämpfen' : 'Hier bleiben und den Zug beenden'
  if (printed === null)
    return isHunter
      ? 'Bleiben: gegen den Jäger kämpfen oder sehen, was sonst hier lauert'
      : 'Bleiben und sehen, was hier lauert'
  return `Bleiben und kämpfen: ${monster(printed)}${isHunter ? ' oder der Jäger' : ''}`
}
