import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
import { findProgram } from './find.ts'

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/undercroft', import.meta.url))

export function missingBrowser(): string | null {
  if (systemBrowser() !== null || hasPackedBrowser()) return null
  return 'There is no browser to test with: install Chrome or Chromium, or name one in CHROME_PATH.'
}

/** Letters are set as on a fine screen, also where there is none. */
const args = ['--font-render-hinting=none']

/** No memory for pixels: a page is laid out, hit and read as ever, but painting it, half of the work, is left out. */
const UNPAINTED = '--force-gpu-mem-available-mb=0'

/** Chrome or Chromium of this machine, else the Chromium that npm brought. */
export const launchBrowser = (): Promise<Browser> => withBrowser(options => chromium.launch(options))

/** The same for several processes at once: `chromium.connect` with its address reaches it. Tests take no pictures. */
export const serveBrowser = (): Promise<BrowserServer> =>
  withBrowser(options => chromium.launchServer({ ...options, args: [...args, UNPAINTED] }))

async function withBrowser<B>(launch: (options: LaunchOptions) => Promise<B>): Promise<B> {
  const system = systemBrowser()
  if (system !== null) return launch({ executablePath: system, args })
  const folder = await unpackBrowser()
  const executablePath = join(folder, 'chromium')
  try {
    return await launch({ executablePath, args })
  } catch (error) {
    if (!String(error).includes('shared librar')) throw error
    // A bare machine lacks a few libraries. The package carries its own, for machines like that.
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
    return launch({ executablePath, args, env })
  }
}

function systemBrowser(): string | null {
  const named = process.env['CHROME_PATH']
  if (named) return named
  return findProgram(...NAMES) ?? (existsSync(MAC_CHROME) ? MAC_CHROME : null)
}

function hasPackedBrowser(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/**
 * Unpacks the browser once for each version. Its own way is a fixed place in the temporary folder, which two
 * test files would fill at the same time and an older version would block; so a child unpacks to a folder of
 * its own, which then takes its final name in one step.
 */
async function unpackBrowser(): Promise<string> {
  const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(CACHE, `chromium-${version}`)
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  const staging = await mkdtemp(join(CACHE, 'unpacking-'))
  const script = `
    import chromium, { inflate } from '@sparticuz/chromium'
    await chromium.executablePath()
    await inflate(${JSON.stringify(join(home, 'bin', 'al2023.tar.br'))})`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: CACHE,
    env: { ...process.env, TMPDIR: staging },
  })
  await rename(staging, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error
    await rm(staging, { recursive: true, force: true })
  })
  return folder
}
