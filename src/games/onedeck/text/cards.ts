/** A card as text: its ability, its boxes or its two ways, and its loot. */
import type { BoxFact } from '../content/content-index.ts'
import type { SceneCard } from '../view/scene/index.ts'
import { type Piece, TIED } from './layout.ts'
import { boxText, costText, itemText, marksText } from './names.ts'
import type { Say } from './say.ts'

export function cardText({ board, name }: Say, card: SceneCard): string {
  return `${name(card)} (${card.isPeril ? board.peril : board.foe}, ${board.xp(card.xp)})`
}

/** A card that is not met yet: its ability, and its boxes with the dungeon's or its two ways. */
export function cardRows(say: Say, card: SceneCard): Piece[][] {
  const costOf = (box: BoxFact): string => costIn(say, box)
  const [challenge] = card.challenges
  if (card.ways.length > 0 || !challenge) return [titleRow(say, card), ...wayRows(say, card)]
  const side = challenge.boxes.slice(challenge.own).map(costOf)
  return [
    titleRow(say, card),
    [['', `  ${challenge.boxes.slice(0, challenge.own).map(costOf).join('; ')}`]],
    ...(side.length > 0 ? [[['dim', `  ${say.board.dungeonBoxes}${side.join('; ')}`] as const]] : []),
  ]
}

export const tied = (text: string): string => text.replaceAll(' ', TIED)
const costIn = (say: Say, box: BoxFact): string => tied(`${boxText(say, box)} ${marksText(say, box)}`)

export function titleRow(say: Say, card: SceneCard): Piece[] {
  const { trait } = card
  return [
    ['danger', cardText(say, card)],
    ['dim', trait ? `  ${say.name(trait)}: ${say.effect(trait)}` : ''],
  ]
}

export function wayRows(say: Say, card: SceneCard): Piece[][] {
  const { board, name } = say
  return card.ways.map((way, index): Piece[] => {
    const [box, ...side] = card.challenges[index]?.boxes ?? []
    const dungeon =
      side.length > 0 ? `${board.dungeonToo}${side.map(other => costIn(say, other)).join('; ')}` : ''
    return [
      ['', `  ${name(way)}: ${way.time > 0 ? board.wayTime(way.time) : ''}${box ? costIn(say, box) : ''}`],
      ['dim', dungeon],
    ]
  })
}

export function lootRow(say: Say, card: SceneCard): Piece[] {
  const { board, effect } = say
  const { item, loot } = card
  const name = loot ? say.name(loot) : ''
  const price = loot && !card.isPotion ? ` [${costText(say, loot.cost)}]` : ''
  return [
    ['gold', board.loot(say.name(card))],
    ['', ` ${itemText(say, item)}; `],
    ['', loot ? `${card.isPotion ? board.potion(name) : name}${price}: ${effect(loot)} ` : ''],
    ['', board.orXp(card.xp)],
  ]
}
