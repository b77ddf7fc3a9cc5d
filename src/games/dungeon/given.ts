/** Situations for tests: a few facts in words, everything else as at the start of the first seat's turn. */
import { type Table, tableOf } from '../../testing/table.ts'
import { adviceBy } from './advice/index.ts'
import { indexOf, num } from './content/content-index.ts'
import { idAt } from './content/ids.ts'
import { standard } from './content/standard.ts'
import { dungeonKit } from './index.ts'
import { layMonster } from './rules/cards.ts'
import { FACE_DOWN, FACE_UP, seeMonsterAt, seeTreasureAt } from './rules/lair-cards.ts'
import { plus, put } from './rules/lists.ts'
import { setup } from './rules/setup.ts'
import { beginTurn } from './rules/turn.ts'
import { de as german } from './text/de/index.ts'
import { en as english } from './text/en/index.ts'
import { CLASSES, type Content, type Frame, type HeroClass, type Mode, NONE, type State } from './types.ts'
import { readerOf } from './view/scene.ts'

export const game = dungeonKit.make(standard)
export const content = indexOf(null)

/** What a reader makes of views of the standard set. */
export const read = readerOf(content)
export const en = english(content, read)
export const de = german(content, read)
export const advice = adviceBy(read)

export interface GivenHero {
  readonly class: HeroClass
  readonly at?: string
  readonly lost?: number
  /** Secret doors known, each by the ids of its two spaces: `c-67 c-225`. */
  readonly doors?: readonly string[]
  /** Treasures by name and level: `Silver Ring@3`, `Sack of Gold:250@1`. */
  readonly goods?: readonly string[]
  /** The sword in play, and its bonus. */
  readonly sword?: readonly [string, number]
  readonly spells?: readonly [number, number, number]
  readonly book?: number
  readonly trail?: readonly string[]
  readonly deaths?: number
}

export interface GivenLair {
  readonly monster?: string
  readonly seenBy?: readonly number[]
  readonly isDown?: boolean
  readonly treasure?: string
  readonly treasureSeenBy?: readonly number[]
  readonly drops?: readonly string[]
}

export interface Given {
  readonly mode?: Mode
  readonly turnLimit?: number | null
  readonly heroes: readonly GivenHero[]
  readonly turn?: number
  readonly round?: number
  readonly cleared?: Readonly<Record<string, number>>
  readonly lairs?: Readonly<Record<string, GivenLair>>
  readonly hunter?: {
    readonly monster: string
    readonly at: string
    readonly isUp?: boolean
    readonly drops?: readonly string[]
  }
  readonly target?: string
  /** What is due, where it is not the move of the seat whose turn it is. */
  readonly due?: Partial<Frame> & Pick<Frame, 'step'>
  readonly left?: number
}

export function spaceAt(id: string): number {
  const found = standard.board.spaces.findIndex(space => space.id === id)
  if (found < 0) throw new Error(`There is no space ${id}`)
  return found
}

function spaceId(id: string): string {
  return idAt(content.spaceIds, spaceAt(id))
}

export function doorBetween(pair: string): number {
  const ends = pair.split(' ').map(spaceAt)
  return content.doors.findIndex(door => door.every(end => ends.includes(end)))
}

function cardOf(list: Content['monsters'] | Content['treasures'], text: string): number {
  const [label = '', level = ''] = text.split('@')
  const [name = '', value] = label.split(':')
  const found = list.findIndex(
    card =>
      card.name === name &&
      card.level === Number(level) &&
      (value === undefined || ('value' in card && card.value === Number(value))),
  )
  if (found < 0) throw new Error(`There is no card ${text}`)
  return found
}

/** A secret door by its two spaces, in any order. */
export function doorId(pair: string): string {
  return idAt(content.doorIds, doorBetween(pair))
}

function monsterId(text: string): string {
  return idAt(content.monsterIds, monster(text))
}

function treasureId(text: string): string {
  return idAt(content.treasureIds, treasure(text))
}

export function monster(text: string): number {
  return cardOf(standard.monsters, text)
}

export function treasure(text: string): number {
  return cardOf(standard.treasures, text)
}

export function givenState(given: Given): State {
  const { mode = 'race', turnLimit = null, heroes } = given
  const state = setup(content, {
    players: heroes.length,
    mode,
    'hunt.level': 1,
    'timed.minutes': 30,
    turnLimit,
  })
  state.stack.length = 0
  state.first = 0
  state.turn = given.turn ?? 0
  state.round = given.round ?? 1
  for (const [seat, hero] of heroes.entries()) placeHero(state, seat, hero)
  for (const [id, tokens] of Object.entries(given.cleared ?? {}))
    state.cleared = put(state.cleared, num(content.lair, spaceAt(id)), tokens)
  for (const [id, lair] of Object.entries(given.lairs ?? {})) placeLair(state, id, lair)
  if (given.hunter) placeHunter(state, given.hunter)
  if (given.target !== undefined) state.target = treasure(given.target)
  beginTurn({ content, state, emit: null })
  if (given.left !== undefined) state.left = given.left
  if (given.due) state.stack[state.stack.length - 1] = { at: NONE, n: 0, ...given.due }
  return state
}

