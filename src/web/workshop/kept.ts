/** The drafts of this device: one for each game, kept at every letter. */
import type { Json } from '../../engine/types.ts'
import { type Draft, draftOf } from './draft.ts'
import { isList, isSame } from './edits.ts'

const keyOf = (game: string): string => `undercroft workshop ${game}`

/** What the browser would not keep lasts as long as the page. */
const unkept = new Map<string, Draft>()

export function keptDraft(game: string): Draft | null {
  return unkept.get(game) ?? draftOnDevice(game)
}

function draftOnDevice(game: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

function isDraft(kept: unknown): kept is Draft {
  return typeof kept === 'object' && kept !== null && 'content' in kept && hasSteps(kept)
}

function hasSteps(kept: object): boolean {
  const { past, future }: { past?: Json; future?: Json } = kept
  return isList(past) && isList(future)
}

/** False where the browser does not keep it. The standard set, of which nothing was changed, needs no keeping. */
export function keep(game: string, draft: Draft, standard: Json): boolean {
  const isUntouched = draft.past.length + draft.future.length === 0 && isSame(draft.content, standard)
  // Rather the content without its history than nothing.
  const isKept = isUntouched
    ? isForgotten(game)
    : isWritten(game, draft) || isWritten(game, draftOf(draft.content))
  if (isKept) unkept.delete(game)
  else unkept.set(game, draft)
  return isKept
}

function isWritten(game: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function isForgotten(game: string): boolean {
  try {
    localStorage.removeItem(keyOf(game))
    return true
  } catch {
    return false
  }
}

/** Another tab has changed the draft of this game. */
export function onKeptElsewhere(game: string, hear: (draft: Draft | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => key === keyOf(game) && hear(keptDraft(game))
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
