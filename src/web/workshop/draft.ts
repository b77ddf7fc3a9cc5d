/** A content that is being edited: as it is now, and the steps that led there and back. */
import type { Json } from '../../engine/types.ts'
import { type Edit, edited, isSame, undone } from './edits.ts'

/** What one undo takes back. */
export interface Step {
  readonly edits: readonly Edit[]
  /** Letters that are written into one field are one step. */
  readonly isWritten?: boolean
}

export interface Draft {
  readonly content: Json
  readonly past: readonly Step[]
  /** Taken back, the next to be done again last. */
  readonly future: readonly Step[]
}

/** As many steps as are remembered. */
const REMEMBERED = 200

export function draftOf(content: Json): Draft {
  return { content, past: [], future: [] }
}

export function change(draft: Draft, edits: readonly Edit[]): Draft {
  return edits.length === 0 ? draft : stepped(draft, draft.past, { edits })
}

/** Writing goes on: what was written into the same field just before belongs to it. */
export function write(draft: Draft, edit: Edit): Draft {
  const last = draft.past.at(-1)
  const [before] = last?.edits ?? []
  if (!last?.isWritten || before?.path.join('.') !== edit.path.join('.'))
    return stepped(draft, draft.past, { edits: [edit], isWritten: true })
  const joined = { ...edit, before: before.before }
  const past = draft.past.slice(0, -1)
  if (!isSame(joined.before, joined.after))
    return {
      ...stepped(draft, past, { edits: [joined], isWritten: true }),
      content: edited(draft.content, edit),
    }
  return { content: edited(draft.content, edit), past, future: [] }
}

function stepped({ content }: Draft, past: readonly Step[], step: Step): Draft {
  return { content: step.edits.reduce(edited, content), past: [...past, step].slice(-REMEMBERED), future: [] }
}

export function undo(draft: Draft): Draft {
  const step = draft.past.at(-1)
  if (!step) return draft
  const content = step.edits.toReversed().map(undone).reduce(edited, draft.content)
  return { content, past: draft.past.slice(0, -1), future: [...draft.future, step] }
}

export function redo(draft: Draft): Draft {
  const step = draft.future.at(-1)
  if (!step) return draft
  const content = step.edits.reduce(edited, draft.content)
  return { content, past: [...draft.past, step], future: draft.future.slice(0, -1) }
}
