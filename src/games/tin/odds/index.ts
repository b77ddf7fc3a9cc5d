/** The chance to win the round with each choice that is open now. */
import { keyOf } from '../../../engine/result.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { burdenChange, cardChange, chanceToBeat } from '../content/round.ts'
import { drawable, here, monstersIn } from '../rules/index.ts'
import { type Action, type State, TECHNIQUES, type Technique } from '../types.ts'

/** By the key of the action. */
export function oddsOf(content: ContentIndex, state: State): Record<string, number> {
  return Object.fromEntries(chancesOf(content, state).map(([action, chance]) => [keyOf(action), chance]))
}

function chancesOf(content: ContentIndex, state: State): [Action, number][] {
  const { step } = state
  const burden = (bomb: boolean) =>
    burdenChange({ helmet: here(state).helmeted > 0, princess: state.wells.includes('princess'), bomb })
  if (step.kind === 'turn' && monstersIn(here(state)) > 0)
    return [[{ kind: 'fight' }, chanceOfRound(content, state, burden(false))]]
  if (step.kind === 'bomb') {
    const change = step.card === null ? 0 : changeOf(content, step.card, step.technique)
    return [true, false].map(use => [{ kind: 'bomb', use }, chanceToBeat(change + burden(use))])
  }
  return step.kind === 'card' ? chancesOfCards(content, state, step.technique, burden(false)) : []
}

function chancesOfCards(
  content: ContentIndex,
  state: State,
  technique: Technique,
  burden: number,
): [Action, number][] {
  const chanceWith = (card: number) => chanceToBeat(changeOf(content, card, technique) + burden)
  const unseen = drawable(state)
  const chances: [Action, number][] = [[{ kind: 'bare' }, chanceToBeat(burden)]]
  for (const card of state.hand) chances.push([{ kind: 'card', card }, chanceWith(card)])
  if (unseen.length > 0) chances.push([{ kind: 'top' }, mean(unseen.map(chanceWith))])
  return chances
}

/** Before the technique is known: the best face-up choice against each, averaged. */
function chanceOfRound(content: ContentIndex, state: State, change: number): number {
  return mean(
    TECHNIQUES.map(technique =>
      chanceToBeat(change + Math.max(0, ...state.hand.map(card => changeOf(content, card, technique)))),
    ),
  )
}

function changeOf(content: ContentIndex, card: number, technique: Technique): number {
  const printed = content.cards[card]
  return printed ? cardChange(printed, technique) : 0
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}
