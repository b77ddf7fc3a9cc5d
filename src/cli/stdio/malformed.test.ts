import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { GAMES } from '../../testing/desk.ts'
import { cli } from '../fake-io.ts'
import { PARAMS } from './params.ts'
import { respond } from './serve.ts'
import type { Tables } from './tables.ts'

const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const key = fc.oneof(
  fc.constantFrom(...POISON, 'match', 'seat', 'action', 'game', 'options', 'file'),
  fc.string(),
)
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(1e308, -1, 0.5, 2 ** 53, Number.MAX_SAFE_INTEGER, '', 'm-1', null),
  fc.array(fc.tuple(key, fc.jsonValue())).map(poisoned),
)
const method = fc.oneof(fc.constantFrom(...Object.keys(PARAMS), ...POISON), fc.string())
const request = fc.record(
  { jsonrpc: fc.oneof(fc.constant('2.0'), odd), id: odd, method: fc.oneof(method, odd), params: odd },
  { requiredKeys: [] },
)

/** An object whose keys are its own, also where an assignment would have reached the prototype. */
function poisoned(entries: readonly (readonly [string, unknown])[]): unknown {
  return JSON.parse(
    `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
  )
}

function freshTables(): Tables {
  return { kits: GAMES, open: new Map() }
}

function expectAnswer(reply: unknown): void {
  expect(reply).toMatchObject({ jsonrpc: '2.0' })
  const fields = Object.keys(Object(reply)).toSorted()
  expect([
    ['id', 'jsonrpc', 'result'],
    ['error', 'id', 'jsonrpc'],
  ]).toContainEqual(fields)
  const { error } = Object(reply)
  if (error !== undefined) {
    expect(Number.isInteger(error.code)).toBe(true)
    expect(error).toMatchObject({
      message: expect.any(String),
      data: { code: expect.any(String), reason: expect.any(String) },
    })
    // A fault of the server itself would be one of ours.
    expect(error.code).not.toBe(-32603)
  }
}

function expectUsable(tables: Tables): void {
  const made = JSON.parse(
    respond(tables, '{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"nim"}}') ?? '',
  )
  const { match } = made.result
  const asked = { jsonrpc: '2.0', id: 2, method: 'actions', params: { match, seat: 0 } }
  expect(JSON.parse(respond(tables, JSON.stringify(asked)) ?? '').result).toHaveLength(3)
  expect(Object.keys(Object.prototype)).toEqual([])
}

function expectSane(tables: Tables, line: string): void {
  const reply = respond(tables, line)
  if (reply !== null) {
    expect(reply).not.toContain('\n')
    const parsed: unknown = JSON.parse(reply)
    for (const one of Array.isArray(parsed) ? parsed : [parsed]) expectAnswer(one)
  }
  expectUsable(tables)
}

describe('whatever is sent, the answer is JSON-RPC and the server goes on', () => {
  property.prop([fc.string()])('any text', text => {
    expectSane(freshTables(), text)
  })

  property.prop([odd])('any JSON', value => {
    expectSane(freshTables(), JSON.stringify(value))
  })

  property.prop([fc.oneof(request, fc.array(request, { maxLength: 4 }))], { numRuns: 300 })(
    'almost requests',
    value => {
      expectSane(freshTables(), JSON.stringify(value))
    },
  )

  property.prop([request, fc.nat()])('truncated lines', (value, cut) => {
    const line = JSON.stringify(value)
    expectSane(freshTables(), line.slice(0, cut % (line.length + 1)))
  })

  property.prop([fc.constantFrom(...Object.keys(PARAMS)), fc.array(fc.tuple(key, odd))], { numRuns: 300 })(
    'real methods of a real match with strange fields',
    (name, fields) => {
      const tables = freshTables()
      const made = respond(tables, '{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"pig"}}')
      const params = poisoned([['match', JSON.parse(made ?? '').result.match], ['seat', 0], ...fields])
      expectSane(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params }))
    },
  )

  property.prop([fc.constantFrom('options', 'file', 'action'), fc.integer({ min: 1000, max: 20_000 })], {
    numRuns: 12,
  })('nesting without end in %s', (field, depth) => {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    const tables = freshTables()
    const line = `{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"pig","${field}":{"content":${deep}}}}`
    const reply = JSON.parse(respond(tables, line) ?? '')
    expect(reply.error.code).toBeLessThan(-31_999)
    expectUsable(tables)
  })

  property('a line of more than 8 MiB is refused and the next one answered', async () => {
    const input = `${'x'.repeat(9 * 1024 * 1024)}\n{"jsonrpc":"2.0","id":1,"method":"games"}\n`
    const { out } = await cli(['stdio'], GAMES, { input })
    const [refused, answered] = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(refused.error.code).toBe(-32600)
    expect(answered.result).toHaveLength(3)
  })
})
