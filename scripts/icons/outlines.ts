import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const WEB = fileURLToPath(new URL('../../src/web/', import.meta.url))
const COLLECTION = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const HEAD = `// Written by "npm run icons". Outlines: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0.\n`
const WIDTH = 110

let collection: Collection | null = null
const gameIcons = (): Collection => (collection ??= JSON.parse(readFileSync(COLLECTION, 'utf8')))

export function iconLists(): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.endsWith('icons.json')).map(file => WEB + file)
}

export const generatedFrom = (list: string): string => list.replace(/\.json$/, '.generated.ts')

/** The module for a list: one constant for each name, so that the bundler drops those a page does not use. */
export function outlinesFor(list: string): string {
  const names: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'))
  const lines = Object.entries(names).map(([name, source]) => constant(name, outline(source, basename(list))))
  return HEAD + lines.join('')
}

/** As the formatter would have it. */
function constant(name: string, path: string): string {
  const line = `export const ${name} = '${path}'\n`
  return line.length <= WIDTH + 1 ? line : line.replace('= ', '=\n  ')
}

/** One of a list, by its name. */
export function outlineIn(list: string, name: string): string {
  const source: string | undefined = JSON.parse(readFileSync(list, 'utf8'))[name]
  if (source === undefined) throw new Error(`${list} has no "${name}"`)
  return outline(source, basename(list))
}

/** A source that starts with M is an outline of our own; any other is a name of game-icons. */
function outline(source: string, list: string): string {
  if (source.startsWith('M')) return source
  const drawn = gameIcons().icons[source]?.body.match(/ d="([^"]+)"/)?.[1]
  if (drawn === undefined) throw new Error(`${list} names "${source}", which game-icons does not have.`)
  return shorten(drawn)
}

/** On a field of 512, a tenth is less than anyone sees. */
const shorten = (path: string): string => path.replace(/(\.\d)\d+/g, '$1')
