/** For games that say nothing of what their notes are called: everything goes by its id. */
import type { Glossary } from '../../engine/glossary.ts'

export function glossaryless(rounds: string): Glossary {
  return {
    words: {
      traits: {},
      kinds: {},
      scales: {},
      dice: {},
      chances: {},
      endings: {},
      reconstructed: '',
      losses: {},
      rounds,
    },
    name: (_, id) => id,
    picture: () => null,
  }
}
