/** What one might expect at each step and cannot do; legal.ts asks for it. */
import { type ContentIndex, num } from '../../content/content-index.ts'
import type { Blocked, SeatStep, State } from '../../types.ts'
import { heroOffers } from '../heroes.ts'
import { gazeOffers } from '../powers.ts'
import { isCleared } from '../space.ts'
import { top } from '../stack.ts'
import { acting, goldOf } from '../state.ts'
import { blockedMoves } from './moves.ts'
import { blockedLooks } from './powers.ts'
import { blockedBolts, blockedRegains, blockedTeleport, emptyPiles } from './spells.ts'

export type Blocks = (content: ContentIndex, state: State) => readonly Blocked[]

/** By step, in the order in which the actions are listed. */
export const BLOCKED: Readonly<Partial<Record<SeatStep, Blocks>>> = {
  choose: blockedHeroes,
  learn: (_, state) => emptyPiles(state, 'learn', 'D-04'),
  move: (content, state) => [
    ...blockedMoves(content, state),
    ...blockedBolts(content, state),
    ...blockedTeleport(content, state),
    ...blockedLooks(content, state),
    ...blockedRegains(content, state),
    ...blockedWin(content, state),
  ],
  gaze: blockedGazes,
  foe: blockedTeleport,
  regain: (_, state) => emptyPiles(state, 'regain', 'D-54'),
}

function blockedHeroes(content: ContentIndex, state: State): Blocked[] {
  const { n: dead } = top(state)
  const offers = heroOffers(content, state)
  const killed = content.actions.hero[dead]
  return content.actions.hero
    .filter(action => !offers.includes(action))
    .map(action =>
      action === killed ? { action, why: 'dead', rule: 'D-33' } : { action, why: 'taken', rule: 'D-01' },
    )
}

/** Uncleared lairs of the level with nothing that this seat has not seen. */
function blockedGazes(content: ContentIndex, state: State): Blocked[] {
  const offers = gazeOffers(content, state)
  return (content.lairsOf[top(state).n] ?? []).flatMap((lair): Blocked[] => {
    const action = content.actions.gaze[lair]
    if (!action || offers.includes(action) || isCleared(content, state, num(content.lairs, lair))) return []
    return [{ action, why: 'allSeen', rule: 'D-63' }]
  })
}

const WIN = { kind: 'win' } as const

/** Why the match is not won yet, for one who carries something (D-70, D-80). */
function blockedWin(content: ContentIndex, state: State): Blocked[] {
  const hero = acting(state)
  const isHome = hero.at === content.hall
  if (hero.goods.length === 0) return []
  if (state.mode === 'hunt') return isHome ? [{ action: WIN, why: 'hunt', rule: 'D-80' }] : []
  const isEnough = goldOf(content, hero) >= num(content.goal, hero.hero)
  if (isEnough === isHome) return []
  return [{ action: WIN, why: isHome ? 'tooLittle' : 'notHome', rule: 'D-70' }]
}
