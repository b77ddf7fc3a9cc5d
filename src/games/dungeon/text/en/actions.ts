/** Every action as a choice, in English. */
import { num } from '../../content/content-index.ts'
import { positionOf } from '../../content/ids.ts'
import { heroFact, spaceNamed } from '../../content/names.ts'
import type { MonsterFact } from '../../types.ts'
import { type DungeonScene, hunterWay } from '../../view/scene.ts'
import { beyondDoor, hereOf, isPassage, knownIn, metAt, nextAt } from '../look.ts'
import type { Phrases } from '../speech.ts'
import {
  className,
  countOf,
  gp,
  heroName,
  monster,
  place,
  placeName,
  spellName,
  treasureText,
  wayOf,
} from './say.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, { content, view }) => {
    const fact = heroFact(content, hero)
    const goal =
      view.mode === 'hunt'
        ? `looks for ${treasureText(content, view.target)}`
        : `needs ${gp(num(content.goal, positionOf(content.heroIds, hero)))}`
    return fact ? `${fact.name}, ${className(fact.class)}: ${goal}` : heroName(fact)
  },
  learn: ({ spell }) => `Take ${spellName(spell)}`,
  step: ({ to }, reading) => stepText(to, reading),
  stop: (_, reading) => stopText(reading),
  search: ({ door }, reading) => {
    const beyond = beyondDoor(reading, door)
    return `Search for the secret door ${beyond.wind} (to ${placeName(beyond.place)})`
  },
  cast: ({ spell, at }, reading) =>
    `Cast ${spellName(spell)} into ${place(reading.content, at)}${inside(knownIn(reading, at), false)}`,
  castAtHunter: ({ spell }) => `Cast ${spellName(spell)} at the Hunter`,
  teleport: ({ to }, reading) =>
    `Teleport to ${place(reading.content, to)} (level ${spaceNamed(reading.content, to).level})${insideOf(reading, to)}`,
  esp: ({ at }, { content }) => `Look into ${place(content, at)} with the ESP Medallion`,
  ball: ({ level }) => `Look into level ${level} with the Crystal Ball`,
  gaze: ({ at }, { content }) => `Look into ${place(content, at)}`,
  regain: ({ spell }) => `Stay and regain ${spellName(spell)}`,
  meet: () => 'Face what is here',
  fight: (_, { content, view: { foe } }) =>
    foe?.card ? `Fight the ${monster(content, foe.card)}` : 'Fight what is in this room',
  fightHunter: () => 'Fight the Hunter',
  slide: ({ to }, reading) => `Slide into ${place(reading.content, to)}${insideOf(reading, to)}`,
  replace: ({ card }, { content }) => `Draw the ${treasureText(content, card)}`,
  haunt: ({ at }, reading) => {
    const room = positionOf(reading.content.spaceIds, at)
    return `In ${place(reading.content, at)}, ${countOf(hunterWay(reading, room), 'space')} away`
  },
  timeUp: () => 'Time is up',
  dice: ({ a, b }) => `Roll ${a} and ${b}`,
  die: ({ value }) => `Roll ${value}`,
  monster: ({ card }, { content }) => `Draw ${monster(content, card)}`,
  treasure: ({ card }, { content }) => `Draw ${treasureText(content, card)}`,
  drop: ({ card }, { content }) => `Drop ${treasureText(content, card)}`,
  prowl: ({ to }, { content }) => `Through ${place(content, to)}`,
}

function stepText(to: string, reading: DungeonScene): string {
  const next = nextAt(reading, to)
  const { place: there, wind, isDone } = next
  if (isPassage(there))
    return `Go ${wind}${there.kind === 'stair' ? ' on the stairs' : ''}${wayOf(next.among, wind)}${inside(null, next.isHunted)}`
  const state = there.kind === 'hall' ? '' : isDone ? ', cleared' : `, level ${there.level}`
  return `Enter ${placeName(there)} ${wind}${state}${inside(isDone ? null : next.monster, next.isHunted)}`
}

/** What the viewer knows to be in a space. */
function inside(known: MonsterFact | null, isHunted: boolean): string {
  if (known === null) return isHunted ? ': the Hunter is there' : ''
  return `: ${known.name}${isHunted ? ', and the Hunter' : ''}`
}

function insideOf(reading: DungeonScene, space: string): string {
  return inside(knownIn(reading, space), reading.view.hunter?.at === space)
}

function stopText(reading: DungeonScene): string {
  if (reading.view.due?.step === 'regain') return 'Take none and end the turn'
  const { isLair, monster: known, isHunter } = metAt(reading, hereOf(reading))
  if (!isLair) return isHunter ? 'Stop and fight the Hunter' : 'Stop here and end the turn'
  if (known === null)
    return isHunter ? 'Stop and fight the Hunter, or face what else is here' : 'Stop and face what is here'
  return `Stop and fight the ${known.name}${isHunter ? ' or the Hunter' : ''}`
}
