/** Packs as files: the content itself as JSON, as the set-up and the terminal read it. */
import { excessOf } from '../../engine/limits.ts'
import { slugOf } from '../../engine/old-packs.ts'
import type { Json } from '../../engine/types.ts'
import { isFields, isList } from './edits.ts'

/** Several times the largest that a game allows. */
const LARGEST = 4_000_000

export type Unreadable = 'notJson' | 'tooLarge' | 'noPack'

export type Read = { readonly pack: Json } | { readonly fault: Unreadable }

/** What is in a file, if tables can be made of it; what else is wrong with it is told in them. */
export function readPack(text: string, standard: Json): Read {
  if (text.length > LARGEST) return { fault: 'tooLarge' }
  try {
    const pack: Json = JSON.parse(text)
    if (excessOf(pack) !== null) return { fault: 'tooLarge' }
    return isAlike(pack, standard) ? { pack } : { fault: 'noPack' }
  } catch {
    return { fault: 'notJson' }
  }
}

/** Lists and objects where the standard set has them, down to the entries. */
export function isAlike(pack: Json | undefined, standard: Json): boolean {
  if (isList(standard)) return isList(pack) && (!standard.some(isFields) || pack.every(isFields))
  if (!isFields(standard)) return !isFields(pack) && !isList(pack)
  return isFields(pack) && Object.entries(standard).every(([name, part]) => isAlike(pack[name], part))
}

export function fileNameOf(game: string, name: string): string {
  return name === '' ? `undercroft-${game}-pack.json` : `undercroft-${game}-${slugOf(name)}.json`
}

export function fileTextOf(content: Json): string {
  return `${JSON.stringify(content, null, 2)}\n`
}
