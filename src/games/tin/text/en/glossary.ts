/** What the laboratory counts, in English. */
import type { GlossaryText } from '../glossary.ts'
import { reconstructed } from './reconstructed.ts'

export const glossary: GlossaryText = {
  words: {
    reconstructed,
    traits: {},
    kinds: {
      card: 'Fight cards played',
      item: 'Items taken',
      level: 'Levels reached',
      monster: 'Monsters met',
      tile: 'Tiles laid',
    },
    scales: { move: 'move' },
    dice: { number: 'Rounds of a fight', technique: 'Techniques' },
    chances: {
      round: 'A round of a fight is won',
      told: 'A round is won, as told beside a choice before it',
      win: 'The princess is brought home',
    },
    endings: { rescued: 'Rescued', slain: 'Slain', late: 'Too late' },
    losses: { monster: 'hearts' },
    rounds: 'moves',
  },
  items: { key: 'Key', rope: 'Rope', potion: 'Potion', bomb: 'Bomb', princess: 'Princess' },
  monsters: {
    helmet: 'A helmeted monster',
    monster: 'A bareheaded monster',
  },
  noCard: 'No card',
  techniques: { high: 'high', low: 'low', thrust: 'thrust' },
  level: level => `Level ${level}`,
  tile: ({ name }) => name,
  card: ({ title }) => title,
  cell: (east, south) => {
    if (east === 0 && south === 0) return 'Stairwell'
    const parts = [south && `${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`]
    return [...parts, east && `${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`].filter(Boolean).join(', ')
  },
}
