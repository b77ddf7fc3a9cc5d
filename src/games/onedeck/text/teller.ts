/** Who tells what happened: words of one language, and the names of one content. */
import type { OwnNames } from '../../../engine/types.ts'
import type { Entries } from '../content/entries.ts'
import type { CardId, DeckEvent, EventKind, Named } from '../types.ts'
import type { Say } from './say.ts'

export interface Teller {
  readonly say: Say
  readonly entries: Entries
  hero(this: void, id: string): string
  card(this: void, id: CardId): string
  /** Any entry; empty where there is none. */
  name(this: void, entry: Named | undefined): string
}

export function tellerOf(say: Say, entries: Entries, names: OwnNames): Teller {
  const name = (entry: Named | undefined): string => (entry ? say.name(entry) : '')
  const hero = (id: string): string => names[id] ?? name(entries.hero(id))
  return { say, entries, name, hero, card: id => name(entries.card(id)) }
}

/** A sentence for each kind of event; null for what needs no line. */
export type Sentences<K extends EventKind> = {
  readonly [N in K]: (teller: Teller, event: DeckEvent<N>) => string | null
}
