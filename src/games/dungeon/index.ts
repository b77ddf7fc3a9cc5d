/**
 * Dungeon! A race for treasure through six levels, for 1 to 8 players.
 *
 * Heroes leave the Great Hall, up to 5 spaces a turn, and fight what they find in rooms and chambers: two dice against
 * the monster's number for their class, and a blow back when that fails. Rooms give treasure; the first to end a turn in
 * the Great Hall with enough gold wins (Rogue and Cleric 10,000, Fighter 20,000, Wizard 30,000). Rules: docs/rules/dungeon.md.
 *
 * Options: `players` (1 to 8; 2, or 1 in the solo modes) is the number of seats; `mode` is `race`, or for one player
 * `hunt` (find one treasure of level `hunt.level`, standard 1, before dying twice), `timed` (`timed.minutes`, standard 30;
 * the clock is the caller's, who plays `timeUp`) or `hunted` (a monster of level 6 comes for the hero); `turnLimit` (rounds,
 * standard null for none) ends any match. Hidden are treasures in hand and cards laid face down; chance is never stored.
 */
import type { Facts, Kit } from '../../engine/types.ts'
import { adviceBy } from './advice/index.ts'
import { TIME_UP } from './content/action-table.ts'
import { check, schema } from './content/check.ts'
import { indexOf } from './content/content-index.ts'
import { essenceOf } from './content/essence.ts'
import { format1 } from './content/format-1.ts'
import { released } from './content/released.ts'
import { standard } from './content/standard.ts'
import { policyOf } from './policy/index.ts'
import { apply } from './rules/apply.ts'
import { outcomes, sample } from './rules/chance.ts'
import { guess } from './rules/guess.ts'
import { actions, actor, blocked } from './rules/legal.ts'
import { OPTION_FACTS, parseOptions } from './rules/options.ts'
import { progressOf } from './rules/progress.ts'
import { resultOf } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { clone, components } from './rules/state.ts'
import { tales } from './tale/index.ts'
import { de } from './text/de/index.ts'
import { en } from './text/en/index.ts'
import { reconstructed } from './text/en/reconstructed.ts'
import { joined } from './text/joined.ts'
import {
  type Action,
  CLASSES,
  type Content,
  type DungeonEvent,
  MODES,
  type Options,
  SPELLS,
  type State,
} from './types.ts'
import { isForced } from './view/forced.ts'
import { seenBy, viewOf } from './view/index.ts'
import { namedPaths } from './view/paths.ts'
import { readerOf } from './view/scene.ts'
import type { DungeonView } from './view/types.ts'
import { glossary } from './watch/glossary.ts'
import { watch } from './watch/index.ts'

/** A card turned up, looked at, drawn, played, dropped or stepped in from a hidden hand; at the end all hands lie open. */
const REVEALS: readonly DungeonEvent['kind'][] = [
  'revealed',
  'saw',
  'sawTreasure',
  'gotTreasure',
  'played',
  'replaced',
  'dropped',
  'droppedAll',
  'ended',
]

/** Whose roll stands where on a monster card; no monster is teleported to death. */
const ROLL_COLUMNS = [...CLASSES, ...SPELLS.filter(spell => spell !== 'teleport')]

const facts: Facts = {
  id: 'dungeon',
  title: 'Dungeon!',
  tagline: 'Race six levels deep and carry the gold home',
  seats: { min: 1, max: 8 },
  seatsOption: 'players',
  minutes: 45,
  modes: MODES,
  options: OPTION_FACTS,
  rulesVersion: 2,
  sources: [{ title: 'Dungeon!', by: 'David R. Megarry', year: 2012 }],
  reconstructed,
  hidden: true,
  rules: {
    hero: 'D-01',
    learn: 'D-04',
    step: 'D-11',
    stop: 'D-11',
    search: 'D-14',
    cast: 'D-51',
    castAtHunter: 'D-112',
    teleport: 'D-53',
    esp: 'D-61',
    ball: 'D-62',
    gaze: 'D-62',
    regain: 'D-54',
    meet: 'D-21',
    fight: 'D-30',
    fightHunter: 'D-112',
    slide: 'D-25',
    replace: 'D-108',
    haunt: 'D-82',
    timeUp: 'D-81',
    dice: 'D-30',
    die: 'D-24',
    monster: 'D-21',
    treasure: 'D-40',
    drop: 'D-37',
    prowl: 'D-112',
  },
  bounded: { turnLimit: 100 },
  bound: 12_000,
  cap: 1_000_000,
  reveals: REVEALS,
}

export const dungeonKit: Kit<State, Action, Options, Content> = {
  facts,
  packs: {
    standard,
    check,
    schema,
    essence: essenceOf,
    released,
    format1,
    columns: { rolls: ROLL_COLUMNS },
  },
  make(pack) {
    const content = indexOf(pack)
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
      result: state => resultOf(content, state),
      view: (state, seat) => viewOf(content, state, seat),
      seenBy: (view: DungeonView, seat, state) => seenBy(content, state, view, seat),
      guess: (state, seat, rng) => guess(content, state, seat, rng),
      progress: (state, eyes) => progressOf(content, state, eyes),
      components,
    }
  },
  policy: pack => policyOf(indexOf(pack)),
  reader(pack) {
    const content = indexOf(pack)
    const read = readerOf(content)
    return {
      words: { en: en(content, read), de: de(content, read) },
      advice: adviceBy(read),
      paths: (view: DungeonView) => namedPaths(read(view)),
      joined,
      forced: (view: DungeonView, action: Action) => isForced(read(view), action),
    }
  },
  timeLimit: options =>
    options.mode === 'timed' ? { minutes: options['timed.minutes'], action: TIME_UP } : null,
  tales,
  watch,
  glossary,
}
