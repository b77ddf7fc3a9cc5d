/** What is asked now, and the rule that asks it. */
import type { Prompt } from '../../../engine/types.ts'
import { here, monstersIn } from '../rules/index.ts'
import type { State } from '../types.ts'

export function promptOf(state: State): Prompt | null {
  if (state.yellow + state.red > 0) return { ask: 'monsters', rule: 'T-20' }
  if (state.draws > 0) return { ask: 'treasure', rule: 'T-107' }
  switch (state.step.kind) {
    case 'turn':
      return monstersIn(here(state)) > 0 ? { ask: 'battle', rule: 'T-101' } : { ask: 'turn', rule: 'T-10' }
    case 'explore':
      return { ask: 'tile', rule: 'T-14' }
    case 'lay':
      return { ask: 'lay', rule: 'T-12' }
    case 'threshold':
      return { ask: 'threshold', rule: 'T-11' }
    case 'technique':
      return { ask: 'technique', rule: 'T-30' }
    case 'card':
      return { ask: 'card', rule: 'T-30' }
    case 'top':
      return { ask: 'top', rule: 'T-30' }
    case 'bomb':
      return { ask: 'bomb', rule: 'T-34' }
    case 'strike':
      return { ask: 'strike', rule: 'T-31' }
    case 'pay':
      return { ask: 'pay', rule: 'T-40' }
    case 'over':
      return null
    default:
      return null
  }
}
