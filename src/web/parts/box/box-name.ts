import type { DieFace } from '../die/die.tsx'
import type { Kind } from '../kind/outline.ts'
import type { PartWords } from '../text/en.ts'

export interface BoxFace {
  readonly kind: Kind | 'X'
  readonly need: number
  readonly wide?: boolean | undefined
  readonly armor?: boolean | undefined
  /** What leaving it empty costs. */
  readonly hearts?: number | undefined
  readonly time?: number | undefined
  /** Covering it hurts the boss. */
  readonly skull?: boolean | undefined
  readonly dice?: readonly DieFace[] | undefined
  /** What the dice count for, where that is not their sum. */
  readonly sum?: number | undefined
  readonly full?: boolean | undefined
}

export const boxSum = ({ sum, dice = [] }: BoxFace): number =>
  sum ?? dice.reduce((total, die) => total + (die.value ?? 0), 0)

/** A box in words, as a screen reader says it. What can be seen on it comes first, in the order of sight. */
export function boxName(box: BoxFace, words: PartWords, lit = false, dimmed?: string): string {
  const { kind, need, wide, armor, hearts = 0, time = 0, skull, dice = [], full } = box
  const dies = dice.map(die => `${words.kinds[die.kind]} ${die.value ?? words.notRolled}`)
  const cost = [hearts > 0 && words.damage(hearts), time > 0 && words.time(time)].filter(Boolean)
  const said = [
    `${kind === 'X' ? words.any : kind} ${need}${wide ? ` ${words.total}` : ''}`,
    !full && dimmed,
    kind !== 'X' && words.kinds[kind],
    armor && words.armor,
    skull && words.skull,
    dies.length > 0 && words.holds(dies.join(words.and)),
    wide && dies.length > 0 && words.sumOf(boxSum(box), need),
    full ? words.full : cost.length > 0 && words.costs(cost.join(words.and)),
    lit && words.fits,
  ]
  return said.filter(Boolean).join(', ')
}
