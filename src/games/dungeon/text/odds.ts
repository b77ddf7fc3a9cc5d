/** Which chance stands beside which choice. */
import { positionOf } from '../content/ids.ts'
import { outlookAt } from '../odds/outlook.ts'
import { chanceOfAtLeast } from '../odds/rolls.ts'
import { type Action, type Bolt, DIE_FACES, facesThatFind } from '../types.ts'
import { type DungeonScene, isMetIn } from '../view/scene.ts'
import { hereOf } from './look.ts'
import type { OddsWords } from './speech.ts'

/** What stands beside a choice that leads to dice. */
export function oddsText(words: OddsWords, action: Action, reading: DungeonScene): string | null {
  const { content, view, mover } = reading
  const at = (id: string) => positionOf(content.spaceIds, id)
  switch (action.kind) {
    case 'step':
    case 'slide':
    case 'teleport':
      return roundAt(words, reading, at(action.to))
    case 'stop':
      return roundAt(words, reading, hereOf(reading))
    case 'meet':
    case 'fight':
      return view.due?.at ? lairOdds(words, reading, at(view.due.at)) : null
    case 'fightHunter':
      return hunterOdds(words, reading)
    case 'cast':
      return spellAt(words, reading, at(action.at), action.spell)
    case 'castAtHunter':
      return view.hunterOdds && words.hit(view.hunterOdds[action.spell], view.hunter?.isUp !== true)
    case 'search':
      return words.find(facesThatFind(mover?.class ?? 'fighter') / DIE_FACES)
    default:
      return null
  }
}

/** A round with what is met there: the lair's monster, the Hunter, or either (D-112). */
function roundAt(words: OddsWords, reading: DungeonScene, space: number): string | null {
  const here = lairOdds(words, reading, space)
  const hunter = reading.hunterAt === space ? hunterOdds(words, reading) : null
  return here !== null && hunter !== null ? words.both(here, hunter) : (here ?? hunter)
}

function lairOdds(words: OddsWords, reading: DungeonScene, space: number): string | null {
  if (!isMetIn(reading, space)) return null
  const { lairs, mover } = reading
  const lair = lairs.get(space)
  if (lair?.odds) return lair.odds.needed === 0 ? words.noAttack : words.win(lair.odds.hit, false)
  if (lair?.card) return words.trap
  return words.win(mover ? outlookAt(reading, mover, space).hit : 0, true)
}

function hunterOdds(words: OddsWords, { view: { hunter, hunterOdds: odds } }: DungeonScene): string | null {
  if (hunter?.odds?.needed === 0) return words.noAttack
  return odds && words.win(odds.hit, hunter?.isUp !== true)
}

function spellAt(words: OddsWords, reading: DungeonScene, space: number, spell: Bolt): string {
  const { lairs, mover } = reading
  const lair = lairs.get(space)
  if (lair?.odds) return words.hit(lair.odds[spell], false)
  return words.hit(mover ? outlookAt(reading, mover, space)[spell] : 0, true)
}

/** The chance of a sum, for panels: `9 or more, 28%`. */
export function rollText(words: OddsWords, needed: number): string {
  return needed === 0 ? words.noAttack : words.roll(needed, chanceOfAtLeast(needed))
}
