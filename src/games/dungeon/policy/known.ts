/** What a seat may know of a state; whatever it cannot know is counted together with what nobody has seen. */
import { type ContentIndex, num } from '../content/content-index.ts'
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
  return num(state.monster, lair)
}

/** The treasure that this seat knows to be laid in a lair, or NONE. */
export function treasureKnown(state: Table, lair: number, seat: number): number {
  const card = num(state.laid, lair)
  return card !== NONE && hasSeenTreasure(state, lair, seat) ? card : NONE
}

/** By monster: how many are in the pile or lie face down where this seat has not looked. */
export function monstersUnseen(state: Table, seat: number): readonly number[] {
  let counts: number[] | null = null
  for (let index = 0; index < state.numbers.length; index++) {
    const lair = num(state.numbers, index)
    const card = lair === NONE ? NONE : num(state.monster, lair)
    if (card === NONE || monsterKnown(state, lair, seat) !== NONE) continue
    counts ??= state.monsterPile.slice()
    counts[card] = num(counts, card) + 1
  }
  if (state.hunter === NONE || state.hunterUp) return counts ?? state.monsterPile
  counts ??= state.monsterPile.slice()
  counts[state.hunter] = num(counts, state.hunter) + 1
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
    add(hoard, num(treasureLevel, card), copies, copies * num(value, card))
  return hoard
}

function add({ count, worth }: Hoard, level: number, cards: number, gold: number): void {
  count[level] = num(count, level) + cards
  worth[level] = num(worth, level) + gold
}

/** By level: what one treasure is worth on average that this seat has not seen; 0 where the pile is empty. */
export function treasureMeans(content: ContentIndex, printed: Hoard, state: Table, seat: number): number[] {
  const hoard = { count: printed.count.slice(), worth: printed.worth.slice() }
  for (const card of treasuresSeen(content, state, seat))
    add(hoard, num(content.treasureLevel, card), -1, -num(content.value, card))
  const { count, worth } = hoard
  for (let level = 1; level <= LEVELS; level++)
    worth[level] = isPileLeft(content, state, level) ? num(worth, level) / Math.max(1, num(count, level)) : 0
  return worth
}

/** Every treasure that this seat knows not to be in a pile: carried, dropped, or laid where it has looked. */
export function treasuresSeen(content: ContentIndex, state: Table, seat: number): number[] {
  const seen: number[] = []
  for (let holder = 0; holder < state.heroes.length; holder++) {
    const hero = state.heroes[holder]
    if (hero !== undefined && hero.goods.length > 0) addShown(content, seen, hero, holder === seat)
  }
  for (let index = 1; index < state.drops.length; index += 2) seen.push(num(state.drops, index))
  for (let lair = 0; lair < state.laid.length; lair++)
    if (num(state.laid, lair) !== NONE && treasureKnown(state, lair, seat) !== NONE)
      seen.push(num(state.laid, lair))
  return seen
}

const MAGIC_SWORD = 8

/** All of the own treasures, and of others what lies face up (D-41, D-64). */
function addShown(content: ContentIndex, seen: number[], { goods, sword }: Hero, isMine: boolean): void {
  for (let index = 0; index < goods.length; index++) {
    const card = num(goods, index)
    const power = num(content.powerBit, card)
    if (isMine || (power !== 0 && power !== MAGIC_SWORD)) seen.push(card)
  }
  if (!isMine && sword !== NONE) seen.push(sword)
}

export function isPileLeft({ treasuresOf }: ContentIndex, { treasurePile }: Table, level: number): boolean {
  const kinds = treasuresOf[level] ?? []
  for (let index = 0; index < kinds.length; index++) if (num(treasurePile, num(kinds, index)) > 0) return true
  return false
}
