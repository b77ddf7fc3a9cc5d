import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../bots/names.ts'
import { GAMES } from '../../testing/desk.ts'
import { cli } from '../fake-io.ts'
import { respond } from './serve.ts'
import type { Tables } from './tables.ts'

/** Whatever a method answers, or an error; a test looks at the fields it asked for. */
interface Reply {
  readonly match: string
  readonly kind: string
  readonly seats: readonly number[]
  readonly action: unknown
  readonly version: number
  readonly events: readonly unknown[]
  readonly hash: string
  readonly hands: readonly unknown[]
  readonly result: { readonly reason: string }
  readonly header: unknown
  readonly steps: readonly unknown[]
  readonly data: { readonly code: string; readonly reason: string }
  map<T>(each: (item: { readonly id: string }) => T): T[]
  readonly [index: number]: unknown
}

/** A program that talks to the server: each call answers with the result, or with the error. */
function client(): { readonly tables: Tables; readonly call: (method: string, params?: unknown) => Reply } {
  const tables: Tables = { kits: GAMES, open: new Map() }
  return {
    tables,
    call(method, params) {
      const line = respond(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
      const reply = JSON.parse(line ?? 'null')
      expect(reply).toMatchObject({ jsonrpc: '2.0', id: 1 })
      return reply.error ?? reply.result
    },
  }
}

describe('the methods', () => {
  test('games tells the facts', () => {
    expect(
      client()
        .call('games')
        .map((facts: { id: string }) => facts.id),
    ).toEqual(['pig', 'nim', 'two-cards'])
  })

  test('a whole match can be played', () => {
    const { call } = client()
    const { match } = call('new', { game: 'pig', options: { goal: 20 }, seats: 2, seed: 7 })
    for (let actor = call('actor', { match }); actor.kind !== 'over'; actor = call('actor', { match })) {
      const seat = actor.kind === 'seats' ? actor.seats[0] : undefined
      const params =
        seat === undefined
          ? { match }
          : { match, seat, action: call('bot', { match, seat, level: 'random' }).action }
      const { version, events } = call('play', params)
      expect(version).toBeGreaterThan(0)
      expect(Array.isArray(events)).toBe(true)
    }
    expect(call('view', { match, seat: null }).result.reason).toBe('goal')
    const file = call('save', { match })
    const again = call('load', { file })
    expect(call('hash', again)).toEqual(call('hash', { match }))
  })

  test('actions and outcomes come with words', () => {
    const { call } = client()
    const { match } = call('new', { game: 'pig' })
    expect(call('actions', { match, seat: 0 })).toEqual([
      { action: { kind: 'roll' }, text: 'roll', odds: '83% to gain' },
      { action: { kind: 'hold' }, text: 'hold' },
    ])
    expect(call('actions', { match, seat: 1 })).toEqual([])
    expect(call('outcomes', { match })).toBeNull()
    call('play', { match, seat: 0, action: { kind: 'roll' } })
    expect(call('outcomes', { match })).toHaveLength(6)
    expect(call('outcomes', { match })[2]).toEqual({
      action: { kind: 'die', value: 3 },
      p: 1 / 6,
      text: 'die value=3',
    })
    expect(call('play', { match, action: { kind: 'die', value: 3 } })).toEqual({
      version: 2,
      events: [{ kind: 'rolled' }],
    })
  })

  test('the same seed rolls the same dice', () => {
    const { call } = client()
    const [a, b] = [1, 2].map(() => call('new', { game: 'two-cards', seed: 5 }).match)
    for (const match of [a, b, a, b]) call('play', { match })
    expect(call('hash', { match: a })).toEqual(call('hash', { match: b }))
    expect(a).not.toBe(b)
  })

  test('a view keeps the secrets of the others', () => {
    const { call } = client()
    const { match } = call('new', { game: 'two-cards' })
    call('play', { match })
    call('play', { match })
    expect(call('view', { match, seat: 0 }).hands[1]).toBeNull()
    expect(call('view', { match }).hands).toEqual([null, null])
  })

  test('undo and redo', () => {
    const { call } = client()
    const { match } = call('new', { game: 'nim' })
    const before = call('hash', { match }).hash
    call('play', { match, seat: 0, action: { kind: 'take', count: 2 } })
    expect(call('undo', { match, seat: 1 }).data.code).toBe('undo')
    expect(call('undo', { match, seat: 0 })).toEqual({ version: 2 })
    expect(call('hash', { match }).hash).toBe(before)
    expect(call('redo', { match, seat: 0 })).toEqual({ version: 3 })
  })

  test('new takes seats by number or by name, and a content pack', () => {
    const { call } = client()
    const seats = [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: 'greedy' },
    ]
    const { match } = call('new', { game: 'pig', seats, options: { content: { dice: 2, name: 'mine' } } })
    expect(call('save', { match }).header).toMatchObject({ seats, pack: { dice: 2, name: 'mine' } })
    expect(call('new', { game: 'pig', options: { content: { dice: 0, name: 'x' } } }).data.code).toBe(
      'content',
    )
  })

  test('a bot of any level is asked, and plays as its seat says where nothing else is said', () => {
    const { call } = client()
    const seats = [
      { kind: 'bot', name: 'Ann', level: 'master' },
      { kind: 'bot', name: 'Bo', level: 'greedy' },
    ]
    const { match } = call('new', { game: 'nim', seats, seed: 3 })
    expect(call('save', { match }).header).toMatchObject({ seats })
    for (const level of [...LEVELS, 'greedy'])
      expect(call('bot', { match, seat: 0, level }).action).toMatchObject({ kind: 'take' })
    const counted = { match, seat: 0, level: 'master', budget: { iterations: 60 } }
    expect(call('bot', counted)).toEqual(call('bot', counted))
    expect(call('bot', { match, seat: 0 })).toEqual(call('bot', { match, seat: 0, level: 'master' }))
  })

  test('whoever gives up may say how well the bot plays on', () => {
    const { call } = client()
    const seats = ['Ann', 'Bo'].map(name => ({ kind: 'person', name }))
    const given = (level: object) => {
      const { match } = call('new', { game: 'nim', seats, seed: 3 })
      call('resign', { match, seat: 0, ...level })
      return call('save', { match }).steps.at(-1)
    }
    expect(given({ level: 'master' })).toEqual({ seat: 0, resign: true, level: 'master' })
    expect(given({ level: 'greedy' })).toEqual({ seat: 0, resign: true, level: 'skilled' })
    expect(given({})).toEqual({ seat: 0, resign: true })
  })

  test('a level that there is not is told in the same sentence, wherever it is named', () => {
    const { call } = client()
    const clever = { kind: 'bot', name: 'Ann', level: 'clever' }
    const { match } = call('new', { game: 'nim' })
    for (const error of [
      call('new', { game: 'nim', seats: [clever, { ...clever, name: 'Bo' }] }),
      call('bot', { match, seat: 0, level: 'clever' }),
      call('resign', { match, seat: 0, level: 'clever' }),
    ])
      expect(error.data.reason).toBe('No bot plays like "clever"; there are random, novice, skilled, master.')
  })

  test('close frees a match', () => {
    const { call, tables } = client()
    const { match } = call('new', { game: 'nim' })
    expect(call('close', { match })).toEqual({ closed: true })
    expect(tables.open.size).toBe(0)
    expect(call('actor', { match }).data.code).toBe('unknown')
  })
})

