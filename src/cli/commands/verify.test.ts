import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chainOf, commitmentTo, fairChance } from '../../engine/fair.ts'
import { type MatchFile, toFile } from '../../engine/file.ts'
import { type Match, start } from '../../engine/match.ts'
import { play, playChance } from '../../engine/play.ts'
import type { Result } from '../../engine/types.ts'
import { deskPig, GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'

const folder = tempFolder()
let count = 0

function written(content: unknown): string {
  const path = join(folder, `verified-${++count}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

const secret = '5a'.repeat(32)
const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const

/** So many entries of a sealed match in which whoever is asked holds after so many rolls. */
function played(entries: number, rolls = 1, dice = secret): Match {
  const fair = { match: 'm-1', commitment: commitmentTo(secret), salts: [] }
  let match = got(start(deskPig, { options: { goal: 10 }, seats, fair }))
  const chance = fairChance(dice, match.header)
  while (match.version < entries) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') break
    const kind = match.version % (2 * rolls + 1) === 2 * rolls ? 'hold' : 'roll'
    const next =
      actor.kind === 'chance' ? playChance(match, chance) : play(match, actor.seats[0] ?? 0, { kind })
    match = next.ok
      ? next.value
      : got(play(match, actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0, { kind: 'roll' }))
  }
  return match
}

const whole = toFile(played(1000), secret)

function linksOf({ header, steps }: MatchFile) {
  const chain = chainOf(secret, header)
  let link = chain.first
  return [link, ...steps.map(entry => (link = chain.next(link, entry)))].map((each, version) => ({
    version,
    link: each,
  }))
}

const links = linksOf(whole)

function verify(file: MatchFile, sent?: readonly unknown[]) {
  const more = sent === undefined ? [] : ['--links', written(sent)]
  return cli(['verify', written(file), ...more], GAMES)
}

describe('verify', () => {
  test('a file alone: every roll is checked, and it says what that does not prove', async () => {
    const { code, out } = await verify(whole)
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^ok: \d+ steps are legal .* all \d+ rolls come from the sealed secret\.$/),
      'Nobody at the table added a salt.',
      'A file alone proves only that it agrees with itself, not that it is what was played.',
      expect.stringContaining('that the commitment stood before the first roll'),
      '',
    ])
  })

  test('with links: the history is the one that was played, as far as they go', async () => {
    const all = await verify(whole, links)
    expect(all.out).toContain(`it agrees with ${links.length} links`)
    expect(all.out).toContain('fixed by entry 0 at the latest')
    expect(all.out).not.toContain('A file alone')
    const some = await verify(whole, links.slice(2, 5))
    expect(some.out).toContain('played up to entry 4')
    expect(some.out).toContain('For what follows entry 4 there is no link.')
  })

  test('dice of somebody’s choice are refused at the first that fell otherwise', async () => {
    const forged = toFile(played(1000, 1, 'ab'.repeat(32)), secret)
    expect(await verify(forged)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Step \d+ is not what the dice gave\.\n$/),
    })
  })

  test('S24 another history is refused at the first link that knows better', async () => {
    const rewritten = toFile(played(1000, 2), secret)
    expect((await verify(rewritten)).code).toBe(0)
    expect(await verify(rewritten, links.toReversed())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The history up to entry 3 is not the one/),
    })
  })

  test('S24 a beginning is refused, and where it calls itself closed a later link tells', async () => {
    const prefix = toFile(played(5), secret)
    expect(await verify(prefix)).toMatchObject({ code: 1, err: expect.stringContaining('is not over') })
    const closed: MatchFile = { ...prefix, closed: true }
    const alone = await verify(closed)
    expect(alone.code).toBe(0)
    expect(alone.out).toContain('it was closed, as the file says, or this is only its beginning')
    expect(await verify(closed, links)).toMatchObject({
      code: 1,
      err: expect.stringContaining('only the beginning of the match'),
    })
  })

  test.each([[[]], [{}], [[{ version: -1, link: 'x' }]]])('%j are no links', async sent => {
    const { code, err } = await cli(['verify', written(whole), '--links', written(sent)], GAMES)
    expect(code).toBe(1)
    expect(err).not.toBe('')
  })
})
