/** Become the Hunted (D-82, D-112): a monster of level 6 that comes for the hero. */

import { act } from '../../content/action-table.ts'
import { type ContentIndex, num } from '../../content/content-index.ts'
import { distancesTo } from '../../content/distances.ts'
import { idAt, positionOf } from '../../content/ids.ts'
import { type Action, type ActionOf, HUNTER, LEVELS, NONE, type State } from '../../types.ts'
import { hunterCards, isEmpty, takeBack } from '../cards.ts'
import { plus } from '../lists.ts'
import { by, type Play } from '../play.ts'
import { pop, push } from '../stack.ts'
import { acting } from '../state.ts'

export function isHunterMissing({ content, state }: Play): boolean {
  return (
    state.mode === 'hunted' && state.hunterAt === NONE && !isEmpty(state.monsterPile, hunterCards(content))
  )
}

/** Draws the next Hunter. No card left, no Hunter. */
export function summonHunter({ content, state, emit }: Play): void {
  const cards = hunterCards(content)
  if (isEmpty(state.monsterPile, cards)) {
    if (isEmpty(state.monsterDiscard, cards)) return
    takeBack(state, content.monstersOf[LEVELS] ?? [])
    emit?.({ kind: 'reshuffled', level: LEVELS })
  }
  push(state, 'hunter')
}

export function drawHunter({ content, state }: Play, action: ActionOf<'monster'>): void {
  pop(state)
  state.hunter = positionOf(content.monsterIds, action.card)
  state.monsterPile = plus(state.monsterPile, state.hunter, -1)
  state.hunterUp = false
  push(state, 'haunt')
}

export function hauntOffers(content: ContentIndex): Action[] {
  return (content.rooms[LEVELS] ?? []).map(space => act(content.actions.haunt, space))
}

/** D-82: the player chooses the room, of the first Hunter too. */
export function placeHunter({ content, state, emit }: Play, { at }: ActionOf<'haunt'>): void {
  pop(state)
  state.hunterAt = positionOf(content.spaceIds, at)
  emit?.({ kind: 'hunterCame', at })
}

export function revealHunter(play: Play): void {
  const { content, state, emit } = play
  if (state.hunterUp) return
  state.hunterUp = true
  const at = idAt(content.spaceIds, state.hunterAt)
  emit?.({ kind: 'revealed', ...by(play), at, monster: idAt(content.monsterIds, state.hunter) })
}

/** Destroyed: its card goes to the discards of level 6 and the next one comes (D-82, D-112). */
export function loseHunter(play: Play): void {
  const { state, emit } = play
  state.monsterDiscard = plus(state.monsterDiscard, state.hunter, 1)
  state.hunter = NONE
  state.hunterAt = NONE
  state.hunterUp = false
  emit?.({ kind: 'hunterGone' })
  summonHunter(play)
}

/** The spaces one step nearer to the hero. It passes the Great Hall but ends no turn in it and takes no hero there (D-112). */
export function nearer(content: ContentIndex, state: State, left: number): number[] {
  const { at } = acting(state)
  const steps = distancesTo(content, at)
  const next = num(steps, state.hunterAt) - 1
  const mayPassHall = left > 1 && at !== content.hall
  const spaces: number[] = []
  for (const { to } of content.ways[state.hunterAt] ?? [])
    if (num(steps, to) === next && (to !== content.hall || mayPassHall)) spaces.push(to)
  return spaces
}

/** Its turn: up to 5 spaces, then one round if that brought it to the hero (D-112). Equal ways are left to chance. */
export function seek(play: Play): void {
  const { content, state } = play
  const { n: left } = pop(state)
  if (state.hunterAt === acting(state).at) return push(state, 'engage', HUNTER)
  const next = left === 0 ? [] : nearer(content, state, left)
  if (next.length > 1) return push(state, 'prowl', NONE, left)
  if (next.length === 1) stalk(play, num(next, 0), left)
}

export function prowl(play: Play, action: ActionOf<'prowl'>): void {
  const { n: left } = pop(play.state)
  stalk(play, positionOf(play.content.spaceIds, action.to), left)
}

function stalk(play: Play, to: number, left: number): void {
  const { content, state, emit } = play
  const { spaceIds } = content
  emit?.({ kind: 'hunterMoved', from: idAt(spaceIds, state.hunterAt), at: idAt(spaceIds, to) })
  state.hunterAt = to
  push(state, 'seek', NONE, left - 1)
}
