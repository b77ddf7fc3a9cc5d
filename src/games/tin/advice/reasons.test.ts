import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng } from '../../../engine/rng.ts'
import type { Table } from '../../../testing/table.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { Action, Options, State } from '../types.ts'

const game = tinKit.make(standard)
const policy = tinKit.policy?.(standard)
const { advice, words } = tinKit.reader(standard)

/** What is advised there, with its reasons in both languages. */
function advisedIn(state: State) {
  const view = game.view(state, 0)
  const actions = game.actions(state, 0)
  const weights = advice.weigh(view, actions)
  const action = actions[weights.indexOf(Math.max(...weights))]
  const reasons = action ? (advice.reasons?.(view, action) ?? []) : []
  const en = reasons.map(reason => words.en.reason?.(reason, view))
  const de = reasons.map(reason => words.de?.reason?.(reason, view))
  return { key: action ? keyOf(action) : '', en, de }
}

function said(table: Table<State>) {
  const { en, de } = advisedIn(table.state)
  return [en[0], de[0]]
}

describe('whatever is advised has a reason', () => {
  const isSaid = (text: string | undefined) => text && !/undefined|NaN|Infinity|\[object/.test(text)

  /** What is advised without a word, or otherwise than the policy plays. */
  function amiss(options: Options, seed: number): string[] {
    const state = game.setup(options)
    const rng = fastRng(seed)
    const faults: string[] = []
    for (let actor = game.actor(state); actor.kind !== 'over'; actor = game.actor(state)) {
      if (actor.kind === 'chance') {
        game.apply(state, game.sample(state, rng), null)
        continue
      }
      const { key, en, de } = advisedIn(state)
      if (!isSaid(en[0]) || !isSaid(de[0]) || en[0] === de[0]) faults.push(`${key} has no reason`)
      const action = policy?.choose(state, 0, rng)
      if (!action) throw new Error('There is no policy')
      if (keyOf(action) !== key) faults.push(`${key} is advised, and ${keyOf(action)} played`)
      game.apply(state, action, null)
    }
    return faults
  }

  test.each([
    { hearts: 6, turnLimit: null },
    { hearts: 8, turnLimit: 100 },
    { hearts: 5, turnLimit: 60 },
  ])('in English and in German, and is what the policy plays: %o', options => {
    expect(amiss(options, 1)).toEqual([])
  })
})

describe('reasons are said with their numbers', () => {
  const gallery = { tile: 'gallery', x: 0, y: -1 }

  test('a rest that is free', () => {
    expect(said(given({ more: { hearts: 3 } }))).toEqual([
      '3 hearts left, and rest is free here.',
      'Noch 3 Herzen, und hier heilt die Rast umsonst.',
    ])
  })

  test('a card by its chance', () => {
    const step = { kind: 'card', technique: 'thrust' } as const
    const rooms = [{ ...gallery, plain: 1, cleared: false }]
    const table = given({ rooms, at: 'gallery', hand: ['riposte'], more: { step } })
    expect(said(table)).toEqual([
      'Riposte wins the round with 83%, without a card it is 50%.',
      'Mit „Gegenstoß“ 83\u00a0% für diese Runde, ohne Karte 50\u00a0%.',
    ])
  })

  test('a retreat by what would else come of it', () => {
    const rooms = [{ ...gallery, plain: 2, cleared: false }]
    const table = given({ rooms, at: 'gallery', entry: 2, wells: [], hand: [], more: { hearts: 1 } })
    expect(said(table)).toEqual([
      'Only 25% to live through this: recover first, by way of the Stairwell.',
      'Nur 25\u00a0%, das zu überleben: Erhole dich erst, der Weg führt zur Treppe.',
    ])
  })

  test('the way home by its monsters', () => {
    const rooms = [gallery, { tile: 'barracks', x: 0, y: -2 }, { tile: 'passage', x: 0, y: -3 }]
    const table = given({ rooms, at: 'passage', entry: 2, wells: ['princess'] })
    expect(said(table)).toEqual([
      'The safest way home with her: about 1 monster on it.',
      'Der sicherste Heimweg mit ihr: etwa ein Monster darauf.',
    ])
  })

  test('a bomb that is spared', () => {
    const step = { kind: 'bomb', technique: 'high', card: null } as const
    const rooms = [{ ...gallery, plain: 1, cleared: false }]
    const table = given({ rooms, at: 'gallery', wells: ['bomb'], more: { step } })
    expect(said(table)).toEqual([
      'Spare the bomb: 50% without it.',
      'Spare die Bombe auf: 50\u00a0% ohne sie.',
    ])
  })
})

describe('what is not advised has a reason of its own', () => {
  const gallery = { tile: 'gallery', x: 0, y: -1 }
  const whyIn = ({ state }: Table<State>, action: Action) => {
    const view = game.view(state, 0)
    return advice.reasons?.(view, action).map(reason => words.en.reason?.(reason, view))
  }

  test('a retreat by what it leads back to', () => {
    const table = given({ rooms: [{ ...gallery, plain: 1 }], at: 'gallery', entry: 2 })
    expect(whyIn(table, { kind: 'retreat' })).toEqual([
      expect.stringMatching(
        /^Back in the Stairwell there is no monster, and you keep 6 hearts; here it is \d+%/,
      ),
    ])
  })

  test('nothing is said for what nobody would do', () => {
    expect(whyIn(given({}), { kind: 'cancel' })).toEqual([])
  })
})
