import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cli } from '../src/cli/fake-io.ts'
import { type MatchFile, replay } from '../src/engine/file.ts'
import { hash } from '../src/engine/hash.ts'
import { verify } from '../src/engine/verify.ts'
import { KITS } from '../src/games/index.ts'

const games = fileURLToPath(new URL('../src/games', import.meta.url))

function recordedOf(game: string): string[] {
  const folder = join(games, game, 'fixtures')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => join(folder, name))
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
