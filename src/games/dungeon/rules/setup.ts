/** The table is laid (D-02, D-03). */
import type { ContentIndex } from '../content/content-index.ts'
import { type Hero, NONE, type Options, SPELLS, type State } from '../types.ts'
import { settle } from './apply.ts'
import { push } from './stack.ts'

/** The table before the first roll: everything in its pile (D-03), nobody on the board. */
export function setup(content: ContentIndex, options: Options): State {
  const { monsters, treasures, spells } = content.pack
  const lairs = content.lairs.length
  const state: State = {
    mode: options.mode,
    huntLevel: options['hunt.level'],
    turnLimit: options.turnLimit,
    heroes: Array.from({ length: options.players }, newcomer),
    turn: 0,
    first: options.players === 1 ? 0 : NONE,
    round: 1,
    left: 0,
    steps: 0,
    hasCast: false,
    hasPeeked: false,
    isIdle: true,
    isHome: false,
    espAt: NONE,
    rolls: filled(options.players, 0),
    cleared: filled(lairs, 0),
    monster: filled(lairs, NONE),
    laid: filled(lairs, NONE),
    orientations: filled(lairs, 0),
    numbers: [],
    drops: [],
    monsterPile: monsters.map(card => card.copies),
    monsterDiscard: filled(monsters.length, 0),
    treasurePile: treasures.map(card => card.copies),
    spellPile: SPELLS.map(spell => spells[spell]),
    spellDiscard: [0, 0, 0],
    target: NONE,
    hunter: NONE,
    hunterAt: NONE,
    hunterUp: false,
    stack: [],
    outcome: null,
  }
  push(state, 'start')
  settle({ content, state, emit: null })
  return state
}

function newcomer(): Hero {
  return {
    hero: NONE,
    at: NONE,
    lost: 0,
    doors: 0,
    sword: NONE,
    bonus: 0,
    goods: [],
    spells: [0, 0, 0],
    book: 0,
    trail: [],
    deaths: 0,
  }
}

function filled(length: number, value: number): number[] {
  const list: number[] = []
  for (let index = 0; index < length; index++) list.push(value)
  return list
}
