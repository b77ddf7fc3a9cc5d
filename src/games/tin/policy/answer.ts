/** Which card answers a technique, and whether a bomb is worth it. */
import { BOMB_ADDS } from '../content/numbers.ts'
import { answerWeight } from '../odds/answer.ts'
import * as CHOICES from '../rules/choices.ts'
import { drawable, here } from '../rules/state.ts'
import type { StepOf, Technique } from '../types.ts'
import { type Judgement, judged, type Mind, tileFacts } from './mind.ts'
import { burdenOf, chanceWith, changeOf } from './round.ts'
import { TASTE } from './taste.ts'

/** The answer that weighs most: a card of the hand, the unseen top, or none. */
export function answer(mind: Mind, technique: Technique): Judgement {
  const { content, state } = mind
  const burden = burdenOf(state)
  const bare = chanceWith(burden)
  let best = judged(CHOICES.BARE, { why: 'bare', chance: bare }, 0.7)
  let most = answerWeight('bare', bare)
  for (const index of state.hand) {
    const chance = chanceWith(burden + changeOf(content, index, technique))
    const weight = answerWeight('card', chance, content.cards[index]?.plus)
    const play = content.played[index]
    if (weight <= most || !play) continue
    best = judged(play, { why: 'answer', card: content.cards[index]?.id ?? '', chance, bare })
    most = weight
  }
  const chance = chanceOfTop(mind, technique, burden)
  return answerWeight('top', chance) > most ? judged(CHOICES.TOP, { why: 'top', chance, bare }, 0.7) : best
}

/** What the top of the deck promises on average; nothing where there is none. */
function chanceOfTop({ content, state }: Mind, technique: Technique, burden: number): number {
  const cards = drawable(state)
  let sum = 0
  for (const card of cards) sum += chanceWith(burden + changeOf(content, card, technique))
  return cards.length === 0 ? 0 : sum / cards.length
}

/** T-34: bombs are for rounds that would else be lost, and for the rooms that matter. */
export function lightOrSave(mind: Mind, step: StepOf<'bomb'>): Judgement {
  const { chance, without } = bombOdds(mind, step)
  if (chance - without >= leastGain(mind))
    return judged(CHOICES.LIGHT_BOMB, { why: 'bomb', chance, without }, 0.75)
  return judged(CHOICES.SAVE_BOMB, { why: 'saveBomb', without }, 0.75)
}

/** The chance of the round with it, and without. */
export function bombOdds({ content, state }: Mind, { card, technique }: StepOf<'bomb'>) {
  const change = burdenOf(state) + (card === null ? 0 : changeOf(content, card, technique))
  return { chance: chanceWith(change + BOMB_ADDS), without: chanceWith(change) }
}

/** How much a bomb must add: less with few hearts, in a treasury, or with the princess at the hero's side. */
function leastGain(mind: Mind): number {
  const { state } = mind
  const { kind } = tileFacts(mind, here(state).tile)
  const matters = kind === 'locked' || kind === 'princess' || state.wells.includes('princess')
  return state.hearts <= 2
    ? TASTE.bombInNeed
    : matters || state.hearts === 3
      ? TASTE.bombMatters
      : TASTE.bombElse
}
