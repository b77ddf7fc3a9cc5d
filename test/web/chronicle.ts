/** A chronicle with something of everything in it, as a file to open. */
import type { Tale } from '../../src/engine/tale.ts'
import type { Json } from '../../src/engine/types.ts'
import type { ChronicleEntry, ChronicleFile } from '../../src/table/protocol.ts'
import { entryWith } from '../../src/testing/chronicle-entry.ts'

const NOON = Date.UTC(2026, 9, 1, 12)
const DAY_MS = 86_400_000

interface Told {
  readonly game: string
  readonly options: Json
  readonly traits: Tale['traits']
  readonly numbers: Tale['numbers']
  readonly fall: readonly [hero: string | null, by: string]
  readonly deeds: readonly string[]
}

const counted = (name: string, value: number) => ({ name, value })

/** What each game tells, in turn. */
const TOLD: readonly Told[] = [
  {
    game: 'tin',
    options: { hearts: 6, turnLimit: null },
    traits: { hearts: ['6'], turnLimit: ['none'], seats: ['1'], bots: ['none'] },
    numbers: [counted('slain', 12), counted('gold', 20)],
    fall: [null, 'helmet'],
    deeds: ['surveyor', 'first-blood', 'rescued'],
  },
  {
    game: 'onedeck',
    options: { heroes: ['mage'], dungeon: 'lich' },
    traits: { hero: ['mage'], dungeon: ['lich'], tier: ['none'], seats: ['1'], bots: ['none'] },
    numbers: [counted('foes', 9), counted('damage', 14)],
    fall: ['mage', 'stairs'],
    deeds: ['first-foe', 'second-floor'],
  },
  {
    game: 'dungeon',
    options: { mode: 'race', players: 2 },
    traits: { mode: ['race'], class: ['rogue'], seats: ['2'], bots: ['greedy'] },
    numbers: [counted('slain', 7), counted('gold', 8500)],
    fall: [null, 'dragon'],
    deeds: ['first-blood', 'fourth-level', 'rich'],
  },
  {
    game: 'onedeck',
    options: { heroes: ['warrior', 'rogue'], dungeon: 'dragon' },
    traits: {
      hero: ['rogue', 'warrior'],
      dungeon: ['dragon'],
      tier: ['novice'],
      seats: ['1'],
      bots: ['none'],
    },
    numbers: [counted('foes', 15), counted('damage', 10)],
    fall: ['warrior', 'gamble'],
    deeds: ['dragon', 'pair'],
  },
  {
    game: 'tin',
    options: { hearts: 5, turnLimit: null },
    traits: { hearts: ['5'], turnLimit: ['none'], seats: ['1'], bots: ['none'] },
    numbers: [counted('slain', 8), counted('gold', 35)],
    fall: [null, 'monster'],
    deeds: ['heavy-purse', 'locksmith'],
  },
]

function entryAt(index: number): ChronicleEntry {
  const told = TOLD[index % TOLD.length] ?? TOLD[0]
  if (!told) throw new Error('Nothing is told.')
  const won = index % 3 !== 1
  return entryWith({
    match: `sample-${index}`,
    game: told.game,
    ended: NOON + index * DAY_MS,
    won,
    // Every deal was tried more than once.
    seed: 100 + (index % 10),
    options: told.options,
    tale: {
      traits: told.traits,
      numbers: told.numbers,
      luck: { dice: 40, sum: 137 + (index % 7), expected: 140 },
      fellTo: won ? null : { hero: told.fall[0], by: told.fall[1], where: null, at: 20 },
      score: won ? 1000 + index : index,
      deeds: won ? told.deeds : [],
    },
  })
}

export const CHRONICLE: ChronicleFile = {
  format: 'undercroft chronicle',
  formatVersion: 1,
  entries: Array.from({ length: 34 }, (_, index) => entryAt(index)),
}
