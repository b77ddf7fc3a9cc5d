import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { tempFolder } from '../fake-io.ts'
import { lock } from './lock.ts'

vi.mock('node:fs', async original => ({
  ...(await original<object>()),
  linkSync() {
    throw Object.assign(new Error('This disk has no links.'), { code: 'EPERM' })
  },
}))

test('S30 a disk without links has locks all the same', () => {
  const path = join(tempFolder(), 'match.json')
  const taken = lock(path)
  expect(taken.ok).toBe(true)
  expect(lock(path).ok).toBe(false)
  if (taken.ok) taken.value()
  expect(existsSync(`${path}.lock`)).toBe(false)
  expect(lock(path).ok).toBe(true)
})
