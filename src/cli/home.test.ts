import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeOf } from './home.ts'

test.each([
  [{ UNDERCROFT_HOME: 'mine' }, 'linux', 'mine'],
  [{ XDG_DATA_HOME: 'data' }, 'linux', join('data', 'undercroft')],
  [{ XDG_DATA_HOME: '' }, 'linux', join('me', '.local', 'share', 'undercroft')],
  [{}, 'darwin', join('me', 'Library', 'Application Support', 'undercroft')],
  [{ APPDATA: 'roaming' }, 'win32', join('roaming', 'undercroft')],
  [{}, 'win32', join('me', 'AppData', 'Roaming', 'undercroft')],
])('with %j on %s the data is in %s', (env, platform, folder) => {
  expect(homeOf(env, platform, 'me')).toBe(folder)
})
