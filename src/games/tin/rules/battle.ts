/** Battle, cards and levels: T-01, T-06, T-30 to T-36, T-101, T-102, T-108. */
import { cardNamed, cardOf } from '../content/content-index.ts'
import { handSize, LAST_LEVEL, XP_FOR_LEVEL } from '../content/numbers.ts'
import { beats, burdenChange, cardChange } from '../content/round.ts'
import type { ActionOf, State, Technique } from '../types.ts'
import type { Play } from './play.ts'
import { during, here, monstersIn } from './state.ts'
import { healTo, lose } from './treasure.ts'

export function fight({ state, emit }: Play): void {
  state.step = { kind: 'technique' }
  emit?.({ kind: 'fought', helmet: here(state).helmeted > 0 })
}

export function attack({ state, emit }: Play, { technique }: ActionOf<'technique'>): void {
  state.step = { kind: 'card', technique }
  emit?.({ kind: 'attacked', technique, helmet: here(state).helmeted > 0 })
}

/** A face-up card of the hand. */
export function playCard(play: Play, action: ActionOf<'card'>): void {
  const { content, state } = play
  const card = cardNamed(content, action.card)
  state.hand.splice(state.hand.indexOf(card), 1)
  useCard(play, card, during(state, 'card').technique, false)
}

/** The top of the deck, whatever it is. */
export function turnOver({ state, emit }: Play): void {
  state.step = { kind: 'top', technique: during(state, 'card').technique }
  emit?.({ kind: 'reached' })
}

export function playBare({ state, emit }: Play): void {
  emit?.({ kind: 'usedNone' })
  askBomb(state, during(state, 'card').technique, null)
}

/** A card from the deck goes to the hand, or straight into the round when the hero turned it over (T-30). */
export function drawCard(play: Play, action: ActionOf<'deal'>): void {
  const { content, state, emit } = play
  const card = cardNamed(content, action.card)
  reshuffle(play)
  state.deck.splice(state.deck.indexOf(card), 1)
  if (state.step.kind === 'top') {
    useCard(play, card, state.step.technique, true)
    return
  }
  state.hand.push(card)
  state.deals -= 1
  emit?.({ kind: 'dealt', card: action.card })
}

/** T-01: an exhausted deck is made again from its discards. */
function reshuffle({ state, emit }: Play): void {
  if (state.deck.length > 0) return
  state.deck = state.discard
  state.discard = []
  emit?.({ kind: 'reshuffled' })
}

/** T-30, T-32: a used card is discarded, whatever comes of it. */
function useCard({ content, state, emit }: Play, card: number, technique: Technique, turned: boolean): void {
  state.discard.push(card)
  const printed = cardOf(content, card)
  emit?.({ kind: 'used', card: printed.id, turned, change: cardChange(printed, technique) })
  askBomb(state, technique, card)
}

/** T-101: the bomb is asked after the card, also after one that was turned over. */
function askBomb(state: State, technique: Technique, card: number | null): void {
  state.step = state.wells.includes('bomb')
    ? { kind: 'bomb', technique, card }
    : { kind: 'strike', technique, card, bomb: false }
}

export function lightBomb({ state, emit }: Play, { use }: ActionOf<'bomb'>): void {
  const { technique, card } = during(state, 'bomb')
  if (use) {
    lose(state, 'bomb')
    state.pile.push('bomb')
    emit?.({ kind: 'lit' })
  } else emit?.({ kind: 'saved', bombs: state.wells.filter(item => item === 'bomb').length })
  state.step = { kind: 'strike', technique, card, bomb: use }
}

/** T-31: the numbered die decides the round against the first monster, helmeted ones first. */
export function strike(play: Play, { value }: ActionOf<'number'>): void {
  const { content, state, emit } = play
  const { technique, card, bomb } = during(state, 'strike')
  const helmet = here(state).helmeted > 0
  const byCard = card === null ? 0 : cardChange(cardOf(content, card), technique)
  const change = byCard + burdenChange({ helmet, princess: state.wells.includes('princess'), bomb })
  const won = beats(value, change)
  state.step = { kind: 'turn' }
  emit?.({ kind: 'rolled', value, change, won })
  if (won) beatMonster(play, helmet)
  else loseHeart(play)
}

function beatMonster(play: Play, helmet: boolean): void {
  const { state, emit } = play
  const room = here(state)
  if (helmet) room.helmeted -= 1
  else room.plain -= 1
  const left = monstersIn(room)
  if (left === 0) room.cleared = true
  emit?.({ kind: 'beat', helmet, left })
  gainExperience(play)
  if (left === 0) fillHand(state)
}

/** T-06, T-32. */
function loseHeart({ state, emit }: Play): void {
  state.hearts -= 1
  emit?.({ kind: 'wounded', hearts: state.hearts })
  if (state.hearts > 0) return
  state.step = { kind: 'over', ending: 'slain' }
  emit?.({ kind: 'ended', ending: 'slain' })
}

/** T-36, T-108: the tenth point is a new level and full hearts; at the last level points no longer count. */
function gainExperience({ state, emit }: Play): void {
  if (state.level >= LAST_LEVEL) return
  state.xp += 1
  if (state.xp < XP_FOR_LEVEL) return
  state.xp = 0
  state.level += 1
  healTo(state, state.maxHearts)
  emit?.({ kind: 'levelled', level: state.level })
}

/** T-33: when the last monster of a tile is beaten, and only then; the level it brought counts already. */
function fillHand(state: State): void {
  const missing = handSize(state.level) - state.hand.length
  state.deals = Math.min(missing, state.deck.length + state.discard.length)
}
