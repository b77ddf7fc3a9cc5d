/** Which build of the program this is: machines that are to count the same digits must run the same. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import about from '../../../package.json' with { type: 'json' }

const IS_SOURCE = import.meta.url.endsWith('.ts')

/** What games, bots and counts are made of, among the sources. */
const FOLDERS = ['bots', 'engine', 'games', 'sim']

/** The version, and digits of all that is run: `0-1-0_8f3a…`, a word of a subject of NATS. */
export function ownBuild(): string {
  const digest = createHash('sha256')
  digest.update(JSON.stringify(about.dependencies))
  // Another Node may have another logarithm, to the last digit.
  digest.update(process.versions.node.split('.')[0] ?? '')
  for (const file of filesOf()) digest.update(file.href.slice(HERE.href.length)).update(readFileSync(file))
  return `${about.version.replaceAll('.', '-')}_${digest.digest('hex').slice(0, 12)}`
}

/** The sources, or the folder that all of a package is built into. */
const HERE = new URL(IS_SOURCE ? '../../' : './', import.meta.url)

function filesOf(): URL[] {
  const folders = IS_SOURCE ? FOLDERS.map(name => new URL(`${name}/`, HERE)) : [HERE]
  return folders.flatMap(folder =>
    readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll('\\', '/'))
      .filter(isRun)
      .toSorted()
      .map(name => new URL(name, folder)),
  )
}

function isRun(name: string): boolean {
  return /\.(?:ts|js)$/.test(name) && !/\.test\.ts$|(?:^|\/)fixtures\//.test(name)
}
