/** The ten perils: two ways through each, and the loot on each of the two copies. */
import type { BoxColour, Encounter, Item, Way } from '../types.ts'
import { hurt, wide } from './boxes.ts'

const plain = (stat: Item['stat']): Item => ({ stat, health: 0 })
const sturdy = (stat: Item['stat']): Item => ({ stat, health: 1 })

/** A way: its time up front, the colour and number of its box, and what failing costs. */
function way(
  [name, german]: readonly [name: string, german: string],
  pay: number,
  colour: BoxColour,
  need: number,
  cost: readonly [damage: number, time: number],
): Way {
  return { name, de: { name: german }, time: pay, box: wide(colour, need, hurt(...cost)) }
}

type Copies = Encounter['copies']

type Shown = Required<Pick<Encounter, 'id' | 'name' | 'de' | 'icon' | 'hue'>>

function peril(shown: Shown, xp: number, ways: readonly [Way, Way], copies: Copies): Encounter {
  return { ...shown, xp, trait: null, boxes: [], ways, copies }
}

export const PERILS: readonly Encounter[] = [
  peril(
    {
      id: 'arrow-wall',
      name: 'Arrow Wall',
      de: { name: 'Pfeilwand', den: 'die Pfeilwand' },
      icon: 'perilArrow',
      hue: 2,
    },
    2,
    [
      way(['Magic Shield', 'Zauberschild'], 1, 'M', 6, [2, 3]),
      way(['Rush Through', 'Hindurchstürmen'], 0, 'A', 11, [3, 2]),
    ],
    [
      { item: plain('S'), loot: 'dodge' },
      { item: plain('M'), loot: 'mana' },
    ],
  ),
  peril(
    {
      id: 'bear-traps',
      name: 'Bear Traps',
      de: { name: 'Bärenfallen', den: 'die Bärenfallen' },
      icon: 'perilBear',
      hue: 1,
    },
    2,
    [
      way(['Disarm Them', 'Entschärfen'], 3, 'A', 6, [2, 1]),
      way(['Run Through', 'Hindurchrennen'], 0, 'A', 11, [3, 2]),
    ],
    [
      { item: plain('M'), loot: 'mana' },
      { item: plain('A'), loot: 'invisibility' },
    ],
  ),
  peril(
    {
      id: 'boulder',
      name: 'Boulder',
      de: { name: 'Felskugel', den: 'die Felskugel' },
      icon: 'perilBoulder',
      hue: 2,
    },
    4,
    [
      way(['Slow Time', 'Zeit bremsen'], 3, 'M', 11, [3, 2]),
      way(['Run Past It', 'Vorbeirennen'], 0, 'A', 14, [4, 1]),
    ],
    [
      { item: sturdy('M'), loot: 'valor' },
      { item: sturdy('S'), loot: 'critical-strikes' },
    ],
  ),
  peril(
    {
      id: 'cave-in',
      name: 'Cave-in',
      de: { name: 'Einsturz', den: 'den Einsturz' },
      icon: 'perilCave',
      hue: 1,
    },
    2,
    [
      way(['Dismantle It', 'Abtragen'], 2, 'S', 6, [1, 3]),
      way(['Climb Over It', 'Drüberklettern'], 0, 'A', 11, [2, 2]),
    ],
    [
      { item: plain('A'), loot: 'flameweave' },
      { item: plain('M'), loot: 'crushing-blow' },
    ],
  ),
  peril(
    {
      id: 'flame-statues',
      name: 'Flame Statues',
      de: { name: 'Flammenstatuen', den: 'die Flammenstatuen' },
      icon: 'perilFlame',
      hue: 3,
    },
    3,
    [
      way(['Disenchant', 'Entzaubern'], 3, 'M', 8, [2, 3]),
      way(['Dodge Them', 'Durchschlängeln'], 0, 'A', 14, [3, 1]),
    ],
    [
      { item: plain('S'), loot: 'haste' },
      { item: plain('M'), loot: 'backstab' },
    ],
  ),
  peril(
    {
      id: 'force-wall',
      name: 'Force Wall',
      de: { name: 'Kraftwand', den: 'die Kraftwand' },
      icon: 'perilForce',
      hue: 5,
    },
    4,
    [
      way(['Climb Around', 'Drumherumklettern'], 3, 'A', 11, [2, 4]),
      way(['Blast Through', 'Durchsprengen'], 0, 'M', 14, [4, 2]),
    ],
    [
      { item: sturdy('S'), loot: 'crushing-fist' },
      { item: sturdy('M'), loot: 'poison' },
    ],
  ),
  peril(
    {
      id: 'locked-door',
      name: 'Locked Door',
      de: { name: 'Verschlossene Tür', den: 'die verschlossene Tür' },
      icon: 'perilLocked',
      hue: 1,
    },
    2,
    [
      way(['Pick the Lock', 'Schloss knacken'], 1, 'A', 8, [1, 4]),
      way(['Bash It Open', 'Aufbrechen'], 0, 'S', 11, [2, 2]),
    ],
    [
      { item: plain('S'), loot: 'shimmerblast' },
      { item: plain('M'), loot: 'accuracy' },
    ],
  ),
  peril(
    {
      id: 'pit-of-spikes',
      name: 'Pit of Spikes',
      de: { name: 'Stachelgrube', den: 'die Stachelgrube' },
      icon: 'perilPit',
      hue: 3,
    },
    3,
    [
      way(['Climb Around', 'Drumherumklettern'], 3, 'S', 8, [2, 2]),
      way(['Jump Over', 'Drüberspringen'], 0, 'A', 14, [3, 2]),
    ],
    [
      { item: plain('M'), loot: 'armor-crush' },
      { item: plain('S'), loot: 'dexterity' },
    ],
  ),
  peril(
    {
      id: 'rune-puzzle',
      name: 'Rune Puzzle',
      de: { name: 'Runenrätsel', den: 'das Runenrätsel' },
      icon: 'perilRune',
      hue: 4,
    },
    2,
    [
      way(['Decipher It', 'Entziffern'], 2, 'M', 6, [1, 3]),
      way(['Destroy It', 'Zerstören'], 0, 'S', 11, [3, 2]),
    ],
    [
      { item: plain('A'), loot: 'persistence' },
      { item: plain('S'), loot: 'clarity' },
    ],
  ),
  peril(
    {
      id: 'spiked-log',
      name: 'Spiked Log',
      de: { name: 'Stachelstamm', den: 'den Stachelstamm' },
      icon: 'perilLog',
      hue: 2,
    },
    3,
    [
      way(['Clobber Logs', 'Zertrümmern'], 2, 'S', 8, [3, 1]),
      way(['Dodge Logs', 'Wegducken'], 0, 'A', 14, [3, 2]),
    ],
    [
      { item: plain('A'), loot: 'cleave' },
      { item: plain('A'), loot: 'static-burst' },
    ],
  ),
]
