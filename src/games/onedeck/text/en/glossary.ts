/** What the laboratory counts, in English. */
import type { GlossaryText } from '../glossary.ts'
import { reconstructed } from './reconstructed.ts'

export const glossary: GlossaryText = {
  words: {
    reconstructed,
    traits: { hero: 'Hero', party: 'Size of the party' },
    kinds: {
      foe: 'Foes faced',
      peril: 'Perils faced',
      item: 'Cards taken as items',
      skill: 'Skills learnt',
      potion: 'Potions identified',
      level: 'Levels reached',
      boss: 'Bosses fought',
    },
    scales: { floor: 'floor' },
    dice: { S: 'Strength', A: 'Agility', M: 'Magic', H: 'Heroic' },
    chances: {
      win: 'The party wins',
      unhurt: 'Nobody is hurt in an encounter, dice placed at their best',
      deadly: 'Somebody falls unless healed at once, dice placed at their best',
    },
    endings: { victory: 'Victory', slain: 'Slain' },
    losses: { foe: 'damage', peril: 'damage', boss: 'damage' },
    rounds: 'turns',
  },
  falls: { stairs: 'the Stairs', gamble: 'too much daring' },
  boss: 'the boss',
  floor: floor => `floor ${floor}`,
  level: level => `Level ${level}`,
  called: ({ name }) => name,
}
