/** An encounter as text: the card, its boxes, the dice, and what would happen now. */
import type { BoxFact } from '../book.ts'
import { colourOf, dieName } from '../dice.ts'
import type { Frame } from '../types.ts'
import type { CardView, DeckView, FightView } from '../view/types.ts'
import { type Piece, TIED } from './layout.ts'
import { boxText, costText, dieText, dieTone, harmText, heroName, marksText, poolPieces } from './names.ts'

export function cardText(card: CardView): string {
  return `${card.name} (${card.isPeril ? 'peril' : 'foe'}, ${card.xp} XP)`
}

/** A card that is not met yet: its ability, and its boxes with the dungeon's or its two ways. */
export function cardRows(card: CardView): Piece[][] {
  const [sheet] = card.sheets
  if (card.ways.length > 0 || !sheet) return [titleRow(card), ...wayRows(card)]
  const side = sheet.boxes.slice(sheet.own).map(costOf)
  return [
    titleRow(card),
    [['', `  ${sheet.boxes.slice(0, sheet.own).map(costOf).join('; ')}`]],
    ...(side.length > 0 ? [[['dim', `  Dungeon: ${side.join('; ')}`] as const]] : []),
  ]
}

const tied = (text: string): string => text.replaceAll(' ', TIED)
const costOf = (box: BoxFact): string => tied(`${boxText(box)} ${marksText(box)}`)

function titleRow(card: CardView): Piece[] {
  return [
    ['danger', cardText(card)],
    ['dim', card.trait ? `  ${card.trait.name}: ${card.trait.text}` : ''],
  ]
}

function wayRows(card: CardView): Piece[][] {
  return card.ways.map(({ name, time }, index): Piece[] => {
    const [box, ...side] = card.sheets[index]?.boxes ?? []
    const dungeon = side.length > 0 ? `; dungeon: ${side.map(costOf).join('; ')}` : ''
    return [
      ['', `  ${name}: ${time > 0 ? `${time}t now, ` : ''}${box ? costOf(box) : ''}`],
      ['dim', dungeon],
    ]
  })
}

export function lootRow(card: CardView): Piece[] {
  const { item, loot } = card
  const price = loot && !card.isPotion ? ` [${costText(loot.cost)}]` : ''
  return [
    ['gold', `Loot of ${card.name}:`],
    ['', ` item ${item.stat}${item.health > 0 ? ' and 1 health' : ''}; `],
    ['', loot ? `${card.isPotion ? 'potion ' : ''}${loot.name}${price}: ${loot.text} ` : ''],
    ['', `Or ${card.xp} XP.`],
  ]
}

/** Step 5 and what is chosen within it. */
const PLACING: ReadonlySet<Frame['kind']> = new Set([
  'fight',
  'pay',
  'pick',
  'either',
  'name',
  'target',
  'convert',
  'give',
])

export function fightRows(view: DeckView, fight: FightView): Piece[][] {
  const { card, sheet } = fight
  const rows: Piece[][] = card ? [titleRow(card)] : [[['danger', `The ${view.boss.name}`]]]
  if (!sheet && card) rows.push(...wayRows(card))
  if (sheet) rows.push(...sheet.boxes.map((_, box) => boxRow(fight, box)))
  if (!PLACING.has(view.frame.kind)) return rows
  for (const fighter of fight.fighters)
    rows.push([
      ['hero', `${heroName(view, fighter.hero)}: `],
      ...poolPieces(fighter.pool),
      ['good', fighter.isReady ? '  done' : ''],
    ])
  return [...rows, ...whatIfRows(view, fight)]
}

function boxRow(fight: FightView, box: number): Piece[] {
  const fact = fight.sheet?.boxes[box]
  if (!fact) return []
  const isFull = (fight.full & (1 << box)) !== 0
  const dice = (fight.laid[box] ?? []).flatMap((kind): Piece[] => [
    [dieTone(colourOf(kind)), dieText(dieName(kind))],
    ['', ' '],
  ])
  const sum = fact.wide && dice.length > 0 ? `= ${fight.sums[box] ?? 0} ` : ''
  const once = (fight.once & (1 << box)) !== 0 && !isFull ? 'covered once ' : ''
  const side = box < (fight.sheet?.own ?? 0) ? '' : 'dungeon '
  return [
    [isFull ? 'good' : 'strong', ` ${isFull ? '■' : '□'} ${String(box + 1).padStart(2)} `],
    [isFull ? 'dim' : dieTone(fact.colour), boxText(fact).padEnd(9)],
    [isFull ? 'dim' : 'danger', ` ${marksText(fact).padEnd(14)}`],
    ['dim', ` ${side.padEnd(8)}`],
    ...dice,
    ['', `${sum}${once}`],
  ]
}

/** What would happen now: the sum, where it comes from if from several places, and who would take it. */
function whatIfRows(view: DeckView, fight: FightView): Piece[][] {
  const { whatIf } = fight
  if (!whatIf) return []
  const prevented = whatIf.damage + whatIf.added - whatIf.dealt
  const parts = [
    ...(whatIf.added > 0 ? [`the dungeon adds ${whatIf.added}♥`] : []),
    ...(prevented > 0 ? [`${prevented}♥ prevented`] : []),
    ...(whatIf.time > whatIf.spent ? [`${whatIf.time - whatIf.spent}t prevented`] : []),
    ...(whatIf.undying > 0 ? [`${whatIf.undying}t of Undying`] : []),
  ]
  const boxes =
    parts.length > 0 ? ` (boxes ${[harmText(whatIf.damage, whatIf.time), ...parts].join(', ')})` : ''
  const shares = sharesText(view, fight)
  return [
    [
      ['gold', `If done now: ${harmText(whatIf.dealt, whatIf.spent + whatIf.undying)}`],
      ['dim', boxes],
      ['', shares === '' ? '' : `: ${shares}`],
    ],
  ]
}

/** Said where it is not plain: two heroes, or one who takes another sum than is dealt. */
function sharesText(view: DeckView, { whatIf, fighters }: FightView): string {
  if (!whatIf || whatIf.dealt === 0) return ''
  const isPlain = fighters.length === 1 && whatIf.shares.every(({ damage }) => damage[0] === whatIf.dealt)
  if (isPlain) return ''
  return whatIf.shares
    .map(({ damage, time }) =>
      damage
        .map((hearts, slot) =>
          tied(`${heroName(view, fighters[slot]?.hero ?? 0)} ${harmText(hearts, time[slot] ?? 0)}`),
        )
        .join(', '),
    )
    .join(', or ')
}