describe('refusals', () => {
  const named = (name: string) => ({ kind: 'bot', name })
  const { call } = client()
  const { match } = call('new', { game: 'nim' })

  test.each([
    ['new', { game: 'chess' }, -32000, 'unknown'],
    ['new', { game: 'pig', options: { goal: 'x' } }, -32000, 'options'],
    ['new', { game: 'pig', seats: 9 }, -32000, 'options'],
    ['new', { game: 'pig', seats: ['Ann', 'ann'].map(named) }, -32000, 'options'],
    ['new', { game: 'pig', seats: ['Ann', ' '].map(named) }, -32000, 'options'],
    ['new', { game: 'pig', seats: [{ ...named('Ann'), level: 'clever' }, named('Bo')] }, -32000, 'options'],
    ['bot', { match, seat: 0, budget: { iterations: 0 } }, -32602, 'params'],
    ['new', {}, -32602, 'params'],
    ['new', { game: 'pig', seed: 1.5 }, -32602, 'params'],
    ['actor', { match: 'm-0' }, -32000, 'unknown'],
    ['actor', [], -32602, 'params'],
    ['actor', { match, extra: 1 }, -32602, 'params'],
    ['actions', { match, seat: 2 }, -32000, 'unknown'],
    ['actions', { match, seat: -1 }, -32602, 'params'],
    ['view', { match, seat: 1e300 }, -32602, 'params'],
    ['play', { match, seat: 0 }, -32000, 'illegal'],
    ['play', { match }, -32000, 'turn'],
    ['play', { match, seat: 1, action: { kind: 'take', count: 1 } }, -32000, 'turn'],
    ['bot', { match, seat: 1 }, -32000, 'turn'],
    ['bot', { match, seat: 0, level: 'clever' }, -32000, 'options'],
    ['bot', { match, seat: 0, level: 7 }, -32602, 'params'],
    ['resign', { match, seat: 0, level: 'clever' }, -32000, 'options'],
    ['undo', { match, seat: 0 }, -32000, 'undo'],
    ['load', { file: {} }, -32000, 'file'],
    ['load', {}, -32602, 'params'],
    ['dance', {}, -32601, 'method'],
    ['__proto__', {}, -32601, 'method'],
    ['constructor', {}, -32601, 'method'],
  ])('%s %j', (method, params, code, word) => {
    const error = call(method, params)
    expect(error).toMatchObject({ code, data: { code: word } })
    expect(error.data.reason).toMatch(/\.$/)
  })

  test('an illegal action names its rule', () => {
    const error = call('play', { match, seat: 0, action: { kind: 'take', count: 9 } })
    expect(error.data).toMatchObject({ code: 'illegal', rule: 'N-1' })
    expect(Object.keys(error.data)).toEqual(['code', 'reason', 'rule'])
  })
})

