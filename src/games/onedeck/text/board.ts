/** The table as text: dungeon, doors, party, and the encounter with its boxes and dice. */
import type { Paint } from '../../../engine/types.ts'
import { FLOORS, tokensThatHurt } from '../types.ts'
import { type DeckScene, isQuiet, type SceneCard, type SceneDoor } from '../view/scene/index.ts'
import { cardRows, cardText, lootRow } from './cards.ts'
import { fightRows } from './encounter.ts'
import { laid, type Piece, TIED } from './layout.ts'
import { listed } from './names.ts'
import { heroRows, heroStory } from './party.ts'
import type { Say } from './say.ts'

const draw = (rows: readonly (readonly Piece[])[], paint: Paint, width: number): string =>
  rows.flatMap(row => laid(row, paint, width)).join('\n')

export function drawBoard(say: Say, view: DeckScene, paint: Paint, width: number): string {
  const rows = [
    ...dungeonRows(say, view),
    ...doorRows(say, view),
    ...view.party.flatMap((hero, index) => heroRows(say, view, hero, index)),
    ...(view.fight ? fightRows(say, view, view.fight) : beforeRows(say, view)),
  ]
  return draw(rows, paint, width)
}

/** What the board leaves out: a door by its number, a hero by name; without a name all of them. */
export function drawPart(say: Say, view: DeckScene, paint: Paint, width: number, part: string): string {
  const wanted = part.trim().toLowerCase()
  const doors = view.doors.flatMap((door, index) =>
    wanted === '' || wanted === String(index + 1) ? door.cards.flatMap(card => card ?? []) : [],
  )
  const heroes = view.party.filter(hero =>
    ['', hero.id, hero.name.toLowerCase(), say.name(hero).toLowerCase()].includes(wanted),
  )
  const rows = [
    ...doors.flatMap(card => cardStory(say, card)),
    ...heroes.flatMap(hero => heroStory(say, hero)),
  ]
  if (rows.length > 0) return draw(rows, paint, width)
  const names = listed(say, view.party.map(say.name))
  return say.board.unknown(part.trim(), names)
}

function dungeonRows(say: Say, view: DeckScene): Piece[][] {
  const { board, name, effect } = say
  const { boss, dungeon } = view
  const isBoss = view.floor > FLOORS
  const traits = (isBoss ? [boss.trait] : dungeon.traits).filter(trait => !isQuiet(trait))
  return [
    [
      ['strong', name(dungeon)],
      ['dim', ` (${board.difficulty[dungeon.dots] ?? ''})`],
      ['', `  ${placeText(say, view)}; ${levelText(say, view)}`],
    ],
    ...traits.map((trait): Piece[] => [['dim', `  ${name(trait)}: ${effect(trait)}`]]),
    [
      ['magic', board.potions(view.tokens)],
      ['dim', ` (${[board.healing, ...view.potions.map(name)].join(', ')})`],
      ['', isBoss ? '' : `   ${deckText(say, view)}`],
    ],
  ]
}

/** How deep the party is, or how the boss fares. */
export function placeText({ board, name }: Say, { boss, floor }: DeckScene): string {
  return floor > FLOORS ? board.bossPlace(name(boss), boss.damage, boss.health) : board.floorPlace(floor)
}

export function levelText({ board }: Say, { level }: DeckScene): string {
  const bonus = level.bonus > 0 ? board.bonus(level.bonus) : ''
  return `${board.level(level.level, level.xp, level.cost)}${level.isLast ? board.forPotion : ''}${bonus}`
}

export function deckText({ board }: Say, view: DeckScene): string {
  if (!view.stairsShow) return board.deck(view.deck)
  const most = tokensThatHurt(view.party.length)
  return board.stairs(view.stairs, most)
}

/** Four doors fit on a line; what is behind an open one is read with `map`. */
function doorRows(say: Say, view: DeckScene): Piece[][] {
  if (view.floor > FLOORS) return []
  if (view.doors.length === 0) return [[['dim', say.board.noDoors]]]
  const doors = view.doors.flatMap((door, index): Piece[] => [
    ['gold', `${index === 0 ? '' : '  '} ${index + 1}`],
    [door.open ? '' : 'dim', `${TIED}${doorText(say, door)}`],
  ])
  return [[['gold', say.board.doors], ...doors]]
}

export function doorText(say: Say, door: SceneDoor): string {
  const known = door.cards.flatMap(card => (card ? [cardText(say, card)] : []))
  if (known.length === 0) return say.board.closed
  return `${door.open ? '' : `${say.board.closed}, `}${known.join(' + ')}`
}

/** Cards just turned up, about to be met, or to be claimed. */
function beforeRows(say: Say, view: DeckScene): Piece[][] {
  const { frame } = view
  if (frame.kind === 'door' || frame.kind === 'split')
    return (view.doors[frame.door]?.cards ?? []).flatMap(card => (card ? cardStory(say, card) : []))
  if (view.facing) return cardStory(say, view.facing)
  return view.spoils.map(card => lootRow(say, card))
}

function cardStory(say: Say, card: SceneCard): Piece[][] {
  return [...cardRows(say, card), lootRow(say, card)]
}
