import { describe, expect, test } from 'vitest'
import { plainKit } from '../testing/kit.ts'
import { nimKit } from '../testing/nim.ts'
import { pig, pigKit } from '../testing/pig.ts'
import { twoCards, twoCardsKit } from '../testing/two-cards.ts'
import { tryLaws } from './trial.ts'
import type { Action, AnyKit, Game } from './types.ts'

const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const

function brokenLaws(kit: AnyKit, games = 20): string[] {
  const broken = Array.from({ length: games }, (_, seed) => tryLaws(kit, { seats }, seed).broken)
  return [...new Set(broken.flatMap(found => (found ? [found.law] : [])))]
}

/** A game with one function spoilt. */
function spoilt<S, A extends Action, O>(game: Game<S, A, O>, change: Partial<Game<S, A, O>>): AnyKit {
  return plainKit({ ...game, ...change })
}

describe('the laws hold', () => {
  test.each([pigKit, nimKit, twoCardsKit])('for $facts.title', kit => {
    expect(brokenLaws(kit, 100)).toEqual([])
  })
})

describe('the laws bite', () => {
  test('when a view leaks a hidden card', () => {
    const leaky = spoilt(twoCards, {
      view: state => ({ ...twoCards.view(state, 0), cards: [...state.hands] }),
    })
    // Whoever sees every card also sees, in a step to be taken back, what it should not.
    expect(brokenLaws(leaky, 300).toSorted()).toEqual([
      'what a seat may not know does not reach it',
      'whatever can be taken back has shown nothing',
    ])
  })

  test('when an event tells what the view hides', () => {
    const leaky = spoilt(twoCards, {
      apply(state, action, emit) {
        twoCards.apply(state, action, null)
        const told = { kind: 'said', cards: [...state.hands] }
        emit?.(told)
      },
    })
    expect(brokenLaws(leaky)).toEqual(['what a seat may not know does not reach it'])
  })

  test('when a guess leans on a hidden card', () => {
    const knowing = spoilt(twoCards, {
      guess(state, seat) {
        const [mine, theirs] = [state.hands[seat], state.hands[1 - seat]]
        if (state.said.at(-1) === 'call' || mine === null || theirs === null) return twoCards.clone(state)
        // Always the third card: whoever knows that is told the true one.
        const other = [1, 2, 3].find(card => card !== mine && card !== theirs) ?? null
        return {
          ...twoCards.clone(state),
          hands: state.hands.map((card, at) => (at === seat ? card : other)),
        }
      },
    })
    expect(brokenLaws(knowing)).toEqual(['a guess depends on nothing that the seat does not know'])
  })

  test('when a clone shares a part with its original', () => {
    const shallow = spoilt(pig, { clone: state => ({ ...state }) })
    expect(brokenLaws(shallow)).toEqual(['a clone is equal and never feels what happens to its twin'])
  })

  test('when a state holds what JSON does not', () => {
    const odd = spoilt(pig, { setup: options => ({ ...pig.setup(options), pot: Number.NaN }) })
    expect(brokenLaws(odd)).toEqual(['the state survives a JSON round trip'])
  })

  test('when a seat has actions out of turn', () => {
    const eager = spoilt(pig, { actions: state => pig.actions(state, state.turn) })
    expect(brokenLaws(eager)).toEqual([
      'only actors have actions, and they have some until the match is over',
    ])
  })

  test('when something is done only for listeners', () => {
    const shy = spoilt(pig, {
      apply(state, action, emit) {
        pig.apply(state, action, emit)
        emit?.({ kind: `${(state.pot += 1)}` })
      },
    })
    expect(brokenLaws(shy)).toEqual(['the same happens whether or not someone listens'])
  })

  test('when an action is offered twice', () => {
    const twice = spoilt(pig, {
      actions: (state, seat) => [...pig.actions(state, seat), ...pig.actions(state, seat)],
    })
    expect(brokenLaws(twice)).toEqual(['action keys are unique'])
  })

  test('when the weights of chance do not sum to 1', () => {
    const loaded = spoilt(pig, { outcomes: state => (pig.outcomes(state) ?? []).slice(1) })
    expect(brokenLaws(loaded)).toEqual(['outcome weights sum to 1 and samples stay within them'])
  })

  test('when a component disappears', () => {
    const lossy = spoilt(pig, { components: state => ({ points: state.pot }) })
    expect(brokenLaws(lossy)).toEqual(['components are conserved'])
  })

  test('when a match never ends', () => {
    const endless = spoilt(pig, {
      actions: (state, seat) => pig.actions(state, seat).slice(0, 1),
      facts: { ...pig.facts, bound: 100 },
    })
    expect(brokenLaws(endless)).toEqual(['the match ends'])
  })

  test('when the rules crash on a legal action', () => {
    const fragile = spoilt(pig, {
      apply(state, action, emit) {
        if (action.kind === 'hold') throw new Error('no holding')
        pig.apply(state, action, emit)
      },
    })
    expect(brokenLaws(fragile)).toEqual(['a clone is equal and never feels what happens to its twin'])
  })

  test('when a result comes before the end', () => {
    const hasty = spoilt(pig, { result: () => ({ winners: [0], reason: 'goal' }) })
    expect(brokenLaws(hasty)).toEqual(['a match has a result exactly when it is over'])
  })
})