describe('the wire', () => {
  test('one answer a line, in order; notifications and empty lines get none; a batch gets a batch', async () => {
    const input = [
      '{"jsonrpc":"2.0","id":"a","method":"games"}',
      '',
      '{"jsonrpc":"2.0","method":"games"}',
      '{"jsonrpc":"2.0","id":2,"method":"dance"}',
      '[{"jsonrpc":"2.0","id":3,"method":"games"},{"jsonrpc":"2.0","method":"games"},7]',
      '[{"jsonrpc":"2.0","method":"games"}]',
      '[]',
      '{"jsonrpc":"2.0"',
      '{"jsonrpc":"1.0","id":4,"method":"games"}',
      '{"jsonrpc":"2.0","id":null,"method":"games"}',
    ].join('\n')
    const { code, out, err } = await cli(['stdio'], GAMES, { input })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const replies = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(replies.map(reply => (Array.isArray(reply) ? 'batch' : [reply.id, reply.error?.code]))).toEqual([
      ['a', undefined],
      [2, -32601],
      'batch',
      [null, -32600],
      [null, -32700],
      [4, -32600],
      [null, undefined],
    ])
    expect(replies[2]).toMatchObject([{ id: 3 }, { id: null, error: { code: -32600 } }])
  })

  test('a batch without end is refused', () => {
    const line = JSON.stringify(Array.from({ length: 1001 }, () => 1))
    expect(respond(client().tables, line)).toContain('at most 1000')
  })
})
