import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng } from '../../../engine/rng.ts'
import { advice, content, de, en, type Given, game, given } from '../given.ts'
import { policyOf } from '../policy/index.ts'
import type { Action, State } from '../types.ts'
import { viewOf } from '../view/index.ts'

/** What is advised now: of equals the first. */
function advisedIn(state: State, seat: number): Action {
  const actions = game.actions(state, seat)
  const weights = advice.weigh(viewOf(content, state, seat), actions)
  const [first] = actions
  if (!first) throw new Error('Nobody is asked')
  return actions[weights.indexOf(Math.max(...weights))] ?? first
}

/** The advised action and why, in both languages. */
function hintIn(facts: Given): [action: string, english: string, german: string] {
  const { state } = given(facts)
  const action = advisedIn(state, state.turn)
  const view = viewOf(content, state, state.turn)
  const reasons = advice.reasons?.(view, action) ?? []
  const said = [en, de].map(words => reasons.map(reason => words.reason?.(reason, view)).join(' '))
  return [keyOf(action), said[0] ?? '', said[1] ?? '']
}

/** Advised play; what is wrong with the hints on the way. */
function faultsIn(options: object, seed: number): string[] {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const state = game.setup(parsed.value)
  const rng = fastRng(seed)
  const faults = new Set<string>()
  for (;;) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return [...faults]
    const action = actor.kind === 'chance' ? game.sample(state, rng) : advisedIn(state, state.turn)
    const fault = actor.kind === 'chance' ? null : faultOf(state, action)
    if (fault !== null) faults.add(`${keyOf(action)}: ${fault}`)
    game.apply(state, action, null)
  }
}

const policy = policyOf(content)

/** Without a sentence, with too many, or advised from the view but not from the state. */
function faultOf(state: State, action: Action): string | null {
  const view = viewOf(content, state, state.turn)
  const reasons = advice.reasons?.(view, action) ?? []
  if (reasons.length === 0 || reasons.length > 2) return `${reasons.length} reasons`
  for (const words of [en, de])
    for (const reason of reasons)
      if (!/^\p{Lu}?[^]*\.$/u.test(words.reason?.(reason, view) ?? '')) return `no sentence for ${reason.why}`
  const actions = game.actions(state, state.turn)
  const mine = policy.shares(state, state.turn, actions)
  return mine[actions.indexOf(action)] === Math.max(...mine) ? null : 'the policy thinks otherwise'
}

describe.each([
  { players: 3, turnLimit: 10 },
  { players: 8, turnLimit: 3 },
  { mode: 'hunted', turnLimit: 15 },
  { mode: 'hunt', 'hunt.level': 6, turnLimit: 15 },
  { mode: 'timed', turnLimit: 15 },
])('in %j', options => {
  test('whatever is advised has a reason in every language, and the policy agrees', () => {
    expect(faultsIn(options, 5)).toEqual([])
  })
})

describe('a first step to a goal', () => {
  /** Goals that are not named as what their first step is for, of so many that are looked at. */
  function unnamed(options: object, seed: number, most: number): string[] {
    const parsed = game.parseOptions(options)
    if (!parsed.ok) throw new Error(parsed.refusal.reason)
    const state = game.setup(parsed.value)
    const rng = fastRng(seed)
    const faults: string[] = []
    for (let looked = 0; looked < most && game.actor(state).kind !== 'over'; ) {
      const isChance = game.actor(state).kind === 'chance'
      const goals = isChance || policy.isDetail?.(state) ? [] : (policy.goals?.(state, state.turn) ?? [])
      const view = viewOf(content, state, state.turn)
      for (const { id, action } of goals) {
        looked += 1
        const at = advice.reasons?.(view, action).find(reason => reason.at !== undefined)?.at
        // Who must stop on the way is told of the room one stops in (D-12), and who cannot go on, of that.
        const isStop = action.kind === 'stop' || (action.kind === 'step' && at === action.to)
        if (at !== id && !isStop) faults.push(`${keyOf(action)} for ${id} names ${at}`)
      }
      const action = isChance ? game.sample(state, rng) : policy.choose(state, state.turn, rng)
      game.apply(state, action, null)
    }
    return faults
  }

  test.each([{ players: 2 }, { mode: 'hunted' }, { mode: 'hunt' }])(
    'names the goal that thinking compares it by: %j',
    options => {
      expect(unnamed(options, 4, 80)).toEqual([])
    },
  )
})

