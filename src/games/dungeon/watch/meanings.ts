/** What each event of Dungeon! means. */
import type { Seat } from '../../../engine/types.ts'
import { type ContentIndex, num, WIZARD } from '../content/content-index.ts'
import { idAt, positionIn } from '../content/ids.ts'
import { chanceOfAtLeast } from '../odds/rolls.ts'
import { classOf, heroOf, isWizard } from '../rules/state.ts'
import {
  CLASSES,
  DIE_FACES,
  type DungeonEvent,
  facesThatFind,
  NONE,
  type Spell,
  type State,
} from '../types.ts'
import type { Desk } from './desk.ts'

export type EventOf<K extends DungeonEvent['kind']> = Extract<DungeonEvent, { readonly kind: K }>
type Meanings = {
  readonly [K in DungeonEvent['kind']]?: (desk: Desk, event: EventOf<K>, state: State) => void
}

/** What a book adds to its die (D-04). */
const BOOK = 6

const arrived = (desk: Desk, { seat, at }: { readonly seat: Seat; readonly at: string }) =>
  came(desk, seat, at)
const gained = (desk: Desk, { seat, treasure }: { readonly seat: Seat; readonly treasure: string }) =>
  hadTreasure(desk, seat, treasure)

export const MEANINGS: Meanings = {
  rolledFirst: (desk, { a, b }) => rolled(desk, 'first', a, b),
  rolledBook: (desk, { book }) => rolled(desk, 'book', book - BOOK),
  tookHero: (desk, { seat }, state) => began(desk, seat, heroOf(state, seat).hero),
  walked: arrived,
  moved: arrived,
  thrownBack: arrived,
  slid: arrived,
  searched(desk, { seat, roll, found }, state) {
    rolled(desk, 'search', roll)
    const name = CLASSES[classOf(desk.content, heroOf(state, seat))]
    if (name) desk.notes.foretold('door', facesThatFind(name) / DIE_FACES, found)
  },
  cast(desk, { seat, spell, at }) {
    desk.notes.had(seat, 'spell', spell)
    // Nothing else tells where a Teleport leads; whoever casts at something stays where it is.
    if (spell === 'teleport') came(desk, seat, at)
    else left(desk, seat)
  },
  sprung({ notes }, { seat, trap }) {
    notes.had(seat, 'trap', trap)
    notes.met('trap', trap)
  },
  caged(desk, { roll, turns }) {
    rolled(desk, 'cage', roll)
    desk.notes.lost('trap', 'cage', turns)
  },
  cannotAttack(desk, { seat, monster }) {
    desk.notes.had(seat, 'monster', monster)
    met(desk, seat, monster)
  },
  spellFailed(desk, { seat, spell, monster }, state) {
    desk.notes.had(seat, 'monster', monster)
    noteTry(desk, seat, spell, false, state)
  },
  attacked(desk, { seat, monster, a, b, needed, hit, spell }, state) {
    rolled(desk, 'attack', a, b)
    desk.notes.had(seat, 'monster', monster)
    desk.notes.foretold('attack', chanceOfAtLeast(needed), hit)
    noteTry(desk, seat, spell, hit, state)
    // Who casts stands aside, and is not struck back (D-51).
    if (spell === null) met(desk, seat, monster)
    if (hit) left(desk, seat)
  },
  struck(desk, { seat, monster, a, b, blow }) {
    rolled(desk, 'strike', a, b)
    const life = desk.lives[seat]
    if (life) life.foe = monster
    if (blow !== 'missed') desk.notes.lost('monster', monster, 1)
  },
  sworded: (desk, { a, b }) => rolled(desk, 'sword', a, b),
  gotTreasure: gained,
  played: gained,
  gathered: gained,
  dropped: gained,
  died({ content, notes, lives }, { seat }, state) {
    const life = lives[seat]
    if (!life) return
    const { at } = heroOf(state, seat)
    const level = num(content.level, at)
    notes.fell(life.foe, `level-${level}`, idAt(content.spaceIds, at))
    notes.ended('level', life.deepest, level)
    life.deepest = 1
    life.facing = ''
  },
}

/** A seat has a new hero; what its first was says what it is worth to begin so, whoever comes after it. */
export function began({ content, notes, lives }: Desk, seat: Seat, hero: number): void {
  const life = lives[seat]
  if (!life) return
  if (life.hero === NONE) notes.was(seat, 'class-at-start', nameOfClass(content, hero))
  life.hero = hero
  if (num(content.classOf, hero) === WIZARD) notes.could(seat, 'spell')
}

export function nameOfClass(content: ContentIndex, hero: number): string {
  return CLASSES[num(content.classOf, hero)] ?? ''
}

function rolled({ notes }: Desk, die: string, ...faces: readonly number[]): void {
  for (const face of faces) notes.rolled(die, face, DIE_FACES)
}

/** A spell is held against what else a wizard may do: others attack with other numbers, and have none. */
function noteTry(
  { content, notes }: Desk,
  seat: Seat,
  spell: Spell | null,
  hit: boolean,
  state: State,
): void {
  if (isWizard(content, heroOf(state, seat))) notes.tried('attack', spell ?? 'none', hit)
}

/** Deeper than this hero was before, the level counts as reached, and so do those that a stair led past. */
function came(desk: Desk, seat: Seat, at: string): void {
  const { content, notes, lives } = desk
  notes.came(at)
  left(desk, seat)
  const level = content.level[positionIn(content.spaceIds, at)] ?? 1
  const life = lives[seat]
  if (!life) return
  while (life.deepest < level) notes.had(seat, 'level', `${++life.deepest}`)
}

function met({ notes, lives }: Desk, seat: Seat, monster: string): void {
  const life = lives[seat]
  if (!life || life.facing === monster) return
  life.facing = monster
  notes.met('monster', monster)
}

/** Whoever comes next is met anew. */
function left({ lives }: Desk, seat: Seat): void {
  const life = lives[seat]
  if (life) life.facing = ''
}

function hadTreasure({ notes, lives }: Desk, seat: Seat, treasure: string): void {
  const goods = lives[seat]?.goods
  if (goods?.has(treasure)) return
  goods?.add(treasure)
  notes.had(seat, 'treasure', treasure)
}
