/** What going to each lair comes to, in turns until one has won: slower than `goals.ts`, and far better. */
import { isTaken } from '../rules/index.ts'
import { NONE } from '../types.ts'
import { chaseTo } from './chase.ts'
import { backOf } from './corridor.ts'
import { type Foreseen, foresee } from './foresight.ts'
import { isBehind, turnsTo } from './goals.ts'
import type { Look } from './look.ts'
import { tours } from './tour.ts'
import { FAR } from './ways.ts'

export interface Prospect {
  readonly lair: number
  readonly turns: number
}

/** The soonest first; what lies behind one who has gone on, only where nothing else is left. */
export function prospectsOf(look: Look): Prospect[] {
  const foreseen = look.state.mode === 'hunt' ? tours(look) : foresee(look)
  const back = backOf(look.state, look.hero)
  const ahead = listed(look, foreseen, back)
  const all = ahead.length > 0 || back === NONE ? ahead : listed(look, foreseen, NONE)
  return all.toSorted((a, b) => a.turns - b.turns)
}

function listed(look: Look, foreseen: readonly Foreseen[], back: number): Prospect[] {
  const { content, state, hero, ways, doors } = look
  const steps = ways.from(hero.at, doors)
  const behind = back === NONE ? null : ways.from(back, doors)
  return foreseen.flatMap(({ lair, space, turns }) => {
    const far = steps[space] ?? FAR
    if (far === FAR || isBehind(behind, space, far)) return []
    if (space !== hero.at && isTaken(content, state, space)) return []
    return [{ lair, turns: turnsTo(far, state.left) - 1 + turns + chaseTo(look, space, far) }]
  })
}
