/** The files of a terminal under the laws of every store, and what only files must do. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toFile } from '../../engine/file.ts'
import { type Setup, start } from '../../engine/match.ts'
import { play } from '../../engine/play.ts'
import type { AnyKit } from '../../engine/types.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import type { Store } from '../../table/store.ts'
import { nimKit } from '../../testing/nim.ts'
import { pigKit } from '../../testing/pig.ts'
import { describeRooms } from '../../testing/room-suite.ts'
import { describeStore } from '../../testing/store-suite.ts'
import { fakeIo, tempFolder } from '../fake-io.ts'
import { fileStore } from './index.ts'
import { newRecord } from './match-files.ts'

const { campaign = null } = onedeckKit
const GAMES: readonly AnyKit[] = [{ ...pigKit, ...(campaign && { campaign }) }, nimKit, dungeonKit]

function storeIn(home: string): Store {
  return fileStore({ io: fakeIo({ env: { UNDERCROFT_HOME: home } }).io, kits: GAMES })
}

/** One process has one store; what it knows of a file is how it notices somebody else's. */
const stores = new Map<string, Store>()
describeStore('in files', async name => {
  const store = stores.get(name) ?? storeIn(tempFolder())
  stores.set(name, store)
  return store
})

describeRooms('over files', async () => storeIn(tempFolder()))

function begun(kit: AnyKit, setup: Setup = {}) {
  const match = start(kit, { seed: 3, ...setup })
  if (!match.ok) throw new Error(match.refusal.reason)
  return match.value
}

function afterOne() {
  const played = play(begun(nimKit), 0, Object.assign({ kind: 'take' }, { count: 1 }))
  if (!played.ok) throw new Error(played.refusal.reason)
  return played.value
}

describe('a folder of matches', () => {
  test('holds one file a match, which another process reads as it was written', async () => {
    const home = tempFolder()
    const match = afterOne()
    await storeIn(home).matches.append(0, newRecord('nim-1', match, []), match.log)
    expect(readdirSync(join(home, 'matches'))).toEqual(['nim-1.json'])
    const text = readFileSync(join(home, 'matches', 'nim-1.json'), 'utf8')
    expect(text).toBe(`${JSON.stringify(toFile(match))}\n`)
    const read = await storeIn(home).matches.read('nim-1')
    expect(read).toMatchObject({ record: { header: match.header, used: 0, sheets: [] }, entries: match.log })
  })

  test('of before, with its side files, opens as it was', async () => {
    const home = tempFolder()
    const folder = join(home, 'matches')
    mkdirSync(folder)
    writeFileSync(join(folder, 'nim-old.json'), JSON.stringify(toFile(afterOne())))
    writeFileSync(join(folder, 'nim-old.json.clock'), '61.5')
    writeFileSync(join(folder, 'nim-old.json.sheets'), '["Ann","Bo"]')
    const { matches } = storeIn(home)
    const old = { id: 'nim-old', used: 61.5, sheets: ['Ann', 'Bo'] }
    expect(await matches.read('nim-old')).toMatchObject({ record: old })
    expect(await matches.list()).toMatchObject([old])
  })

  test('keeps the seconds of a match against the clock, and of no other', async () => {
    const home = tempFolder()
    const { matches } = storeIn(home)
    const timed = newRecord('timed', begun(dungeonKit, { options: { mode: 'timed' } }), [])
    await matches.append(0, { ...timed, used: 12.34 }, [])
    await matches.append(0, { ...newRecord('free', begun(dungeonKit), []), used: 12.34 }, [])
    expect(readdirSync(join(home, 'matches')).toSorted()).toEqual([
      'free.json',
      'timed.json',
      'timed.json.clock',
    ])
    expect(await storeIn(home).matches.read('timed')).toMatchObject({ record: { used: 12.3 } })
  })

  test('S30 a file that somebody else wrote is behind, whatever it says, and stays', async () => {
    const home = tempFolder()
    const { matches } = storeIn(home)
    const record = newRecord('nim-1', begun(nimKit), [])
    await matches.append(0, record, [])
    const path = join(home, 'matches', 'nim-1.json')
    for (const theirs of ['theirs', JSON.stringify(toFile(afterOne()))]) {
      writeFileSync(path, theirs)
      expect(await matches.append(1, record, [])).toBe('behind')
      expect(readFileSync(path, 'utf8')).toBe(theirs)
    }
  })

  test('a damaged file says what is wrong with it, and the others are still listed', async () => {
    const home = tempFolder()
    const { matches } = storeIn(home)
    await matches.append(0, newRecord('nim-1', begun(nimKit), []), [])
    const torn = join(home, 'matches', 'torn.json')
    writeFileSync(torn, '{"format"')
    await expect(matches.read('torn')).rejects.toThrow(`"${torn}" is not JSON.`)
    expect((await matches.list()).map(({ id }) => id)).toEqual(['nim-1'])
  })

  test('marks stay due until the match says that its sheets have had them', async () => {
    const home = tempFolder()
    const { matches, sheets } = storeIn(home)
    const record = newRecord('pig-1', begun(pigKit), ['Ann', 'Bo'])
    const due = async () => (await storeIn(home).matches.read('pig-1'))?.record.sheets
    await matches.append(0, record, [])
    for (const id of ['Ann', 'Bo']) await sheets.write(0, { id, game: 'pig', data: { marks: 1 } })
    expect(await due()).toEqual(['Ann', 'Bo'])
    await matches.append(1, { ...record, rewarded: true }, [])
    expect(await due()).toEqual([])
  })
})
