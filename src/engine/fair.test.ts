import { createHash, createHmac } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { pigKit } from '../testing/pig.ts'
import { commitmentTo, fairChance, fairRng, isSecret } from './fair.ts'
import { toFile, verifyChance } from './file.ts'
import { type Match, play, playChance, start } from './match.ts'
import type { Rng } from './types.ts'

const secret = `${'00'.repeat(31)}2a`
const other = `${'00'.repeat(31)}2b`
const draw = (rng: Rng, n: number, count: number) => Array.from({ length: count }, () => rng.below(n))

describe('the stream', () => {
  test('gives these numbers for ever', () => {
    expect(commitmentTo(secret)).toBe('976f259f7c9677ed9f6d86979ed0c9c16ecb5b232fbe9ae901a6b419106d2813')
    expect(draw(fairRng(secret, 0), 6, 12)).toEqual([5, 5, 1, 0, 3, 1, 1, 1, 1, 3, 2, 3])
    expect(draw(fairRng(secret, 1), 6, 12)).toEqual([2, 5, 0, 5, 4, 2, 4, 4, 4, 0, 5, 2])
    expect(draw(fairRng(secret, 0, 'ann+bo'), 6, 12)).toEqual([5, 0, 2, 3, 4, 0, 4, 5, 1, 4, 2, 5])
  })

  test('can be computed by anyone with another HMAC', () => {
    const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('undercroft/stream/1\0salt').digest()
    const block = createHmac('sha256', key).update('3/0').digest()
    const words = [0, 4, 8, 12].map(offset => Math.floor((block.readUInt32BE(offset) * 6) / 2 ** 32))
    expect(draw(fairRng(secret, 3, 'salt'), 6, 4)).toEqual(words)
  })

  test('S8 the commitment is another hash under another label, so it tells nothing of the dice', () => {
    const bytes = Buffer.concat([Buffer.from('undercroft/commitment/1\0'), Buffer.from(secret, 'hex')])
    expect(commitmentTo(secret)).toBe(createHash('sha256').update(bytes).digest('hex'))
    const stolen = fairRng(commitmentTo(secret), 0)
    expect(draw(stolen, 1000, 8)).not.toEqual(draw(fairRng(secret, 0), 1000, 8))
  })

  property.prop([fc.nat(), fc.integer({ min: 1, max: 1000 })])('stays below its bound', (step, n) => {
    expect(draw(fairRng(secret, step), n, 20).every(value => value >= 0 && value < n)).toBe(true)
  })

  test('a secret is 64 hexadecimal digits', () => {
    expect([secret, 'x'.repeat(64), secret.slice(1), ''].map(isSecret)).toEqual([true, false, false, false])
  })
})

describe('a fair match', () => {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bo' },
  ] as const

  function played(): Match {
    const fair = { commitment: commitmentTo(secret), salt: 'ann+bo' }
    const begun = start(pigKit, { seats, fair, options: { goal: 20 } })
    if (!begun.ok) throw new Error(begun.refusal.reason)
    let match = begun.value
    for (
      let actor = match.game.actor(match.state);
      actor.kind !== 'over';
      actor = match.game.actor(match.state)
    ) {
      const next =
        actor.kind === 'chance'
          ? playChance(match, fairChance(secret, 'ann+bo'))
          : play(match, {
              seat: actor.seats[0] ?? 0,
              action: { kind: match.version % 3 === 2 ? 'hold' : 'roll' },
            })
      if (!next.ok) throw new Error(next.refusal.reason)
      match = next.value
    }
    return match
  }

  test('is verified roll by roll once the secret is shown', () => {
    const match = played()
    const rolls = match.log.filter(entry => entry.seat === undefined).length
    expect(rolls).toBeGreaterThan(3)
    expect(verifyChance(pigKit, toFile(match, secret))).toEqual({ ok: true, value: rolls })
  })

  test('is not verified before, nor with another secret', () => {
    const match = played()
    expect(verifyChance(pigKit, toFile(match))).toMatchObject({
      refusal: { reason: 'The secret of this match has not been shown yet.' },
    })
    expect(verifyChance(pigKit, toFile(match, other))).toMatchObject({
      refusal: { reason: 'The secret shown is not the one that was committed to.' },
    })
  })

  test('a single changed roll is found and named', () => {
    const file = toFile(played(), secret)
    const index = file.steps.findLastIndex(entry => entry.seat === undefined)
    const steps = file.steps.map((entry, at) =>
      at === index && 'action' in entry
        ? { action: { kind: 'die', value: 'value' in entry.action && entry.action.value === 6 ? 5 : 6 } }
        : entry,
    )
    const checked = verifyChance(pigKit, { ...file, steps })
    expect(checked.ok).toBe(false)
  })
})
