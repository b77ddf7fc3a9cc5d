import type { PrintingTables } from '../content/content-index.ts'
import { cardOf, harmNow, shareOf } from '../rules/index.ts'
import type { Fight, Frame, State } from '../types.ts'
import type { FighterView, FightView, WhatIf } from './types.ts'

export function fightView(content: PrintingTables, state: State, fight: Fight): FightView {
  return {
    card: fight.card < 0 ? null : cardOf(content, fight.card).id,
    way: fight.way,
    fighters: fight.pair.map((hero, slot) => fighterView(fight, hero, slot)),
    laid: fight.laid,
    sums: [...fight.sums],
    full: fight.full,
    once: fight.once,
    fresh: [...fight.fresh],
    ...airOf(state, fight),
    noDamage: fight.noDamage,
    noTime: fight.noTime,
    crafty: fight.crafty,
    whatIf: whatIfNow(content, state, fight),
  }
}

/** Dice of one throw are rolled one after the other, on top of whoever tells them. */
function airOf({ stack }: State, { fresh }: Fight): Pick<FightView, 'told' | 'coming'> {
  const teller = stack.findLast(({ kind }) => kind !== 'roll')
  const coming = stack
    .flatMap(frame => (frame.kind === 'roll' ? [frame] : []))
    .toReversed()
    .flatMap(({ slot, colour, left }) => Array.from({ length: left }, () => slot * 4 + colour))
  const all = fresh.length + coming.length
  return { told: coming.length === 0 ? all : toldBefore(teller, all), coming }
}

function toldBefore(teller: Frame | undefined, all: number): number {
  if (teller?.kind === 'featDone') return all - teller.dice
  return teller?.kind === 'afterRoll' ? teller.told : 0
}

function fighterView(fight: Fight, hero: number, slot: number): FighterView {
  return {
    hero,
    pool: [...(fight.pools[slot] ?? [])],
    used: fight.used[slot] ?? 0,
    softened: (fight.soft & (1 << slot)) !== 0,
    isReady: (fight.ready & (1 << slot)) !== 0,
  }
}

/** If everyone said done now. */
function whatIfNow(content: PrintingTables, state: State, fight: Fight): WhatIf | null {
  const harm = harmNow(content, state, fight)
  const challenge = content.challenges.at(fight.challenge)
  if (!harm || !challenge) return null
  const boxes = challenge.boxes.flatMap((_, box) => ((fight.full & (1 << box)) === 0 ? [box] : []))
  return { ...harm, boxes, shares: sharesOf(content, state, fight, harm.dealt) }
}

/** O-51: who could take it. */
function sharesOf(content: PrintingTables, state: State, fight: Fight, damage: number): WhatIf['shares'] {
  const count = fight.pair.length
  const slots = damage % count === 0 ? [0] : fight.pair.map((_, slot) => slot)
  return slots.map(odd => {
    const shares = fight.pair.map((_, slot) =>
      shareOf(content, state, fight, slot, Math.floor(damage / count) + (slot === odd ? damage % count : 0)),
    )
    return {
      odd: fight.pair[odd] ?? 0,
      damage: shares.map(share => share.damage),
      time: shares.map(share => share.time),
    }
  })
}
