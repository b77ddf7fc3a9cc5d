/** What a fight for a lair comes to, in turns until one is home with enough. */
import { num } from '../content/content-index.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import type { Find } from './likely.ts'
import { PARTS, type Stake } from './stakes.ts'

/** By the bonus of the sword: the turns left, a row for each place, the Great Hall first, and in it by parts of gold. */
export type Tables = readonly Float64Array[]

/** What a usual card is worth, in parts. */
const CARD = 6
/** Who is killed begins anew, and needs about a turn to come to it. */
const DEATH = 1

const { killed, wounded, stunned, missed, 'seriously wounded': serious } = STRIKE_ODDS

/** From the first round on: it is won, or one goes on fighting, or leaves, whichever is sooner home. */
export function fought(
  { foes, finds }: Stake,
  row: number,
  gold: number,
  tables: Tables,
  bonus: number,
): number {
  const table = tables[bonus]
  const home = killed * ((table?.[0] ?? 0) + DEATH) + serious * (table?.[gold >> 1] ?? 0)
  const poorer = table?.[row + Math.max(0, gold - CARD)] ?? 0
  const left = home + wounded * (1 + poorer) + stunned * poorer + missed * (table?.[row + gold] ?? 0)
  const won = wonWith(finds, row + gold, row + PARTS, tables, bonus)
  let sum = 0
  for (const { share, hits, delay } of foes) {
    const hit = num(hits, bonus)
    const first = 1 + hit * (won + delay)
    const leaving = first + (1 - hit) * left
    // What was dropped comes back with the monster, for one who stays.
    const staying = (first + (1 - hit) * (home + wounded)) / (1 - (1 - hit) * (wounded + stunned + missed))
    sum += share * Math.min(leaving, staying)
  }
  return sum
}

/** With every treasure that may be there, from so much gold on; the first sword makes stronger (D-64). */
function wonWith(
  finds: readonly Find[],
  from: number,
  enough: number,
  tables: Tables,
  bonus: number,
): number {
  const [, one, two] = tables
  const table = tables[bonus]
  let sum = 0
  for (const find of finds) {
    const at = Math.min(enough, from + find.gold)
    if (find.two === null || bonus > 0) sum += find.share * (table?.[at] ?? 0)
    else sum += find.share * (find.two * (two?.[at] ?? 0) + (1 - find.two) * (one?.[at] ?? 0))
  }
  return sum
}
