import type { Trait } from '../../types.ts'

/** Everything that weighs on an encounter, of foe and floors together. */
export interface Modifiers {
  /** Bits by value. */
  readonly discards: number
  readonly timeFor: number
  readonly weakens: boolean
  readonly converts: number
  readonly burns: number
  readonly chills: number
  readonly drains: boolean
  readonly fades: number
  readonly undying: number
  readonly escapes: boolean
  readonly winds: number
  readonly storms: boolean
  readonly regrows: boolean
  readonly twice: boolean
}

export function modifiersOf(traits: readonly Trait[]): Modifiers {
  const sum = (of: (trait: Trait) => number | undefined) =>
    traits.reduce((total, trait) => total + (of(trait) ?? 0), 0)
  const most = (of: (trait: Trait) => number | undefined) => Math.max(0, ...traits.map(t => of(t) ?? 0))
  return {
    discards: traits.flatMap(t => t.discards ?? []).reduce((mask, value) => mask | (1 << value), 0),
    timeFor: most(t => t.timeFor),
    weakens: traits.some(t => t.weakens),
    converts: Math.max(
      2,
      most(t => t.converts),
    ),
    burns: sum(t => t.burns),
    chills: sum(t => t.chills),
    drains: traits.some(t => t.drains),
    fades: sum(t => t.fades),
    undying: sum(t => t.undying),
    escapes: traits.some(t => t.escapes),
    winds: most(t => t.winds),
    storms: traits.some(t => t.storms),
    regrows: traits.some(t => t.regrows),
    twice: traits.some(t => t.twice),
  }
}
