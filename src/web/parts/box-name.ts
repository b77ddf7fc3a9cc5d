import type { DieFace } from './die.tsx'
import { KIND_NAMES, type Kind } from './outline.ts'

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
export function boxName(box: BoxFace, lit = false, dimmed?: string): string {
  const { kind, need, wide, armor, hearts = 0, time = 0, skull, dice = [], full } = box
  const dies = dice.map(die => `${KIND_NAMES[die.kind]} ${die.value ?? 'not rolled'}`)
  const cost = [hearts > 0 && `${hearts} damage`, time > 0 && `${time} time`].filter(Boolean)
  const said = [
    `${kind === 'X' ? 'any' : kind} ${need}${wide ? ' total' : ''}`,
    !full && dimmed,
    kind !== 'X' && KIND_NAMES[kind],
    armor && 'armor',
    skull && 'skull',
    dies.length > 0 && `holds ${dies.join(' and ')}`,
    wide && dies.length > 0 && `${boxSum(box)} of ${need}`,
    full ? 'full' : cost.length > 0 && `left empty costs ${cost.join(' and ')}`,
    lit && 'the held die fits',
  ]
  return said.filter(Boolean).join(', ')
}
