import { createHash, createHmac } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { pigKit } from '../testing/pig.ts'
import { chainOf, commitmentTo, fairChance, fairLots, isSecret, saltCommitment } from './fair.ts'
import { type MatchFile, replay, toFile } from './file.ts'
import { canonical } from './hash.ts'
import type { Fair, Header } from './log.ts'
import { type Match, type Setup, start } from './match.ts'
import { play, playChance } from './play.ts'
import type { Result, Rng } from './types.ts'
import { undo } from './undo.ts'
import { verify } from './verify.ts'

const secret = `${'00'.repeat(31)}2a`
const other = `${'00'.repeat(31)}2b`
const draw = (rng: Rng, n: number, count: number) => Array.from({ length: count }, () => rng.below(n))

const saltOf = (byte: string) => {
  const salt = byte.repeat(32)
  return { salt, commitment: saltCommitment(salt) }
}
const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const
const FAIR: Fair = {
  match: 'm-1',
  commitment: commitmentTo(secret),
  salts: [saltOf('a1'), saltOf('b2')],
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

const begin = (setup: Setup = {}) =>
  must(start(pigKit, { seats, fair: FAIR, options: { goal: 20 }, ...setup }))
const HEADER = begin().header

describe('the stream', () => {
  test('gives these numbers for ever', () => {
    expect(commitmentTo(secret)).toBe('976f259f7c9677ed9f6d86979ed0c9c16ecb5b232fbe9ae901a6b419106d2813')
    expect(draw(fairChance(secret, HEADER)(0), 6, 12)).toMatchInlineSnapshot(`
      [
        2,
        0,
        5,
        1,
        5,
        3,
        4,
        0,
        4,
        3,
        5,
        0,
      ]
    `)
    expect(draw(fairChance(secret, HEADER)(1), 6, 12)).toMatchInlineSnapshot(`
      [
        0,
        4,
        1,
        4,
        2,
        3,
        5,
        3,
        2,
        5,
        1,
        2,
      ]
    `)
    expect(draw(fairLots(secret, HEADER)(0), 6, 12)).toMatchInlineSnapshot(`
      [
        1,
        0,
        3,
        2,
        2,
        3,
        0,
        2,
        0,
        3,
        3,
        1,
      ]
    `)
  })

  test('can be computed by anyone with another HMAC', () => {
    const { game, rulesVersion, options, content } = HEADER
    const facts = {
      match: 'm-1',
      game,
      rulesVersion,
      options,
      content,
      seats: 2,
      commitment: FAIR.commitment,
    }
    const key = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update('undercroft/dice/2\0')
      .update(createHash('sha256').update(canonical(facts)).digest())
      .update(`${'a1'.repeat(32)},${'b2'.repeat(32)}`)
      .digest()
    const block = createHmac('sha256', key).update('3/0').digest()
    const words = [0, 4, 8, 12].map(offset => Math.floor((block.readUInt32BE(offset) * 6) / 2 ** 32))
    expect(draw(fairChance(secret, HEADER)(3), 6, 4)).toEqual(words)
  })

  test('S8 the commitment is another hash under another label, so it tells nothing of the dice', () => {
    const bytes = Buffer.concat([Buffer.from('undercroft/commitment/1\0'), Buffer.from(secret, 'hex')])
    expect(commitmentTo(secret)).toBe(createHash('sha256').update(bytes).digest('hex'))
    const stolen = fairChance(commitmentTo(secret), HEADER)(0)
    expect(draw(stolen, 1000, 8)).not.toEqual(draw(fairChance(secret, HEADER)(0), 1000, 8))
  })

  property.prop([fc.nat(), fc.integer({ min: 1, max: 1000 })])('stays below its bound', (stream, n) => {
    expect(draw(fairChance(secret, HEADER)(stream), n, 20).every(value => value >= 0 && value < n)).toBe(true)
  })

  test('a secret is 64 hexadecimal digits', () => {
    expect([secret, 'x'.repeat(64), secret.slice(1), ''].map(isSecret)).toEqual([true, false, false, false])
  })
})

describe('what the dice are bound to', () => {
  const diceOf = (header: Header) => draw(fairChance(secret, header)(0), 1000, 6)
  const changed: [string, Partial<Header>][] = [
    ['another match', { fair: { ...FAIR, match: 'm-2' } }],
    ['another game', { game: 'nim' }],
    ['other rules', { rulesVersion: 2 }],
    ['other options', { options: { goal: 21 } }],
    ['other content', { content: 'abc' }],
    ['another number of seats', { seats: seats.slice(1) }],
    ['another commitment', { fair: { ...FAIR, commitment: commitmentTo(other) } }],
    ['another salt', { fair: { ...FAIR, salts: [saltOf('a2'), saltOf('b2')] } }],
    ['the salts in another order', { fair: { ...FAIR, salts: FAIR.salts.toReversed() } }],
  ]

  test.each(changed)('S24 %s gives other dice', (_, change) => {
    expect(diceOf({ ...HEADER, ...change })).not.toEqual(diceOf(HEADER))
  })

  test('S24 bots draw lots under a label of their own', () => {
    expect(draw(fairLots(secret, HEADER)(0), 1000, 6)).not.toEqual(diceOf(HEADER))
  })

  test.each<[string, Setup, string]>([
    ['a seed beside them', { seed: 1 }, 'Sealed dice cannot be had together with a seed, nor in practice.'],
    ['practice', { practice: true }, 'Sealed dice cannot be had together with a seed, nor in practice.'],
    [
      'one salt for two seats',
      { fair: { ...FAIR, salts: [saltOf('a1')] } },
      'Sealed dice need a salt for each of the 2 seats, or none at all.',
    ],
    [
      'a person without a salt',
      { fair: { ...FAIR, salts: [saltOf('a1'), null] } },
      'Seat 1 has shown no salt.',
    ],
    [
      'an empty salt',
      { fair: { ...FAIR, salts: [saltOf('a1'), { ...saltOf('b2'), salt: '' }] } },
      'The salt of seat 1 is not the one that was committed to.',
    ],
    [
      'a salt that was exchanged',
      { fair: { ...FAIR, salts: [saltOf('a1'), { ...saltOf('b2'), salt: 'b3'.repeat(32) }] } },
      'The salt of seat 1 is not the one that was committed to.',
    ],
  ])('S24 sealed dice are refused with %s', (_, setup, reason) => {
    expect(start(pigKit, { seats, fair: FAIR, ...setup })).toMatchObject({
      refusal: { code: 'fair', reason },
    })
  })
})

/** Played to the end, with what each version's link was. */
function played(setup: Setup = {}): { match: Match; links: string[] } {
  let match = begin(setup)
  const chance = fairChance(secret, match.header)
  const chain = chainOf(secret, match.header)
  const links = [chain.first]
  for (
    let actor = match.game.actor(match.state);
    actor.kind !== 'over';
    actor = match.game.actor(match.state)
  ) {
    const kind = match.version % 3 === 2 ? 'hold' : 'roll'
    match = must(
      actor.kind === 'chance' ? playChance(match, chance) : play(match, actor.seats[0] ?? 0, { kind }),
    )
    const entry = match.log[match.version - 1]
    if (entry) links.push(chain.next(links.at(-1) ?? '', entry))
  }
  return { match, links }
}

describe('a fair match', () => {
  const { match, links } = played()
  const file: MatchFile = JSON.parse(JSON.stringify(toFile(match, secret)))
  const rolls = match.log.filter(entry => entry.seat === undefined).length
  const witnesses = links.map((link, version) => ({ version, link }))

  test('is verified roll by roll once the secret is shown', () => {
    expect(rolls).toBeGreaterThan(3)
    expect(must(verify(pigKit, file))).toEqual({
      rolls,
      source: 'secret',
      salted: true,
      witnessed: 0,
      isOver: true,
    })
  })

  test('S24 and with it the history, against the links that this seat was sent', () => {
    expect(must(verify(pigKit, file, witnesses))).toMatchObject({ witnessed: match.version + 1 })
  })

  test('is not verified before, nor with another secret', () => {
    expect(verify(pigKit, toFile(match))).toMatchObject({
      refusal: { reason: 'The secret of this match has not been shown yet.' },
    })
    expect(verify(pigKit, toFile(match, other))).toMatchObject({
      refusal: { reason: 'The secret shown is not the one that was committed to.' },
    })
  })

  test('a single changed roll is found and named', () => {
    const index = file.steps.findLastIndex(entry => entry.seat === undefined)
    const steps = file.steps.map((entry, at) =>
      at === index && 'action' in entry
        ? { action: { kind: 'die', value: 'value' in entry.action && entry.action.value === 6 ? 5 : 6 } }
        : entry,
    )
    expect(verify(pigKit, { ...file, steps })).toMatchObject({ ok: false })
  })

  test('S24 a prefix is not a match: it is refused with and without witnesses', () => {
    const cut = begin()
    const short = toFile(
      must(playChance(must(play(cut, 0, { kind: 'roll' })), fairChance(secret, cut.header))),
      secret,
    )
    for (const sent of [[], witnesses.slice(0, 3)])
      expect(verify(pigKit, short, sent)).toMatchObject({
        refusal: { reason: 'The match is not over, so there is nothing to verify yet.' },
      })
  })

  test('S24 one that was closed is verified as far as it went; a prefix that only says so is found by a later link', () => {
    const cut = must(play(begin(), 0, { kind: 'roll' }))
    const rolled = must(playChance(cut, fairChance(secret, cut.header)))
    const short: MatchFile = { ...toFile(rolled, secret), closed: true }
    for (const sent of [[], witnesses.slice(0, 3)])
      expect(must(verify(pigKit, short, sent))).toMatchObject({ isOver: false, witnessed: sent.length })
    expect(verify(pigKit, short, witnesses.toReversed())).toMatchObject({
      refusal: {
        reason: expect.stringMatching(/^This is only the beginning .* after entry 2, .* entry 3\.$/),
      },
    })
  })

  test('S24 another history under the same commitment is refused by the links of the one that was played', () => {
    let forged = begin()
    const chance = fairChance(secret, forged.header)
    while (forged.game.actor(forged.state).kind !== 'over') {
      const actor = forged.game.actor(forged.state)
      const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
      const kind = forged.version % 5 === 4 ? 'hold' : 'roll'
      forged = must(actor.kind === 'chance' ? playChance(forged, chance) : play(forged, seat, { kind }))
    }
    const forgery = toFile(forged, secret)
    expect(canonical(forgery.steps)).not.toBe(canonical(file.steps))
    expect(verify(pigKit, forgery).ok).toBe(true)
    expect(verify(pigKit, forgery, witnesses)).toMatchObject({
      refusal: { reason: expect.stringMatching(/^The history up to entry \d+ is not the one/) },
    })
  })

  test('S24 a match without salts says so', () => {
    const bare = played({ fair: { ...FAIR, salts: [] } })
    expect(must(verify(pigKit, toFile(bare.match, secret)))).toMatchObject({ salted: false })
  })

  test('S24 the secret of a file is kept when it is read and written again', () => {
    expect(toFile(must(replay(pigKit, file))).secret).toBe(secret)
  })
})

test('S24 an undo moves no dice: the next roll is what it would have been', () => {
  const chance = fairChance(secret, HEADER)
  const straight = must(playChance(must(play(begin(), 0, { kind: 'roll' })), chance))
  let back = begin()
  for (let times = 0; times < 27; times++) back = must(undo(must(play(back, 0, { kind: 'roll' })), 0))
  const rolled = must(playChance(must(play(back, 0, { kind: 'roll' })), chance))
  expect(rolled.state).toEqual(straight.state)
  expect(rolled.version).toBeGreaterThan(straight.version)
})
