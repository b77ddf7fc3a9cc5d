import { expect, test } from 'vitest'
import { cli } from '../../src/cli/fake-io.ts'
import { KITS } from '../../src/games/index.ts'
import { PACKS } from './packs.ts'
import { STUDIES } from './studies.ts'

test.each(STUDIES)('$name asks for a study that can be played', async ({ line }) => {
  // Everything is looked at before the file that is missing here.
  const { err } = await cli(['sim', ...line.split(' '), '--resume'], KITS)
  expect(err).toBe('To go on, say with --out which file holds what was played.\n')
})

test('no two studies share a file, and every pack is asked for', () => {
  expect(new Set(STUDIES.map(({ name }) => name)).size).toBe(STUDIES.length)
  const asked = new Set(STUDIES.flatMap(({ against = [] }) => against))
  expect([...asked].toSorted()).toEqual(Object.keys(PACKS).toSorted())
})

test.each(Object.entries(PACKS))(
  '%s has no fault and is not the standard set',
  (_name, { game, content }) => {
    const { packs } = KITS.find(({ facts }) => facts.id === game) ?? expect.unreachable()
    expect(packs.check(content)).toMatchObject({ ok: true })
    expect(content).not.toEqual(packs.standard)
  },
)

test('other copies leave every level as many monsters as it has', () => {
  const size = (content: unknown) => {
    const counts = new Map<number, number>()
    for (const { level, copies } of Object(content).monsters)
      counts.set(level, (counts.get(level) ?? 0) + copies)
    return counts
  }
  const standard = KITS.find(({ facts }) => facts.id === 'dungeon')?.packs.standard
  for (const name of ['dungeon-weaker', 'dungeon-stronger'])
    expect(size(PACKS[name]?.content)).toEqual(size(standard))
})
