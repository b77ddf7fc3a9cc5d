import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeKeepsake } from '../../testing/keepsake-suite.ts'
import { writeWhole } from '../disk.ts'
import { tempFolder } from '../fake-io.ts'
import { fileKeepsake } from './keepsake.ts'

const folder = tempFolder()

function keepsakeIn(home: string) {
  return fileKeepsake({ env: { UNDERCROFT_HOME: home }, write: writeWhole })
}

describeKeepsake('in a terminal', async place => keepsakeIn(join(folder, place)))

test('nobody else may read it', async () => {
  const home = tempFolder()
  await keepsakeIn(home).change('device', () => 'key')
  expect(statSync(join(home, 'online.json')).mode & 0o777).toBe(0o600)
})

test('what is damaged is named and never written over', async () => {
  const path = join(tempFolder(), 'online.json')
  writeFileSync(path, '{"device"')
  const keepsake = keepsakeIn(join(path, '..'))
  await expect(keepsake.change('device', () => 'other')).rejects.toThrow('is not JSON.')
})
