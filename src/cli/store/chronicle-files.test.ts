import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entryWith } from '../../testing/chronicle-entry.ts'
import { fakeIo, tempFolder } from '../fake-io.ts'
import { chronicleFiles } from './chronicle-files.ts'

test('a damaged entry hides nobody else’s, and a name from elsewhere leaves the folder of no file', async () => {
  const home = tempFolder()
  const chronicle = chronicleFiles(fakeIo({ env: { UNDERCROFT_HOME: home } }).io)
  await chronicle.write([entryWith({ match: '../nim-1' })])
  writeFileSync(join(home, 'chronicle', 'torn.json'), '{"match"')
  expect(readdirSync(home)).toEqual(['chronicle'])
  expect(await chronicle.list()).toEqual([entryWith({ match: '../nim-1' })])
})
