/** An encounter as text: its boxes, the dice, and what would happen now. */

import { colourOf, dieName } from '../types/dice.ts'
import type { Frame } from '../types.ts'
import type { DeckScene, SceneFight } from '../view/scene/index.ts'
import { tied, titleRow, wayRows } from './cards.ts'
import type { Piece } from './layout.ts'
import { boxText, dieText, dieTone, harmText, heroName, marksText, poolPieces } from './names.ts'
import type { Say } from './say.ts'

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

export function fightRows(say: Say, view: DeckScene, fight: SceneFight): Piece[][] {
  const { card, challenge } = fight
  const rows: Piece[][] = card ? [titleRow(say, card)] : [[['danger', say.board.boss(say.name(view.boss))]]]
  if (!challenge && card) rows.push(...wayRows(say, card))
  if (challenge) rows.push(...challenge.boxes.map((_, box) => boxRow(say, fight, box)))
  if (!PLACING.has(view.frame.kind)) return rows
  for (const fighter of fight.fighters)
    rows.push([
      ['hero', `${heroName(say, view, fighter.hero)}: `],
      ...poolPieces(say, fighter.pool),
      ['good', fighter.isReady ? `  ${say.board.done}` : ''],
    ])
  return [...rows, ...whatIfRows(say, view, fight)]
}

function boxRow(say: Say, fight: SceneFight, box: number): Piece[] {
  const { board } = say
  const fact = fight.challenge?.boxes[box]
  if (!fact) return []
  const isFull = (fight.full & (1 << box)) !== 0
  const dice = (fight.laid[box] ?? []).flatMap((kind): Piece[] => [
    [dieTone(colourOf(kind)), dieText(say, dieName(kind))],
    ['', ' '],
  ])
  const sum = fact.wide && dice.length > 0 ? `= ${fight.sums[box] ?? 0} ` : ''
  const once = (fight.once & (1 << box)) !== 0 && !isFull ? board.once : ''
  const side = box < (fight.challenge?.own ?? 0) ? '' : board.dungeon
  return [
    [isFull ? 'good' : 'strong', ` ${isFull ? '■' : '□'} ${String(box + 1).padStart(2)} `],
    [isFull ? 'dim' : dieTone(fact.colour), boxText(say, fact).padEnd(board.columns.box)],
    [isFull ? 'dim' : 'danger', ` ${marksText(say, fact).padEnd(board.columns.marks)}`],
    ['dim', ` ${side.padEnd(board.columns.side)}`],
    ...dice,
    ['', `${sum}${once}`],
  ]
}

/** What would happen now: the sum, where it comes from if from several places, and who would take it. */
function whatIfRows(say: Say, view: DeckScene, fight: SceneFight): Piece[][] {
  const { board } = say
  const harm = (damage: number, time: number): string => harmText(say, damage, time)
  const { whatIf } = fight
  if (!whatIf) return []
  const prevented = whatIf.damage + whatIf.added - whatIf.dealt
  const parts = [
    ...(whatIf.added > 0 ? [board.added(harm(whatIf.added, 0))] : []),
    ...(prevented > 0 ? [board.prevented(harm(prevented, 0))] : []),
    ...(whatIf.time > whatIf.spent ? [board.prevented(harm(0, whatIf.time - whatIf.spent))] : []),
    ...(whatIf.undying > 0 ? [board.undying(harm(0, whatIf.undying))] : []),
  ]
  const boxes =
    parts.length > 0 ? ` (${board.boxes} ${[harm(whatIf.damage, whatIf.time), ...parts].join(', ')})` : ''
  const shares = sharesText(say, view, fight)
  return [
    [
      ['gold', board.whatIf(harm(whatIf.dealt, whatIf.spent + whatIf.undying))],
      ['dim', boxes],
      ['', shares === '' ? '' : `: ${shares}`],
    ],
  ]
}

/** Said where it is not plain: two heroes, or one who takes another sum than is dealt. */
function sharesText(say: Say, view: DeckScene, { whatIf, fighters }: SceneFight): string {
  if (!whatIf || whatIf.dealt === 0) return ''
  const isPlain = fighters.length === 1 && whatIf.shares.every(({ damage }) => damage[0] === whatIf.dealt)
  if (isPlain) return ''
  return whatIf.shares
    .map(({ damage, time }) =>
      damage
        .map((hearts, slot) =>
          tied(`${heroName(say, view, fighters[slot]?.hero ?? 0)} ${harmText(say, hearts, time[slot] ?? 0)}`),
        )
        .join(', '),
    )
    .join(say.board.orElse)
}
