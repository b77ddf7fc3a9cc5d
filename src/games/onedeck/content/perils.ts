/** The ten perils: two ways through each, and the loot on each of the two copies. */
import type { BoxColour, Encounter, Item, Way } from '../types.ts'
import { hurt, wide } from './boxes.ts'

const plain = (stat: Item['stat']): Item => ({ stat, health: 0 })
const sturdy = (stat: Item['stat']): Item => ({ stat, health: 1 })

/** A way: its time up front, the colour and number of its box, and what failing costs. */
function way(
  name: string,
  pay: number,
  colour: BoxColour,
  need: number,
  cost: readonly [damage: number, time: number],
): Way {
  return { name, time: pay, box: wide(colour, need, hurt(...cost)) }
}

type Copies = Encounter['copies']

function peril(id: string, name: string, xp: number, ways: readonly [Way, Way], copies: Copies): Encounter {
  return { id, name, xp, trait: null, boxes: [], ways, copies }
}

export const PERILS: readonly Encounter[] = [
  peril(
    'arrow-wall',
    'Arrow Wall',
    2,
    [way('Magic Shield', 1, 'M', 6, [2, 3]), way('Rush Through', 0, 'A', 11, [3, 2])],
    [
      { item: plain('S'), loot: 'dodge' },
      { item: plain('M'), loot: 'mana' },
    ],
  ),
  peril(
    'bear-traps',
    'Bear Traps',
    2,
    [way('Disarm Them', 3, 'A', 6, [2, 1]), way('Run Through', 0, 'A', 11, [3, 2])],
    [
      { item: plain('M'), loot: 'mana' },
      { item: plain('A'), loot: 'invisibility' },
    ],
  ),
  peril(
    'boulder',
    'Boulder',
    4,
    [way('Slow Time', 3, 'M', 11, [3, 2]), way('Run Past It', 0, 'A', 14, [4, 1])],
    [
      { item: sturdy('M'), loot: 'valor' },
      { item: sturdy('S'), loot: 'critical-strikes' },
    ],
  ),
  peril(
    'cave-in',
    'Cave-in',
    2,
    [way('Dismantle It', 2, 'S', 6, [1, 3]), way('Climb Over It', 0, 'A', 11, [2, 2])],
    [
      { item: plain('A'), loot: 'flameweave' },
      { item: plain('M'), loot: 'crushing-blow' },
    ],
  ),
  peril(
    'flame-statues',
    'Flame Statues',
    3,
    [way('Disenchant', 3, 'M', 8, [2, 3]), way('Dodge Them', 0, 'A', 14, [3, 1])],
    [
      { item: plain('S'), loot: 'haste' },
      { item: plain('M'), loot: 'backstab' },
    ],
  ),
  peril(
    'force-wall',
    'Force Wall',
    4,
    [way('Climb Around', 3, 'A', 11, [2, 4]), way('Blast Through', 0, 'M', 14, [4, 2])],
    [
      { item: sturdy('S'), loot: 'crushing-fist' },
      { item: sturdy('M'), loot: 'poison' },
    ],
  ),
  peril(
    'locked-door',
    'Locked Door',
    2,
    [way('Pick the Lock', 1, 'A', 8, [1, 4]), way('Bash It Open', 0, 'S', 11, [2, 2])],
    [
      { item: plain('S'), loot: 'shimmerblast' },
      { item: plain('M'), loot: 'accuracy' },
    ],
  ),
  peril(
    'pit-of-spikes',
    'Pit of Spikes',
    3,
    [way('Climb Around', 3, 'S', 8, [2, 2]), way('Jump Over', 0, 'A', 14, [3, 2])],
    [
      { item: plain('M'), loot: 'armor-crush' },
      { item: plain('S'), loot: 'dexterity' },
    ],
  ),
  peril(
    'rune-puzzle',
    'Rune Puzzle',
    2,
    [way('Decipher It', 2, 'M', 6, [1, 3]), way('Destroy It', 0, 'S', 11, [3, 2])],
    [
      { item: plain('A'), loot: 'persistence' },
      { item: plain('S'), loot: 'clarity' },
    ],
  ),
  peril(
    'spiked-log',
    'Spiked Log',
    3,
    [way('Clobber Logs', 2, 'S', 8, [3, 1]), way('Dodge Logs', 0, 'A', 14, [3, 2])],
    [
      { item: plain('A'), loot: 'cleave' },
      { item: plain('A'), loot: 'static-burst' },
    ],
  ),
]
