import { bookOf } from '../book.ts'
import { num } from '../lists.ts'
import { chanceOfAtLeast } from '../odds.ts'
import { type LevelOutlook, outlooks } from '../outlook.ts'
import { isClearedIn } from '../paths.ts'
import { type DungeonAction, NONE } from '../types.ts'
import type { DungeonView, LairView } from '../view-types.ts'
import { percent } from './say.ts'

/** What stands beside a choice that leads to dice; `about` where the card is not known yet. */
export function oddsText(action: DungeonAction, view: DungeonView): string | null {
  switch (action.kind) {
    case 'step':
      return fightAt(view, action.to)
    case 'stop':
    case 'meet':
      return fightAt(view, view.seats[view.turn]?.at ?? NONE)
    case 'fight':
      return view.foe?.odds ? `${percent(view.foe.odds.hit)} to win` : fightAt(view, view.due?.at ?? NONE)
    case 'fightHunter':
      return view.hunter?.odds ? `${percent(view.hunter.odds.hit)} to win` : null
    case 'slide':
      return fightAt(view, action.to)
    case 'teleport':
      return fightAt(view, action.to)
    case 'cast':
      return spellAt(view, action.at, action.spell)
    case 'castAtHunter':
      return view.hunter?.odds ? `${percent(view.hunter.odds[action.spell])} to hit` : null
    case 'search':
      return `${percent(view.seats[view.turn]?.class === 'rogue' ? 4 / 6 : 2 / 6)} to find it`
    default:
      return null
  }
}

function fightAt(view: DungeonView, space: number): string | null {
  const book = bookOf(view.content)
  if (space === NONE || isClearedIn(book, view, space)) return null
  const lair = lairAt(view, space)
  if (lair?.odds) return lair.odds.needed === 0 ? 'cannot be attacked' : `${percent(lair.odds.hit)} to win`
  if (lair && lair.card !== NONE) return 'a trap'
  return `about ${percent(outlookAt(view, space)?.hit ?? 0)} to win`
}

function spellAt(view: DungeonView, space: number, spell: 'fireball' | 'lightning'): string {
  const lair = lairAt(view, space)
  if (lair?.odds) return `${percent(lair.odds[spell])} to hit`
  return `about ${percent(outlookAt(view, space)?.[spell] ?? 0)} to hit`
}

function lairAt(view: DungeonView, space: number): LairView | undefined {
  return view.lairs.find(lair => lair.at === space)
}

function outlookAt(view: DungeonView, space: number): LevelOutlook | undefined {
  const seat = view.seats[view.turn]
  return seat ? outlooks(view, seat)[num(bookOf(view.content).level, space)] : undefined
}

/** The chance of a sum, for panels: `9 or more, 28%`. */
export function rollText(needed: number): string {
  return needed === 0 ? 'cannot be attacked' : `${needed} or more, ${percent(chanceOfAtLeast(needed))}`
}
