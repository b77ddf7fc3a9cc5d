/** What tables, columns and choices of a game are called: as the game says, else after their names in the content. */
import type { Signal } from '@preact/signals'
import type { Path } from './edits.ts'

export interface ContentWords {
  /** By place with dots; the order is that of the page. */
  readonly tables: Readonly<Record<string, string>>
  /** By name or, where that differs, by place within an entry: `rolls.0`. */
  readonly fields: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, string>>
}

export const NO_WORDS: ContentWords = { tables: {}, fields: {}, choices: {} }

/** Beside the looks of the games; loaded only here. */
const LOADED = import.meta.glob<{ readonly words: Signal<ContentWords> }>('../games/*/content-text/index.ts')

export async function contentWordsOf(game: string): Promise<Signal<ContentWords> | null> {
  return (await LOADED[`../games/${game}/content-text/index.ts`]?.())?.words ?? null
}

export function fieldWord({ fields }: ContentWords, path: Path): string {
  const name = path.at(-1) ?? ''
  const known = fields[path.join('.')] ?? fields[path.slice(-2).join('.')] ?? fields[name]
  if (known !== undefined) return known
  return /^\d+$/.test(name)
    ? `${fieldWord({ ...NO_WORDS, fields }, path.slice(0, -1))} ${Number(name) + 1}`
    : derived(name)
}

export function tableWord(words: ContentWords, path: Path, values: string): string {
  const place = path.join('.')
  return words.tables[place] ?? (path.length === 0 ? values : fieldWord(words, path))
}

export function choiceWord({ choices }: ContentWords, choice: string): string {
  return choices[choice] ?? choice
}

/** `plusTwoFrom` as `Plus two from`. */
function derived(name: string): string {
  const said = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return said.charAt(0).toUpperCase() + said.slice(1)
}
