/** What is told of heroes and lairs, on the drawing and in the list. */
import type { Paint } from '../../../engine/types.ts'
import { num } from '../content/content-index.ts'
import { monsterFact, treasureFact } from '../content/names.ts'
import { SPELLS } from '../types.ts'
import type { DungeonScene, Standing } from '../view/scene.ts'
import type { LairView, SeatView } from '../view/types.ts'
import { rollText } from './odds.ts'
import type { Names, Speech } from './speech.ts'

/** The monster of a lair, as far as the viewer knows it; nothing where only treasure lies. */
export function cardIn({ content }: DungeonScene, lair: LairView, { names, board }: Speech): string {
  if (lair.number === 0) return ''
  if (lair.card === null) return board.unknown
  const hidden = lair.isUp ? '' : ` (${board.onlyYou})`
  return `${names.monster(monsterFact(content, lair.card))}${hidden}`
}

export function lootIn(
  reading: DungeonScene,
  lair: LairView,
  paint: Paint,
  { names, board }: Speech,
): string {
  const loot = lair.drops.map(card => treasureAt(reading, card, names))
  if (lair.laid !== null) loot.push(board.laidDown(treasureAt(reading, lair.laid, names)))
  else if (lair.hasLaid) loot.push(board.laid)
  return loot.length === 0 ? '' : ` ${board.with(paint('gold', loot.join(', ')))}`
}

function treasureAt({ content }: DungeonScene, card: string, names: Names): string {
  return names.treasure(treasureFact(content, card))
}

export function oddsOf({ odds }: LairView, speech: Speech): string {
  return odds ? `: ${rollText(speech.odds, odds.needed)}` : ''
}

export function heroFacts(
  reading: DungeonScene,
  standing: Standing,
  paint: Paint,
  speech: Speech,
): readonly string[] {
  const { seat } = standing
  const { board } = speech
  const facts = [
    goalOf(reading, standing, paint, speech),
    seat.hand === null ? board.cards(seat.hidden) : '',
    seat.lost > 0 ? board.loses(seat.lost) : '',
    spellsOf(seat, speech),
  ]
  return facts.filter(fact => fact !== '')
}

/** What lies face up before the seat, and what of its hand may be seen. */
export function goodsOf(reading: DungeonScene, { seat }: Standing, { names, board }: Speech): string[] {
  const shown = seat.shown.map(
    card => `${treasureAt(reading, card, names)}${card === seat.sword ? ` +${seat.bonus}` : ''}`,
  )
  const hand = (seat.hand ?? []).map(card => treasureAt(reading, card, names))
  return [
    ...(shown.length > 0 ? [`${board.faceUp}: ${shown.join(', ')}`] : []),
    ...(hand.length > 0 ? [`${board.inHand}: ${hand.join(', ')}`] : []),
  ]
}

/** What the seat has of what it needs; in a Treasure Hunt what it looks for. */
export function goalOf(
  reading: DungeonScene,
  { seat, goal }: Standing,
  paint: Paint,
  speech: Speech,
): string {
  const { names, board } = speech
  const { mode, target } = reading.view
  if (mode === 'hunt') return target === null ? '' : board.seeks(treasureAt(reading, target, names))
  return seat.gold === null ? board.needs(goal) : paint('gold', board.goldOf(seat.gold, goal))
}

function spellsOf({ spells, book }: SeatView, { names, board }: Speech): string {
  if (book === 0) return ''
  const held = SPELLS.flatMap((spell, index) => {
    const count = num(spells, index)
    return count > 0 ? [`${count} ${names.spells[spell]}`] : []
  })
  return held.length > 0 ? held.join(', ') : board.noSpells
}
