/** The folder for a user's own data, where each system keeps such things. */
import { homedir } from 'node:os'
import { join } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

export function homeOf(env: Env, platform: string = process.platform, home: string = homedir()): string {
  const own = env['UNDERCROFT_HOME']
  if (own) return own
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'undercroft')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'undercroft')
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'undercroft')
}

/** One file for each person and match. */
export function chronicleFolder(env: Env): string {
  return join(homeOf(env), 'chronicle')
}

/** What a server keeps, unless it is told where. */
export function serverFolder(env: Env): string {
  return join(homeOf(env), 'server')
}

export function matchesFolder(env: Env): string {
  return join(homeOf(env), 'matches')
}
