/** The table as text: dungeon, doors, party, and the encounter with its boxes and dice. */
import type { Paint } from '../../../engine/types.ts'
import type { CardView, DeckView, DoorView } from '../view/types.ts'
import { cardRows, cardText, fightRows, lootRow } from './encounter.ts'
import { laid, type Piece, TIED } from './layout.ts'
import { count, listed } from './names.ts'
import { heroRows, heroStory } from './party.ts'

const draw = (rows: readonly (readonly Piece[])[], paint: Paint, width: number): string =>
  rows.flatMap(row => laid(row, paint, width)).join('\n')

export function drawBoard(view: DeckView, paint: Paint, width: number): string {
  const rows = [
    ...dungeonRows(view),
    ...doorRows(view),
    ...view.party.flatMap((hero, index) => heroRows(view, hero, index)),
    ...(view.fight ? fightRows(view, view.fight) : beforeRows(view)),
  ]
  return draw(rows, paint, width)
}

/** What the board leaves out: a door by its number, a hero by name; without a name all of them. */
export function drawPart(view: DeckView, paint: Paint, width: number, part: string): string {
  const wanted = part.trim().toLowerCase()
  const doors = view.doors.flatMap((door, index) =>
    wanted === '' || wanted === String(index + 1) ? door.cards.flatMap(card => card ?? []) : [],
  )
  const heroes = view.party.filter(({ name }) => wanted === '' || name.toLowerCase() === wanted)
  const rows = [...doors.flatMap(cardStory), ...heroes.flatMap(heroStory)]
  if (rows.length > 0) return draw(rows, paint, width)
  const names = listed(view.party.map(({ name }) => name))
  return `Nothing is known of "${part.trim()}": name an open door by its number, or ${names}.`
}

const DIFFICULTY = ['', 'easy', 'medium', 'hard'] as const

function dungeonRows(view: DeckView): Piece[][] {
  const { boss, dungeon } = view
  const isBoss = view.floor > 3
  const place = isBoss
    ? `the ${boss.name}, ${boss.damage} of ${boss.health} damage`
    : `floor ${view.floor} of 3`
  const traits = (isBoss ? [boss.trait] : dungeon.traits).filter(trait => trait.text !== 'No effect.')
  return [
    [
      ['strong', dungeon.name],
      ['dim', ` (${DIFFICULTY[dungeon.dots] ?? ''})`],
      ['', `  ${place}; ${levelText(view)}`],
    ],
    ...traits.map((trait): Piece[] => [['dim', `  ${trait.name}: ${trait.text}`]]),
    [
      ['magic', `Potions: ${view.tokens}`],
      ['dim', ` (${['Healing', ...view.potions.map(potion => potion.name)].join(', ')})`],
      ['', isBoss ? '' : `   ${deckText(view)}`],
    ],
  ]
}

function levelText({ level }: DeckView): string {
  const bonus = level.bonus > 0 ? ` and ${count(level.bonus, 'bonus die', 'bonus dice')}` : ''
  return `level ${level.level} with ${level.xp} of ${level.cost} XP${level.isLast ? ' for a potion' : ''}${bonus}`
}

function deckText(view: DeckView): string {
  if (!view.stairsShow) return `Deck: ${count(view.deck, 'card')}`
  const most = view.party.length === 4 ? 6 : 3
  return `The Stairs show: ${view.stairs} of ${most} tokens`
}

/** Four doors fit on a line; what is behind an open one is read with `map`. */
function doorRows(view: DeckView): Piece[][] {
  if (view.floor > 3) return []
  if (view.doors.length === 0) return [[['dim', 'Doors: none']]]
  const doors = view.doors.flatMap((door, index): Piece[] => [
    ['gold', `${index === 0 ? '' : '  '} ${index + 1}`],
    [door.open ? '' : 'dim', `${TIED}${doorText(door)}`],
  ])
  return [[['gold', 'Doors:'], ...doors]]
}

function doorText(door: DoorView): string {
  const known = door.cards.flatMap(card => (card ? [cardText(card)] : []))
  if (known.length === 0) return 'closed'
  return `${door.open ? '' : 'closed, '}${known.join(' + ')}`
}

/** Cards just turned up, about to be met, or to be claimed. */
function beforeRows(view: DeckView): Piece[][] {
  const { frame } = view
  if (frame.kind === 'door' || frame.kind === 'split')
    return (view.doors[frame.door]?.cards ?? []).flatMap(card => (card ? cardStory(card) : []))
  return view.spoils.map(card => lootRow(card))
}

function cardStory(card: CardView): Piece[][] {
  return [...cardRows(card), lootRow(card)]
}
