/** The heroes of the standard set. */
import type { HeroFact, Printed } from '../types.ts'

/** Two of each class (D-01). The names are ours. */
export const HEROES: readonly Printed<HeroFact>[] = [
  { id: 'pip', name: 'Pip', de: 'die', class: 'rogue' },
  { id: 'wren', name: 'Wren', de: 'die', class: 'rogue' },
  { id: 'bran', name: 'Bran', de: 'der', class: 'cleric' },
  { id: 'hilda', name: 'Hilda', de: 'die', class: 'cleric' },
  { id: 'tomas', name: 'Tomas', de: 'der', class: 'fighter' },
  { id: 'ada', name: 'Ada', de: 'die', class: 'fighter' },
  { id: 'corin', name: 'Corin', de: 'der', class: 'wizard' },
  { id: 'ilse', name: 'Ilse', de: 'die', class: 'wizard' },
]
