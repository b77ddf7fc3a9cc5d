import { bookOf } from '../book.ts'
import { num } from '../lists.ts'
import { chanceOfAtLeast } from '../odds.ts'
import { type LevelOutlook, outlooks } from '../outlook.ts'
import { isClearedIn } from '../paths.ts'
import { type DungeonAction, NONE } from '../types.ts'
import type { DungeonView, LairView } from '../view-types.ts'
import type { OddsWords } from './speech.ts'

/** What stands beside a choice that leads to dice. */
export function oddsText(words: OddsWords, action: DungeonAction, view: DungeonView): string | null {
  switch (action.kind) {
    case 'step':
      return fightAt(words, view, action.to)
    case 'stop':
    case 'meet':
      return fightAt(words, view, view.seats[view.turn]?.at ?? NONE)
    case 'fight':
      return view.foe?.odds ? words.win(view.foe.odds.hit, false) : fightAt(words, view, view.due?.at ?? NONE)
    case 'fightHunter':
      return view.hunter?.odds ? words.win(view.hunter.odds.hit, false) : null
    case 'slide':
      return fightAt(words, view, action.to)
    case 'teleport':
      return fightAt(words, view, action.to)
    case 'cast':
      return spellAt(words, view, action.at, action.spell)
    case 'castAtHunter':
      return view.hunter?.odds ? words.hit(view.hunter.odds[action.spell], false) : null
    case 'search':
      return words.find(view.seats[view.turn]?.class === 'rogue' ? 4 / 6 : 2 / 6)
    default:
      return null
  }
}

function fightAt(words: OddsWords, view: DungeonView, space: number): string | null {
  const book = bookOf(view.content)
  if (space === NONE || isClearedIn(book, view, space)) return null
  const lair = lairAt(view, space)
  if (lair?.odds) return lair.odds.needed === 0 ? words.noAttack : words.win(lair.odds.hit, false)
  if (lair && lair.card !== NONE) return words.trap
  return words.win(outlookAt(view, space)?.hit ?? 0, true)
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
  return seat ? outlooks(view, seat)[num(bookOf(view.content).level, space)] : undefined
}

/** The chance of a sum, for panels: `9 or more, 28%`. */
export function rollText(words: OddsWords, needed: number): string {
  return needed === 0 ? words.noAttack : words.roll(needed, chanceOfAtLeast(needed))
}
