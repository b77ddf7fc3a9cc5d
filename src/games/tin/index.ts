/**
 * Dungeon in a Tin: a solo dungeon laid tile by tile.
 *
 * Explore from the stairwell, open and clear the two lesser treasure rooms, then the princess room, and bring the
 * princess back to the stairwell alive. A round of battle: the monster's technique is rolled, a fight card may answer
 * it, a bomb may help, and a die with all modifiers must reach 4.
 *
 * Options: `hearts` (6; 8 is easy, 5 hard), `turnLimit` (moves; none). Content packs may replace tiles, cards, dice,
 * prices and treasures. Rules: docs/rules/tin.md. Nothing is hidden from the one player, so `guess` is a plain copy.
 */
import type { Facts, Game, Kit, Reader } from '../../engine/types.ts'
import { adviceFor } from './advice/index.ts'
import { check, schema } from './content/check.ts'
import { indexOf } from './content/content-index.ts'
import { essence } from './content/essence.ts'
import { format1 } from './content/format-1.ts'
import { released } from './content/released.ts'
import { standard } from './content/standard.ts'
import { policyFor } from './policy/index.ts'
import { apply } from './rules/apply.ts'
import { outcomes, sample } from './rules/chance.ts'
import { actions, actor, blocked } from './rules/legal.ts'
import { parseOptions } from './rules/options.ts'
import { progressOf } from './rules/progress.ts'
import { resultOf } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { clone, components } from './rules/state.ts'
import { tales } from './tale/index.ts'
import { de } from './text/de/index.ts'
import { en } from './text/en/index.ts'
import { reconstructed } from './text/en/reconstructed.ts'
import type { Action, Content, Options, State } from './types.ts'
import { viewOf } from './view/index.ts'
import { glossary } from './watch/glossary.ts'
import { watch } from './watch/index.ts'

const facts: Facts = {
  id: 'tin',
  title: 'Dungeon in a Tin',
  tagline: 'Lay the dungeon as you walk; bring her home',
  seats: { min: 1, max: 1 },
  minutes: 20,
  modes: ['rescue'],
  options: [
    { name: 'hearts', standard: 6, choices: [8, 6, 5] },
    { name: 'turnLimit', standard: null, choices: [null, 500, 100, 60] },
  ],
  rulesVersion: 2,
  sources: [{ title: 'Dungeon in a Tin', by: 'Jake Staines', year: 2011 }],
  reconstructed,
  hidden: false,
  rules: {
    move: 'T-10',
    explore: 'T-10',
    lay: 'T-12',
    enter: 'T-11',
    stay: 'T-11',
    unlock: 'T-22',
    rope: 'T-23',
    take: 'T-41',
    drop: 'T-41',
    drink: 'T-34',
    heal: 'T-24',
    buy: 'T-40',
    pay: 'T-40',
    cancel: 'T-40',
    fight: 'T-101',
    retreat: 'T-35',
    card: 'T-30',
    top: 'T-30',
    bare: 'T-30',
    bomb: 'T-34',
    tile: 'T-14',
    monster: 'T-20',
    treasure: 'T-107',
    deal: 'T-33',
    technique: 'T-30',
    number: 'T-31',
  },
  bounded: { turnLimit: 100 },
  bound: 5_000,
  cap: 100_000,
}

function make(given: Content): Game<State, Action, Options> {
  const content = indexOf(given)
  return {
    facts,
    parseOptions,
    setup: options => setup(content, options),
    actor,
    actions: (state, seat) => actions(content, state, seat),
    blocked: (state, seat) => blocked(content, state, seat),
    sample: (state, rng) => sample(content, state, rng),
    outcomes: state => outcomes(content, state),
    apply: (state, action, emit) => apply({ content, state, emit }, action),
    clone,
    result: resultOf,
    view: state => viewOf(content, state),
    guess: clone,
    progress: state => progressOf(content, state),
    components: state => components(content, state),
  }
}

function reader(given: Content): Reader {
  const content = indexOf(given)
  return {
    words: { en: en(content), de: de(content) },
    advice: adviceFor(content),
    // A tile that fits in one way only is laid; whether to enter is asked.
    forced: (_view, { kind }) => kind === 'lay',
  }
}

export const tinKit: Kit<State, Action, Options, Content> = {
  facts,
  packs: { standard, check, schema, essence, released, format1 },
  make,
  policy: content => policyFor(indexOf(content)),
  reader,
  tales,
  watch,
  glossary,
}
