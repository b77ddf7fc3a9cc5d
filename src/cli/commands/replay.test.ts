import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commitmentTo, fairChance } from '../../engine/fair.ts'
import { type MatchFile, toFile } from '../../engine/file.ts'
import { type Match, type Setup, start } from '../../engine/match.ts'
import { play, playChance } from '../../engine/play.ts'
import { type Chance, fastRng, seededChance } from '../../engine/rng.ts'
import type { Result } from '../../engine/types.ts'
import { undo } from '../../engine/undo.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { deskPig, GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'

const folder = tempFolder()
let count = 0

function written(content: unknown): string {
  const path = join(folder, `match-${++count}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

function got(result: Result<Match>): Match {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

/** Ann rolls and holds by turns until the goal is reached. */
function played(setup: Setup, chanceOf: (match: Match) => Chance): Match {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'greedy' },
  ] as const
  let match = got(start(deskPig, { options: { goal: 10 }, seats, ...setup }))
  const chance = chanceOf(match)
  for (;;) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') return match
    const rolled = match.log.at(-1)
    const kind = rolled && 'action' in rolled && rolled.action.kind === 'die' ? 'hold' : 'roll'
    match = got(
      actor.kind === 'chance' ? playChance(match, chance) : play(match, actor.seats[0] ?? 0, { kind }),
    )
  }
}

const match = played({ seed: 4 }, () => seededChance(4))
const file = toFile(match)
const path = written(file)

describe('replay --tale', () => {
  test('tells of every seat what the chronicle would have of it, deeds included', async () => {
    const rescue = fileURLToPath(new URL('../../games/tin/fixtures/rescued.json', import.meta.url))
    const recorded: MatchFile = JSON.parse(readFileSync(rescue, 'utf8'))
    const earnest = written({ ...recorded, header: { ...recorded.header, practice: false } })
    const { code, out, err } = await cli(['replay', earnest, '--tale'], [tinKit])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({
      seat: 0,
      fellTo: null,
      deeds: expect.arrayContaining(['rescued']),
    })
  })

  test('says so where nothing is told', async () => {
    const { code, err } = await cli(['replay', path, '--tale'], GAMES)
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('There is nothing to tell') })
  })
})

describe('replay --all', () => {
  test('prints every step with its number, who, what and what came of it', async () => {
    const { code, out, err } = await cli(['replay', path, '--all'], GAMES)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(
      'Pig\nRules version 1, seed 4, options {"goal":10}\nSeats: 1 Ann (person), 2 greedy (bot)\n',
    )
    expect(out).toMatch(
      /\n1\. Ann: roll\n2\. Chance: die value=\d\n {3}· rolled\n3\. Ann: hold\n {3}· held\n/,
    )
    expect(out).toContain(`\n${match.version}. `)
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^goal: [01]$/)
  })

  test('--boards adds the table at every decision', async () => {
    const { out } = await cli(['replay', path, '--all', '--boards'], GAMES)
    const decisions = file.steps.filter(step => 'seat' in step).length
    expect(out.match(/"scores":\[/g)?.length).toBeGreaterThan(decisions)
  })

  test('what was taken back is not shown, and that is said', async () => {
    const rolled = got(play(got(start(deskPig, { seats: match.header.seats })), 0, { kind: 'hold' }))
    const back = written(toFile(got(undo(rolled, 0))))
    const { out } = await cli(['replay', back, '--all'], GAMES)
    expect(out).toContain('Steps that were taken back are not shown.')
    expect(out).not.toContain('1. ')
    expect(out).toContain('The match is not over.')
  })
})

describe('what bots were after', () => {
  /** Two bots race for a few rounds, by policy. */
  function raced(level: string): string {
    const seats = ['Bram', 'Odile'].map(name => ({ kind: 'bot', name, level }) as const)
    let match = got(start(dungeonKit, { options: { turnLimit: 3 }, seats, seed: 5 }))
    const policy = dungeonKit.policy(dungeonKit.packs.standard)
    for (;;) {
      const actor = match.game.actor(match.state)
      if (actor.kind === 'over') return written(toFile(match))
      const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
      match = got(
        actor.kind === 'chance'
          ? playChance(match, seededChance(5))
          : play(match, seat, policy.choose(match.state as never, seat, fastRng(1))),
      )
    }
  }

  const said = (out: string) => out.split('\n').filter(line => /^ {3}\w+: “.+”$/.test(line))

  test('is told where it is new, as at the table', async () => {
    const file = raced('skilled')
    const { out } = await cli(['replay', file, '--all'], [dungeonKit])
    expect(said(out).join('\n')).toMatch(/^ {3}Bram: “I am off to room \d-\d\.”$/m)
    expect(new Set(said(out)).size).toBeGreaterThan(1)
    const stepwise = await cli(['replay', file], [dungeonKit], { input: '\n'.repeat(40) + 'q\n' })
    expect(said(stepwise.out).slice(0, 5)).toEqual(said(out).slice(0, 5))
  })

  test('is nothing where a bot does anything', async () => {
    const { out } = await cli(['replay', raced('random'), '--all'], [dungeonKit])
    expect(said(out)).toEqual([])
  })
})

describe('replay, step by step', () => {
  test('Enter goes on, p back, a number jumps, q leaves', async () => {
    const { code, out } = await cli(['replay', path], GAMES, { input: '\nn\np\n3\n9999\n0\nq\n' })
    expect(code).toBe(0)
    const prompts = [...out.matchAll(/^(\d+) of \d+ \(Enter/gm)].map(([, at]) => Number(at))
    expect(prompts).toEqual([0, 1, 2, 1, 3, match.version, 0])
  })

  test('what is not understood is said', async () => {
    expect(await cli(['replay', path], GAMES, { input: 'x\n' })).toMatchObject({
      code: 1,
      err: 'Only n, p, q and numbers mean something here.\n',
    })
    const asked = await cli(['replay', path], GAMES, { input: 'x\nq\n', interactive: true })
    expect(asked.out).toContain('Enter or n goes on')
    expect(asked.code).toBe(0)
  })
})

describe('replay --verify', () => {
  const verify = (content: unknown) => cli(['replay', written(content), '--verify'], GAMES)

  test('a good match is ok, dice and all', async () => {
    const rolls = file.steps.filter(step => !('seat' in step)).length
    expect(await verify(file)).toEqual({
      code: 0,
      err: '',
      out: `ok: ${match.version} steps are legal and lead to the state that the file names; all ${rolls} rolls come from seed 4.\n`,
    })
  })

  test('so is one without a named source', async () => {
    const { seed: _, ...header } = file.header
    expect((await verify({ ...file, header })).out).toContain('it names no source of its dice')
  })

  test('dice of another source are found out', async () => {
    expect(await verify({ ...file, header: { ...file.header, seed: 5 } })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Step \d+ is not what the dice gave\.\n$/),
    })
  })

  test('sealed dice are checked against their commitment', async () => {
    const secret = '5a'.repeat(32)
    const fair = { match: 'm-1', commitment: commitmentTo(secret), salts: [] }
    const sealed = played({ fair }, ({ header }) => fairChance(secret, header))
    const { out } = await verify(toFile(sealed, secret))
    expect(out).toContain('come from the sealed secret. Nobody at the table added a salt.')
    expect(out).toContain('A file alone proves only that it agrees with itself')
    expect(await verify(toFile(sealed))).toMatchObject({ code: 1 })
    expect(await verify(toFile(sealed, 'ab'.repeat(32)))).toMatchObject({
      code: 1,
      err: 'The secret shown is not the one that was committed to.\n',
    })
    const resumed = await cli(['play', '--resume', written(toFile(sealed))], GAMES)
    expect(resumed.err).toContain('was played online; its dice are only there.')
  })

  test('a result that is left out is found out as well', async () => {
    const { result: _, ...silent } = file
    expect(await verify(silent)).toMatchObject({
      code: 1,
      err: 'The result that the file names is not the one that was played.\n',
    })
  })
})

describe('bad match files', () => {
  const steps: unknown[] = [...file.steps]
  const bad: [string, Partial<Record<keyof MatchFile, unknown>>, RegExp][] = [
    [
      'an illegal step',
      { steps: steps.with(2, { seat: 0, action: { kind: 'fly' } }) },
      /Step 3: "fly" is not legal now; possible: roll, hold\. \(rule P-1\)/,
    ],
    [
      'a step out of turn',
      { steps: steps.with(0, { seat: 1, action: { kind: 'roll' } }) },
      /Step 1: Seat 1 is not to act now/,
    ],
    ['a malformed step', { steps: steps.with(2, 'x') }, /step 3/],
    ['another result', { result: null }, /The result that the file names is not the one that was played\./],
    ['another hash', { hash: 'beef' }, /do not lead to the state that the file names/],
    [
      'another version of the rules',
      { header: { ...file.header, rulesVersion: 9 } },
      /version 9 of the rules; this is version 1/,
    ],
    ['an unknown game', { header: { ...file.header, game: 'chess' } }, /There is no game "chess"/],
    ['another format', { format: 'letter' }, /This is not an Undercroft match file\./],
  ]

  test.each(bad)('%s is named in one sentence', async (_, change, sentence) => {
    const { code, out, err } = await cli(['replay', written({ ...file, ...change }), '--all'], GAMES)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test.each([[[]], [null], [42], [{}]])('%j is no match', async content => {
    const { code, err } = await cli(['replay', written(content)], GAMES)
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
