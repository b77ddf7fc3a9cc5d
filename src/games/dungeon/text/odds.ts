/** Which chance stands beside which choice. */
import { indexOf, num } from '../content/content-index.ts'
import { type LevelOutlook, outlooks } from '../odds/outlook.ts'
import { chanceOfAtLeast } from '../odds/rolls.ts'
import { type Action, DIE_FACES, facesThatFind, NONE } from '../types.ts'
import { isMetIn } from '../view/spaces.ts'
import type { DungeonView, LairView } from '../view/types.ts'
import { hereOf } from './look.ts'
import type { OddsWords } from './speech.ts'

/** What stands beside a choice that leads to dice. */
export function oddsText(words: OddsWords, action: Action, view: DungeonView): string | null {
  switch (action.kind) {
    case 'step':
    case 'slide':
    case 'teleport':
      return roundAt(words, view, action.to)
    case 'stop':
      return roundAt(words, view, hereOf(view))
    case 'meet':
    case 'fight':
      return lairOdds(words, view, view.due?.at ?? NONE)
    case 'fightHunter':
      return hunterOdds(words, view)
    case 'cast':
      return spellAt(words, view, action.at, action.spell)
    case 'castAtHunter':
      return view.hunterOdds && words.hit(view.hunterOdds[action.spell], view.hunter?.isUp !== true)
    case 'search':
      return words.find(facesThatFind(view.seats[view.turn]?.class ?? 'fighter') / DIE_FACES)
    default:
      return null
  }
}

/** A round with what is met there: the lair's monster, the Hunter, or either (D-112). */
function roundAt(words: OddsWords, view: DungeonView, space: number): string | null {
  const here = lairOdds(words, view, space)
  const hunter = view.hunter?.at === space ? hunterOdds(words, view) : null
  return here !== null && hunter !== null ? words.both(here, hunter) : (here ?? hunter)
}

function lairOdds(words: OddsWords, view: DungeonView, space: number): string | null {
  if (space === NONE || !isMetIn(indexOf(view.content), view, space)) return null
  const lair = lairAt(view, space)
  if (lair?.odds) return lair.odds.needed === 0 ? words.noAttack : words.win(lair.odds.hit, false)
  if (lair && lair.card !== NONE) return words.trap
  return words.win(outlookAt(view, space)?.hit ?? 0, true)
}

function hunterOdds(words: OddsWords, { hunter, hunterOdds: odds }: DungeonView): string | null {
  if (hunter?.odds?.needed === 0) return words.noAttack
  return odds && words.win(odds.hit, hunter?.isUp !== true)
}

function spellAt(
  words: OddsWords,
  view: DungeonView,
  space: number,
  spell: 'fireball' | 'lightning',
): string {
  const lair = lairAt(view, space)
  if (lair?.odds) return words.hit(lair.odds[spell], false)
  return words.hit(outlookAt(view, space)?.[spell] ?? 0, true)
}

function lairAt(view: DungeonView, space: number): LairView | undefined {
  return view.lairs.find(lair => lair.at === space)
}

function outlookAt(view: DungeonView, space: number): LevelOutlook | undefined {
  const seat = view.seats[view.turn]
  return seat ? outlooks(view, seat)[num(indexOf(view.content).level, space)] : undefined
}

/** The chance of a sum, for panels: `9 or more, 28%`. */
export function rollText(words: OddsWords, needed: number): string {
  return needed === 0 ? words.noAttack : words.roll(needed, chanceOfAtLeast(needed))
}
