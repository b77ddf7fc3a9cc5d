import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { Call, Message } from '../../table/protocol.ts'
import { pigKit } from '../../testing/pig.ts'
import { answering } from './answer.ts'
import { HANDLERS } from './calls.ts'
import { given, newHost } from './given.ts'

/** A call as it comes over the wire: nothing of it is to be believed. */
const raw = (name: unknown, params: unknown): Call => JSON.parse(JSON.stringify({ call: 1, name, params }))

async function tableFor() {
  const host = await newHost({ pig: async () => pigKit })
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bo' },
  ] as const
  const { match } = given(await HANDLERS.new(host, { game: 'pig', seats }))
  const answer = answering(Promise.resolve(host))
  const versionNow = async () => given(await HANDLERS.save(host, { match })).steps.length
  return { match, answer, versionNow }
}

const reasonOf = (message: Message) => ('ok' in message && !message.ok ? message.refusal.reason : 'accepted')

describe('a message', () => {
  const command = { id: 'x', version: 0 }

  test.each([
    ['a step without a seat', 'play', { ...command, actions: [{ kind: 'die', value: 6 }] }, 'seat: '],
    ['a step of seat "0"', 'play', { ...command, seat: '0', actions: [{ kind: 'roll' }] }, 'seat: '],
    ['a step of seat -1', 'play', { ...command, seat: -1, actions: [{ kind: 'roll' }] }, 'seat: '],
    ['a step of seat 1.5', 'play', { ...command, seat: 1.5, actions: [{ kind: 'roll' }] }, 'seat: '],
    ['no actions at all', 'play', { ...command, seat: 0, actions: null }, 'actions: '],
    ['an undo without a seat', 'undo', command, 'seat: '],
    ['a reset without a seat', 'reset', command, 'seat: '],
    ['giving up without a seat', 'resign', command, 'seat: '],
    ['a king who sits down', 'sit', { seat: 0, holder: { kind: 'king', name: 5 } }, 'holder.kind: '],
    ['a look through no eyes', 'look', { seat: 'constructor', at: 0 }, 'seat: '],
    ['a field too many', 'undo', { ...command, seat: 0, secret: 1 }, 'Does not know secret.'],
  ])('S21 %s is refused by its schema', async (_, name, params, reason) => {
    const { match, answer, versionNow } = await tableFor()
    expect(reasonOf(await answer(raw(name, { match, ...params })))).toContain(reason)
    expect(await versionNow()).toBe(0)
  })

  test.each(['open', 'look', 'course', 'board'])('S21 %s through eyes that nobody has', async name => {
    const { match, answer } = await tableFor()
    const params = { match, seat: 7, ...(name === 'look' || name === 'board' ? { at: 0 } : {}) }
    expect(reasonOf(await answer(raw(name, params)))).toBe('There is no seat 7.')
  })

  test.each(['constructor', '__proto__', 'toString', 'nothing'])('S21 there is no call %s', async name => {
    const { answer } = await tableFor()
    expect(reasonOf(await answer(raw(name, {})))).toBe(`There is no call "${name}".`)
  })
})
