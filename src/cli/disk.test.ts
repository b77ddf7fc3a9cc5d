import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishWhole, writeWhole } from './disk.ts'
import { tempFolder } from './fake-io.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

test('what is kept is for its owner alone, what is handed on for whom the machine says', () => {
  const [kept, handed] = ['kept.json', 'handed.json'].map(name => join(tempFolder(), name)) as [
    string,
    string,
  ]
  writeWhole(kept, '{}')
  publishWhole(handed, '{}')
  expect(modeOf(kept)).toBe(0o600)
  expect(modeOf(handed)).toBe(0o666 & ~process.umask())
})
