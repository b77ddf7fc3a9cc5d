import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cli } from '../src/cli/fake-io.ts'
import { type MatchFile, openFile, replay } from '../src/engine/file.ts'
import { hash } from '../src/engine/hash.ts'
import type { AnyKit } from '../src/engine/types.ts'
import { verify } from '../src/engine/verify.ts'
import { KITS } from '../src/games/index.ts'
import { forked } from '../src/table/fork.ts'

const games = fileURLToPath(new URL('../src/games', import.meta.url))

function recordedOf(game: string, of = '.'): string[] {
  const folder = join(games, game, 'fixtures', of)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => join(folder, name))
}

function openedAt(kit: AnyKit, path: string) {
  const file: MatchFile = JSON.parse(readFileSync(path, 'utf8'))
  const read = openFile(kit, file)
  if (!read.ok) throw new Error(`${path}: ${read.refusal.reason}`)
  return { name: basename(path, '.json'), file, entries: read.value.entries, ...read.value.opened }
}

describe.each(KITS.map(kit => ({ kit, id: kit.facts.id })))('recorded matches of $id', ({ kit, id }) => {
  const files = recordedOf(id).map(path => ({ path, name: basename(path, '.json') }))

  test('there are some', () => expect(files).not.toEqual([]))

  test.each(files)('S18 $name replays to its hash and its result', ({ path }) => {
    const file: MatchFile = JSON.parse(readFileSync(path, 'utf8'))
    const again = replay(kit, file)
    if (!again.ok) throw new Error(again.refusal.reason)
    expect(hash(again.value.state)).toBe(file.hash)
    expect(again.value.game.result(again.value.state)).toEqual(file.result)
    expect(verify(kit, file).ok).toBe(true)
  })

  test('S18 each of format 1 opens as the one that stands here in the format of now', () => {
    for (const path of recordedOf(id, 'format-1')) {
      const { name, match, entries, stopped, differs } = openedAt(kit, path)
      expect({ name, stopped, differs }).toEqual({ name, stopped: null, differs: false })
      const now: MatchFile = JSON.parse(readFileSync(join(games, id, 'fixtures', basename(path)), 'utf8'))
      expect({ header: match.header, steps: entries }).toEqual({ header: now.header, steps: now.steps })
    }
  })

  // Matches of the rules before these open with the content of their time, as far as they hold.
  describe('of older rules', () => {
    const older = recordedOf(id, 'v1').filter(path => basename(path) !== 'content.json')
    const content = JSON.parse(readFileSync(join(games, id, 'fixtures', 'v1', 'content.json'), 'utf8'))
    const opened = older.map(path => openedAt(kit, path))

    test('S18 each opens with all that it holds, and can be played on from there', () => {
      expect(opened.length).toBeGreaterThan(4)
      for (const { file, match, entries, stopped } of opened) {
        expect(file.header).toMatchObject({ content: hash(content) })
        expect(file.header.rulesVersion).toBeLessThan(kit.facts.rulesVersion)
        expect(entries).toHaveLength(file.steps.length)
        expect(match.version).toBe(stopped ? stopped.at - 1 : file.steps.length)
        expect(forked(kit, match, match.line.length, 1).ok).toBe(true)
      }
    })

    test('S18 how far each holds, and why no further', async () => {
      const lines = opened.map(({ name, match, file, stopped }) => {
        const far = `${name}: ${match.version} of ${file.steps.length}`
        return stopped ? `${far}. ${stopped.refusal.reason}\n` : `${far}\n`
      })
      await expect(lines.join('')).toMatchFileSnapshot(join(games, id, 'fixtures', 'v1', 'holds.txt'))
    })
  })

  // A golden playthrough stands beside its match, of a long one only the story without its boards;
  // "npx vitest run test/fixtures.test.ts -u" writes them anew.
  const golden = [
    { ending: 'txt', flags: ['--all', '--boards'] },
    { ending: 'story.txt', flags: ['--all'] },
  ]
  const told = files.flatMap(({ path, name }) =>
    golden
      .map(({ ending, flags }) => ({ name, path, flags, text: path.replace(/json$/, ending) }))
      .filter(({ text }) => existsSync(text)),
  )
  test.each(told)('$name reads as it always did ($flags)', async ({ path, flags, text }) => {
    const { out, err } = await cli(['replay', path, ...flags], KITS)
    expect(err).toBe('')
    await expect(out).toMatchFileSnapshot(text)
  })
})
