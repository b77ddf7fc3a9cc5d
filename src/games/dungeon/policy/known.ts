/** What a seat may know of a state; whatever it cannot know is counted together with what nobody has seen. */
import type { ContentIndex } from '../content/content-index.ts'
import { FACE_UP, faceAt, hasSeenMonster, hasSeenTreasure } from '../rules/index.ts'
import { type Hero, LEVELS, NONE, type State } from '../types.ts'

/** What a judgement reads of a table: a state holds it, and so does the sketch that is made of a view. */
export type Table = Pick<
  State,
  | 'mode'
  | 'target'
  | 'heroes'
  | 'turn'
  | 'left'
  | 'steps'
  | 'espAt'
  | 'cleared'
  | 'monster'
  | 'laid'
  | 'orientations'
  | 'numbers'
  | 'drops'
  | 'monsterPile'
  | 'monsterDiscard'
  | 'treasurePile'
  | 'spellPile'
  | 'spellDiscard'
  | 'hunter'
  | 'hunterAt'
  | 'hunterUp'
>

/** The monster that this seat knows to be in a lair, or NONE. */
export function monsterKnown(state: Table, lair: number, seat: number): number {
  const face = faceAt(state, lair)
  if (face === 0 || (face !== FACE_UP && !hasSeenMonster(state, lair, seat))) return NONE
  return state.monster[lair] ?? 0
}

/** The treasure that this seat knows to be laid in a lair, or NONE. */
export function treasureKnown(state: Table, lair: number, seat: number): number {
  const card = state.laid[lair] ?? 0
  return card !== NONE && hasSeenTreasure(state, lair, seat) ? card : NONE
}

/** By monster: how many are in the pile or lie face down where this seat has not looked. */
export function monstersUnseen(state: Table, seat: number): readonly number[] {
  let counts: number[] | null = null
  for (let index = 0; index < state.numbers.length; index++) {
    const lair = state.numbers[index] ?? 0
    const card = lair === NONE ? NONE : (state.monster[lair] ?? 0)
    if (card === NONE || monsterKnown(state, lair, seat) !== NONE) continue
    counts ??= state.monsterPile.slice()
    counts[card] = (counts[card] ?? 0) + 1
  }
  if (state.hunter === NONE || state.hunterUp) return counts ?? state.monsterPile
  counts ??= state.monsterPile.slice()
  counts[state.hunter] = (counts[state.hunter] ?? 0) + 1
  return counts
}

/** By level: how many treasures, and what they are worth together. */
export interface Hoard {
  readonly count: number[]
  readonly worth: number[]
}

/** All that is printed. */
export function hoardOf({ pack, treasureLevel, value }: ContentIndex): Hoard {
  const hoard: Hoard = { count: [0, 0, 0, 0, 0, 0, 0], worth: [0, 0, 0, 0, 0, 0, 0] }
  for (const [card, { copies }] of pack.treasures.entries())
    add(hoard, treasureLevel[card] ?? 0, copies, copies * (value[card] ?? 0))
  return hoard
}

function add({ count, worth }: Hoard, level: number, cards: number, gold: number): void {
  count[level] = (count[level] ?? 0) + cards
  worth[level] = (worth[level] ?? 0) + gold
}

/** By level: what one treasure is worth on average that this seat has not seen; 0 where the pile is empty. */
export function treasureMeans(content: ContentIndex, printed: Hoard, state: Table, seat: number): number[] {
  const hoard = { count: printed.count.slice(), worth: printed.worth.slice() }
  for (const card of treasuresSeen(content, state, seat))
    add(hoard, content.treasureLevel[card] ?? 0, -1, -(content.value[card] ?? 0))
  const { count, worth } = hoard
  for (let level = 1; level <= LEVELS; level++)
    worth[level] = isPileLeft(content, state, level)
      ? (worth[level] ?? 0) / Math.max(1, count[level] ?? 0)
      : 0
  return worth
}

/** Every treasure that this seat knows not to be in a pile: carried, dropped, or laid where it has looked. */
export function treasuresSeen(content: ContentIndex, state: Table, seat: number): number[] {
  const seen: number[] = []
  for (let holder = 0; holder < state.heroes.length; holder++) {
    const hero = state.heroes[holder]
    if (hero !== undefined && hero.goods.length > 0) addShown(content, seen, hero, holder === seat)
  }
  for (let index = 1; index < state.drops.length; index += 2) seen.push(state.drops[index] ?? 0)
  for (let lair = 0; lair < state.laid.length; lair++)
    if ((state.laid[lair] ?? 0) !== NONE && treasureKnown(state, lair, seat) !== NONE)
      seen.push(state.laid[lair] ?? 0)
  return seen
}

const MAGIC_SWORD = 8

/** All of the own treasures, and of others what lies face up (D-41, D-64). */
function addShown(content: ContentIndex, seen: number[], { goods, sword }: Hero, isMine: boolean): void {
  for (let index = 0; index < goods.length; index++) {
    const card = goods[index] ?? 0
    const power = content.powerBit[card] ?? 0
    if (isMine || (power !== 0 && power !== MAGIC_SWORD)) seen.push(card)
  }
  if (!isMine && sword !== NONE) seen.push(sword)
}

export function isPileLeft({ treasuresOf }: ContentIndex, { treasurePile }: Table, level: number): boolean {
  const kinds = treasuresOf[level] ?? []
  for (let index = 0; index < kinds.length; index++)
    if ((treasurePile[kinds[index] ?? 0] ?? 0) > 0) return true
  return false
}
