/** One game on the bench: its draft, what is wrong with it, and where one looks. */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Json } from '../../engine/types.ts'
import { openBench } from './bench.ts'
import { type ContentWords, contentWordsOf, NO_WORDS } from './content-words.ts'
import { change, type Draft, draftOf, redo, undo, write } from './draft.ts'
import type { Edit, Path } from './edits.ts'
import { keep, keptDraft, onKeptElsewhere } from './kept.ts'
import { isAlike } from './pack-file.ts'
import type { Faults } from './placed.ts'
import type { Schema } from './schema.ts'
import { type Table, tablesOf } from './tables.ts'

export interface Work {
  readonly game: string
  readonly standard: Json
  readonly schema: Schema
  readonly tables: readonly Table[]
  readonly words: ReadonlySignal<ContentWords>
  readonly draft: ReadonlySignal<Draft>
  readonly faults: ReadonlySignal<Faults>
  /** False where the browser does not keep the draft. */
  readonly isKept: ReadonlySignal<boolean>
  /** Where one wants to be led. */
  readonly sought: Signal<Path | null>
  edit(this: void, edits: readonly Edit[]): void
  write(this: void, edit: Edit): void
  undo(this: void): void
  redo(this: void): void
  close(this: void): void
}

/** Null where the game has nothing to edit. */
export async function openWork(game: string): Promise<Work | null> {
  const bench = openBench(game)
  const [laid, said] = await Promise.all([bench.lay(), contentWordsOf(game)])
  if (!laid) {
    bench.end()
    return null
  }
  const { standard, schema } = laid
  const words = said ?? signal(NO_WORDS)
  const draft = signal(draftFrom(keptDraft(game), standard))
  const faults = signal<Faults>([])
  const isKept = signal(true)
  const put = (next: Draft) => {
    draft.value = next
    isKept.value = keep(game, next, standard)
  }
  const endChecking = effect(() => {
    const { content } = draft.value
    void bench.faultsOf(content).then(found => {
      if (draft.peek().content === content) faults.value = found
    })
  })
  const endListening = onKeptElsewhere(game, kept => (draft.value = draftFrom(kept, standard)))
  return {
    game,
    standard,
    schema,
    tables: inOrder(tablesOf(schema), Object.keys(words.peek().tables)),
    words,
    draft,
    faults,
    isKept,
    sought: signal(null),
    edit: edits => put(change(draft.peek(), edits)),
    write: edit => put(write(draft.peek(), edit)),
    undo: () => put(undo(draft.peek())),
    redo: () => put(redo(draft.peek())),
    close: () => {
      endChecking()
      endListening()
      bench.end()
    },
  }
}

/** What no table can be made of, as after a change of the game itself, is left where it is. */
function draftFrom(kept: Draft | null, standard: Json): Draft {
  return kept && isAlike(kept.content, standard) ? kept : draftOf(standard)
}

/** Those that the game names stand in its order, behind the others. */
function inOrder(tables: readonly Table[], places: readonly string[]): Table[] {
  const rankOf = ({ path }: Table) => places.indexOf(path.join('.'))
  return tables.toSorted((a, b) => rankOf(a) - rankOf(b))
}
