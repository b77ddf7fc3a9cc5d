/** Every action as a choice, in German. */
import { num } from '../../content/content-index.ts'
import { positionOf } from '../../content/ids.ts'
import { heroFact, spaceNamed } from '../../content/names.ts'
import type { MonsterFact } from '../../types.ts'
import { type DungeonScene, hunterWay } from '../../view/scene.ts'
import { beyondDoor, hereOf, isPassage, knownIn, metAt, nextAt } from '../look.ts'
import { upper } from '../small.ts'
import type { Phrases } from '../speech.ts'
import {
  className,
  countOf,
  gold,
  heroName,
  into,
  monster,
  monsterName,
  placeName,
  spellName,
  treasureText,
  wayOf,
  wind,
  at as within,
} from './say.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, { content, view }) => {
    const fact = heroFact(content, hero)
    const goal =
      view.mode === 'hunt'
        ? `sucht ${treasureText(content, view.target)}`
        : `braucht ${gold(num(content.goal, positionOf(content.heroIds, hero)))}`
    return fact ? `${fact.name}, ${className(fact)}: ${goal}` : heroName(fact)
  },
  learn: ({ spell }) => `${spellName(spell)} nehmen`,
  step: ({ to }, reading) => stepText(to, reading),
  stop: (_, reading) => stopText(reading),
  search: ({ door }, reading) => {
    const beyond = beyondDoor(reading, door)
    return `Geheimtür nach ${wind(beyond.wind)} suchen (führt ${placeName(beyond.place).into})`
  },
  cast: ({ spell, at }, reading) =>
    `${spellName(spell)} ${into(reading.content, at)}${inside(knownIn(reading, at), false)}`,
  castAtHunter: ({ spell }) => `${spellName(spell)} auf den Jäger`,
  teleport: ({ to }, reading) =>
    `Teleport ${into(reading.content, to)} (Ebene ${spaceNamed(reading.content, to).level})${insideOf(reading, to)}`,
  esp: ({ at }, { content }) => `Mit dem ESP-Medaillon ${into(content, at)} blicken`,
  ball: ({ level }) => `Mit der Kristallkugel auf Ebene ${level} blicken`,
  gaze: ({ at }, { content }) => `${upper(into(content, at))} blicken`,
  regain: ({ spell }) => `Bleiben und ${spellName(spell)} zurückholen`,
  meet: () => 'Dem entgegentreten, was hier lauert',
  fight: (_, { content, view: { foe } }) =>
    foe?.card ? `Kämpfen: ${monster(content, foe.card)}` : 'Kämpfen, was immer hier lauert',
  fightHunter: () => 'Gegen den Jäger kämpfen',
  slide: ({ to }, reading) => `${upper(into(reading.content, to))} rutschen${insideOf(reading, to)}`,
  replace: ({ card }, { content }) => `Ziehen: ${treasureText(content, card)}`,
  haunt: ({ at }, reading) => {
    const room = positionOf(reading.content.spaceIds, at)
    return `${upper(within(reading.content, at))}, ${countOf(hunterWay(reading, room), 'Feld', 'Felder')} entfernt`
  },
  timeUp: () => 'Die Zeit ist um',
  dice: ({ a, b }) => `Gewürfelt: ${a} und ${b}`,
  die: ({ value }) => `Gewürfelt: ${value}`,
  monster: ({ card }, { content }) => `Gezogen: ${monster(content, card)}`,
  treasure: ({ card }, { content }) => `Gezogen: ${treasureText(content, card)}`,
  drop: ({ card }, { content }) => `Verloren: ${treasureText(content, card)}`,
  prowl: ({ to }, { content }) => upper(into(content, to)),
}

function stepText(to: string, reading: DungeonScene): string {
  const next = nextAt(reading, to)
  const { place, isDone } = next
  if (isPassage(place))
    return `Nach ${wind(next.wind)}${place.kind === 'stair' ? ' über die Treppe' : ''}${wayOf(next.among, next.wind)}${inside(null, next.isHunted)}`
  const state = place.kind === 'hall' ? '' : isDone ? ', geräumt' : `, Ebene ${place.level}`
  return `Nach ${wind(next.wind)} ${placeName(place).into}${state}${inside(isDone ? null : next.monster, next.isHunted)}`
}

/** What the viewer knows to be in a space. */
function inside(known: MonsterFact | null, isHunted: boolean): string {
  if (known === null) return isHunted ? ': dort ist der Jäger' : ''
  return `: ${monsterName(known)}${isHunted ? ' und der Jäger' : ''}`
}

function insideOf(reading: DungeonScene, space: string): string {
  return inside(knownIn(reading, space), reading.view.hunter?.at === space)
}

function stopText(reading: DungeonScene): string {
  if (reading.view.due?.step === 'regain') return 'Keinen zurückholen und den Zug beenden'
  const { isLair, monster: known, isHunter } = metAt(reading, hereOf(reading))
  if (!isLair) return isHunter ? 'Bleiben und gegen den Jäger kämpfen' : 'Hier bleiben und den Zug beenden'
  if (known === null)
    return isHunter
      ? 'Bleiben: gegen den Jäger kämpfen oder sehen, was sonst hier lauert'
      : 'Bleiben und sehen, was hier lauert'
  return `Bleiben und kämpfen: ${monsterName(known)}${isHunter ? ' oder der Jäger' : ''}`
}