describe('a sensible hero', () => {
  test('D-70 goes home with enough', () => {
    expect(hintIn({ heroes: [{ class: 'rogue', at: 'c-2', goods: ['Huge Diamond@6'] }] })).toEqual([
      'step to=c-1',
      'You carry 10,000 gp, enough to win: go home.',
      'Du hast 10.000 Gold, das reicht zum Sieg: Geh heim.',
    ])
    const { state } = given({ heroes: [{ class: 'rogue', at: 'c-2', goods: ['Huge Diamond@6'] }] })
    const [home] = advice.reasons?.(viewOf(content, state, 0), advisedIn(state, 0)) ?? []
    expect(home).toEqual({ why: 'home', at: 'great-hall', gold: 10_000 })
  })

  test('D-102 what leads elsewhere is not said to be the only thing left', () => {
    const { state } = given({
      heroes: [
        { class: 'rogue', at: 'c-2', goods: ['Huge Diamond@6'] },
        { class: 'cleric', at: 'c-59' },
      ],
    })
    const view = viewOf(content, state, 0)
    const others = game.actions(state, 0).filter(action => keyOf(action) !== 'step to=c-1')
    expect(others.map(keyOf)).toContain('stop')
    const whys = others.flatMap(action => advice.reasons?.(view, action) ?? []).map(({ why }) => why)
    expect(whys).not.toContain('passing')
    expect(whys).not.toContain('nothing')
  })

  test('D-12 looks for a room that pays, and says what it promises', () => {
    const [, english, german] = hintIn({ heroes: [{ class: 'cleric', at: 'c-59' }] })
    expect(english).toBe('Room 1-7: about 90% to win, for about 550 gp.')
    expect(german).toBe('In Raum 1-7: etwa 90\u00a0% Siegchance, für etwa 550 Gold.')
  })

  test('D-70 says what lies on the way home', () => {
    const { state } = given({ heroes: [{ class: 'rogue', at: 'c-24', goods: ['Huge Ruby@6'] }] })
    const view = viewOf(content, state, 0)
    const step: Action = { kind: 'step', to: 'c-9' }
    const said = advice.reasons?.(view, step).map(why => en.reason?.(why, view))
    expect(said).toEqual([expect.stringMatching(/^Room 2-2: about \d+%/), 'It lies on the way home.'])
  })

  test('D-37 picks up what others dropped', () => {
    const [action, english] = hintIn({
      heroes: [{ class: 'fighter', at: 'c-59' }],
      lairs: { 'room-1-8': { monster: 'Goblin@1', drops: ['Huge Ruby@6'] } },
    })
    expect(action).toBe('step to=room-1-8')
    expect(english).toBe('What was dropped lies in room 1-8, about 8,550 gp in all: 100% to win.')
  })

  test('D-51 casts from afar where the own hands are weaker', () => {
    const [action, english, german] = hintIn({
      heroes: [{ class: 'wizard', at: 'c-134', spells: [3, 2, 0] }],
      lairs: { 'room-6-7': { monster: 'Dracolich@6' } },
    })
    expect(action).toBe('cast at=room-6-7 spell=fireball')
    expect(english).toBe('Fireball hits with 83%, your hands with 3%, and nothing strikes back.')
    expect(german).toBe('Feuerball trifft mit 83\u00a0%, deine Hand mit 3\u00a0%, und nichts schlägt zurück.')
  })

  test('D-61 looks before it enters, and leaves alone what is too strong', () => {
    const heroes = [{ class: 'fighter', at: 'c-64', goods: ['ESP Medallion@3'] }] as const
    const [look, why] = hintIn({ heroes })
    expect([look, why]).toEqual(['esp at=room-4-11', 'A look into room 4-11 costs nothing.'])
    const scene = given({ heroes }).does('esp room-4-11', 'monster Green Slime@4')
    const view = viewOf(content, scene.state, 0)
    expect(keyOf(advisedIn(scene.state, 0))).toBe('stop')
    expect(advice.reasons?.(view, { kind: 'stop' })).toEqual([
      { why: 'leave', at: 'room-4-11', chance: 1 / 6 },
    ])
  })

  test('D-54 a Wizard without spells stays at home for some', () => {
    const [action, english] = hintIn({ heroes: [{ class: 'wizard', spells: [1, 0, 0], book: 9 }] })
    expect(action).toBe('regain spell=lightning')
    expect(english).toBe('You hold 0: another Lightning Bolt is worth the turn.')
  })

  test('D-82 D-01 whoever is hunted takes the strongest arm, and who races the smallest goal', () => {
    const [, hunted] = hintIn({ mode: 'hunted', heroes: [{ class: 'rogue' }], due: { step: 'choose' } })
    expect(hunted).toBe('A Fighter wins with 20,000 gp and has the strongest arm.')
    const [, race] = hintIn({ heroes: [{ class: 'rogue' }], due: { step: 'choose' } })
    expect(race).toBe('A Cleric wins with 10,000 gp and fights better than a Rogue further down.')
  })
})
