/** Step 4, Loot (D-40 to D-42), and the treasures that are played face up (D-41, D-60, D-64, D-65). */

import { num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import { type ActionOf, HUNTER, NONE } from '../types.ts'
import { canDrawTreasure, discardMonster } from './cards.ts'
import { placeOf } from './drop.ts'
import { checkTarget } from './end.ts'
import { forgetTreasureAt } from './lair-cards.ts'
import { plus, put } from './lists.ts'
import { by, type Play } from './play.ts'
import { loseHunter } from './solo/hunter.ts'
import { pop, push } from './stack.ts'
import { acting, isWizard } from './state.ts'

/** D-30: the card is discarded, the lair gets a Cleared token, and what is there is looted. */
export function destroy(play: Play, foe: number): void {
  const { content, state } = play
  if (foe === HUNTER) {
    loseHunter(play)
    return push(state, 'gather', HUNTER)
  }
  discardMonster(state, num(content.lair, foe))
  markCleared(play, foe)
  push(state, 'gather', placeOf(content, foe))
  roomTreasure(play, foe)
}

export function markCleared(play: Play, space: number): void {
  const { content, state, emit } = play
  const lair = num(content.lair, space)
  state.cleared = plus(state.cleared, lair, 1)
  const missing = num(content.need, space) - num(state.cleared, lair)
  emit?.({ kind: 'cleared', ...by(play), at: idAt(content.spaceIds, space), missing })
}

/** A room gives one treasure of its level: the one a Crystal Ball laid there, else one drawn (D-40, D-42). */
export function roomTreasure(play: Play, space: number): void {
  const { content, state, emit } = play
  if (content.shares[space] === true) return
  const lair = num(content.lair, space)
  const level = num(content.level, space)
  const laid = num(state.laid, lair)
  if (laid !== NONE) {
    state.laid = put(state.laid, lair, NONE)
    forgetTreasureAt(state, lair)
    emit?.({ kind: 'drewTreasure', ...by(play), level })
    take(play, laid, false)
  } else if (canDrawTreasure(content, state, level)) push(state, 'treasure', space)
  else emit?.({ kind: 'noTreasure', ...by(play), level })
}

export function drawTreasure(play: Play, action: ActionOf<'treasure'>): void {
  const { content, state, emit } = play
  const { at } = pop(state)
  const card = positionOf(content.treasureIds, action.card)
  state.treasurePile = plus(state.treasurePile, card, -1)
  emit?.({ kind: 'drewTreasure', ...by(play), level: num(content.level, at) })
  take(play, card, false)
}

/** Everything that heroes dropped there; it lay face up, so all see who takes what. */
export function gather(play: Play): void {
  const { content, state, emit } = play
  const { at: place } = pop(state)
  const { drops } = state
  if (drops.length === 0) return
  const isHere = (_: number, index: number) => drops[index - (index % 2)] === place
  const taken = drops.filter(isHere).filter((_, index) => index % 2 === 1)
  state.drops = drops.filter((card, index) => !isHere(card, index))
  for (const card of taken) {
    emit?.({ kind: 'gathered', ...by(play), treasure: idAt(content.treasureIds, card) })
    if (state.outcome === null) take(play, card, true)
    else acting(state).goods = [...acting(state).goods, card]
  }
}

function take(play: Play, card: number, isKnown: boolean): void {
  const { content, state, emit } = play
  const hero = acting(state)
  const power = content.power[card] ?? null
  const isSword = power === 'magic sword'
  const isPlayed = power !== null && (!isSword || (hero.sword === NONE && !isWizard(content, hero)))
  hero.goods = [...hero.goods, card]
  const treasure = idAt(content.treasureIds, card)
  if (isPlayed) emit?.({ kind: 'played', ...by(play), treasure })
  else if (!isKnown) emit?.({ kind: 'gotTreasure', ...by(play), treasure, to: [state.turn] })
  if (isPlayed && isSword) {
    hero.sword = card
    push(state, 'sword', NONE, card)
  }
  checkTarget(play, card)
}

/** D-64: the card's own table decides between +1 and +2. */
export function swordRoll(play: Play, { a, b }: ActionOf<'dice'>): void {
  const { content, state, emit } = play
  const { n: card } = pop(state)
  const hero = acting(state)
  hero.bonus = a + b >= (content.pack.treasures[card]?.plusTwoFrom ?? 13) ? 2 : 1
  emit?.({ kind: 'sworded', ...by(play), a, b, bonus: hero.bonus })
}
