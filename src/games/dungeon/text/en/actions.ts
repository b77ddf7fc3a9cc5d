/** Every action as a choice, in English. */
import { type ContentIndex, num } from '../../content/content-index.ts'
import { heroFact, monsterName } from '../../content/names.ts'
import { NONE } from '../../types.ts'
import { hunterWay } from '../../view/spaces.ts'
import type { DungeonView } from '../../view/types.ts'
import { beyondDoor, hereOf, isPassage, levelOf, metAt, monsterIn, nextAt } from '../look.ts'
import type { Phrases } from '../speech.ts'
import { className, countOf, gp, heroName, place, placeName, spellName, treasureText, wayOf } from './say.ts'

export const PHRASES: Phrases = {
  hero: ({ hero }, view, content) => {
    const fact = heroFact(content, hero)
    const goal =
      view.mode === 'hunt'
        ? `looks for ${treasureText(content, view.target)}`
        : `needs ${gp(num(content.goal, hero))}`
    return fact ? `${fact.name}, ${className(fact.class)}: ${goal}` : heroName(fact)
  },
  learn: ({ spell }) => `Take ${spellName(spell)}`,
  step: ({ to }, view, content) => stepText(to, view, content),
  stop: (_, view, content) => stopText(view, content),
  search: (action, view, content) => {
    const { wind, place } = beyondDoor(content, view, action.door)
    return `Search for the secret door ${wind} (to ${placeName(place)})`
  },
  cast: ({ spell, at }, view, content) =>
    `Cast ${spellName(spell)} into ${place(content, at)}${inside(monsterIn(content, view, at), false)}`,
  castAtHunter: ({ spell }) => `Cast ${spellName(spell)} at the Hunter`,
  teleport: ({ to }, view, content) =>
    `Teleport to ${place(content, to)} (level ${levelOf(content, to)})${inside(monsterIn(content, view, to), view.hunter?.at === to)}`,
  esp: ({ at }, _, content) => `Look into ${place(content, at)} with the ESP Medallion`,
  ball: ({ level }) => `Look into level ${level} with the Crystal Ball`,
  gaze: ({ at }, _, content) => `Look into ${place(content, at)}`,
  regain: ({ spell }) => `Stay and regain ${spellName(spell)}`,
  meet: () => 'Face what is here',
  fight: (_, view, content) =>
    `Fight${view.foe && view.foe.card !== NONE ? ` the ${monsterName(content, view.foe.card)}` : ' what is in this room'}`,
  fightHunter: () => 'Fight the Hunter',
  slide: ({ to }, view, content) =>
    `Slide into ${place(content, to)}${inside(monsterIn(content, view, to), view.hunter?.at === to)}`,
  replace: ({ card }, _, content) => `Draw the ${treasureText(content, card)}`,
  haunt: ({ at }, view, content) =>
    `In ${place(content, at)}, ${countOf(hunterWay(content, view, at), 'space')} away`,
  timeUp: () => 'Time is up',
  dice: ({ a, b }) => `Roll ${a} and ${b}`,
  die: ({ value }) => `Roll ${value}`,
  monster: ({ card }, _, content) => `Draw ${monsterName(content, card)}`,
  treasure: ({ card }, _, content) => `Draw ${treasureText(content, card)}`,
  drop: ({ card }, _, content) => `Drop ${treasureText(content, card)}`,
  prowl: ({ to }, _, content) => `Through ${place(content, to)}`,
}

function stepText(to: number, view: DungeonView, content: ContentIndex): string {
  const next = nextAt(content, view, to)
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

function stopText(view: DungeonView, content: ContentIndex): string {
  if (view.due?.step === 'regain') return 'Take none and end the turn'
  const { isLair, monster, isHunter } = metAt(content, view, hereOf(view))
  if (!isLair) return isHunter ? 'Stop and fight the Hunter' : 'Stop here and end the turn'
  if (monster === null)
    return isHunter ? 'Stop and fight the Hunter, or face what else is here' : 'Stop and face what is here'
  return `Stop and fight the ${monster}${isHunter ? ' or the Hunter' : ''}`
}