function placeHero(state: State, seat: number, given: GivenHero): void {
  const hero = state.heroes[seat]
  if (!hero) throw new Error(`No seat ${seat}`)
  const used = state.heroes.map(other => other.hero)
  hero.hero = standard.heroes.findIndex((fact, index) => fact.class === given.class && !used.includes(index))
  hero.at = spaceAt(given.at ?? 'great-hall')
  hero.lost = given.lost ?? 0
  hero.deaths = given.deaths ?? 0
  for (const pair of given.doors ?? []) hero.doors |= 1 << doorBetween(pair)
  for (const text of given.goods ?? []) hero.goods = [...hero.goods, fromPile(state, text)]
  if (given.sword) {
    hero.sword = fromPile(state, given.sword[0])
    hero.goods = [...hero.goods, hero.sword]
    hero.bonus = given.sword[1]
  }
  hero.trail = (given.trail ?? []).map(spaceAt)
  const isWizard = CLASSES[num(content.classOf, hero.hero)] === 'wizard'
  hero.book = given.book ?? (isWizard ? 12 : 0)
  for (const [spell, count] of (given.spells ?? [0, 0, 0]).entries()) {
    hero.spells = put(hero.spells, spell, count)
    state.spellPile = plus(state.spellPile, spell, -count)
  }
}

function fromPile(state: State, text: string): number {
  const card = treasure(text)
  if (num(state.treasurePile, card) === 0) throw new Error(`No ${text} is left`)
  state.treasurePile = plus(state.treasurePile, card, -1)
  return card
}

function placeLair(state: State, id: string, given: GivenLair): void {
  const lair = num(content.lair, spaceAt(id))
  if (given.monster !== undefined) {
    const card = monster(given.monster)
    state.monsterPile = plus(state.monsterPile, card, -1)
    layMonster(state, lair, card, given.isDown === true ? FACE_DOWN : FACE_UP)
    for (const seat of given.seenBy ?? []) seeMonsterAt(state, lair, seat)
  }
  if (given.treasure !== undefined) {
    state.laid = put(state.laid, lair, fromPile(state, given.treasure))
    for (const seat of given.treasureSeenBy ?? []) seeTreasureAt(state, lair, seat)
  }
  for (const text of given.drops ?? []) state.drops = [...state.drops, lair, fromPile(state, text)]
}

function placeHunter(state: State, given: NonNullable<Given['hunter']>): void {
  state.hunter = monster(given.monster)
  state.monsterPile = plus(state.monsterPile, state.hunter, -1)
  state.hunterAt = spaceAt(given.at)
  state.hunterUp = given.isUp ?? false
  for (const text of given.drops ?? []) state.drops = [...state.drops, NONE, fromPile(state, text)]
}

/** Actions in words: `step c-1`, `cast fireball room-1-1`, `monster Goblin@1`, `dice 3 4`, `search c-67 c-225`. */
function keyFor(words: string): string {
  const [kind = '', ...rest] = words.split(' ')
  const text = rest.join(' ')
  switch (kind) {
    case 'step':
    case 'teleport':
    case 'slide':
    case 'prowl':
      return `${kind} to=${spaceId(text)}`
    case 'esp':
    case 'gaze':
    case 'haunt':
      return `${kind} at=${spaceId(text)}`
    case 'search':
      return `search door=${doorId(text)}`
    case 'cast':
      return `cast at=${spaceId(rest[1] ?? '')} spell=${rest[0] ?? ''}`
    case 'castAtHunter':
    case 'learn':
    case 'regain':
      return `${kind} spell=${text}`
    case 'ball':
      return `ball level=${text}`
    case 'monster':
      return `monster card=${monsterId(text)}`
    case 'treasure':
    case 'drop':
    case 'replace':
      return `${kind} card=${treasureId(text)}`
    case 'dice':
      return `dice a=${rest[0] ?? ''} b=${rest[1] ?? ''}`
    case 'die':
      return `die value=${text}`
    case 'hero':
      return `hero hero=${text.toLowerCase()}`
    default:
      return kind
  }
}

export interface Scene extends Table<State> {
  /** Plays actions given in words. */
  does(...words: string[]): Scene
  /** Whether an action given in words is possible now. */
  may(words: string): boolean
  readonly due: string
}

export function given(facts: Given): Scene {
  return sceneOf(givenState(facts))
}

export function sceneOf(state: State): Scene {
  const table = tableOf(game, state)
  const scene: Scene = {
    ...table,
    does(...words) {
      table.play(...words.map(keyFor))
      return scene
    },
    may: words => table.keys().includes(keyFor(words)),
    get due() {
      return state.stack[state.stack.length - 1]?.step ?? 'over'
    },
  }
  return scene
}
