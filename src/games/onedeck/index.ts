/**
 * One Deck Dungeon: a dice-and-cards crawl for one, two or four heroes, three floors and a boss.
 *
 * Time is the deck: every turn discards cards, and when it is empty the Stairs show and waiting hurts. Doors hide
 * foes and perils; dice fill their challenge boxes, what stays empty hurts or costs time, and every card survived
 * becomes an item, a skill, a potion or experience.
 *
 * Options: `heroes` (list or comma text of warrior, rogue, mage, paladin, archer; default warrior), `dungeon`
 * (dragon, hydra, yeti, lich, minotaur), `edition` (first; revised), `tier` (none; novice, standard, expert), `seats`
 * (1, or the number of heroes), `sheets` (campaign talents of each hero, and the name it goes by). Content packs may replace every card.
 * Rules: docs/rules/onedeck.md. Nothing is hidden, because what lies face down has no order until it is drawn.
 */
import type { Facts, Game, Kit, OwnNames, Reader } from '../../engine/types.ts'
import { aimOf } from './advice/aims.ts'
import { reasons, weigh } from './advice/index.ts'
import { campaign } from './campaign/kit.ts'
import { check, schema } from './content/check.ts'
import { indexOf } from './content/content-index.ts'
import { entriesOf } from './content/entries.ts'
import { essenceOf } from './content/essence.ts'
import { format1 } from './content/format-1.ts'
import { released } from './content/released.ts'
import { standard } from './content/standard.ts'
import { provenOf } from './odds/placement/proven.ts'
import { policyOf } from './policy/index.ts'
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
import { wordsOf } from './text/words.ts'
import type { Action, Content, Options, State } from './types.ts'
import { viewOf } from './view/index.ts'
import { ownNames } from './view/scene/called.ts'
import { sceneOf } from './view/scene/index.ts'
import type { DeckView } from './view/types.ts'
import { undecided } from './view/undecided.ts'
import { glossary } from './watch/glossary.ts'
import { watch } from './watch/index.ts'

const facts: Facts = {
  id: 'onedeck',
  title: 'One Deck Dungeon',
  tagline: 'Dice against cards, three floors and a boss',
  seats: { min: 1, max: 4 },
  seatsOption: 'seats',
  minutes: 45,
  modes: ['delve'],
  options: [
    {
      name: 'heroes',
      trait: 'hero',
      standard: ['warrior'],
      choices: ['warrior', 'rogue', 'mage', 'paladin', 'archer'],
      pick: [1, 2, 4],
    },
    { name: 'dungeon', standard: 'dragon', choices: ['dragon', 'hydra', 'yeti', 'lich', 'minotaur'] },
    { name: 'edition', standard: 'first', choices: ['first', 'revised'] },
    { name: 'tier', standard: 'none', choices: ['none', 'novice', 'standard', 'expert'] },
  ],
  rulesVersion: 3,
  sources: [{ title: 'One Deck Dungeon', by: 'Chris Cieslik', year: 2016 }],
  reconstructed,
  together: true,
  hidden: false,
  rules: {
    begin: 'O-10',
    hasten: 'O-220',
    heal: 'O-72',
    explore: 'O-13',
    reveal: 'O-220',
    keep: 'O-220',
    enter: 'O-14',
    descend: 'O-89',
    stay: 'O-15',
    face: 'O-14',
    flee: 'O-14',
    sneak: 'O-207',
    foresee: 'O-220',
    split: 'O-92',
    encounter: 'O-71',
    vanish: 'O-71',
    suffer: 'O-51',
    drain: 'O-27',
    choose: 'O-22',
    claim: 'O-202',
    bonus: 'O-23',
    feat: 'O-24',
    drop: 'O-25',
    lay: 'O-41',
    use: 'O-60',
    drink: 'O-70',
    convert: 'O-29',
    discard: 'O-28',
    unstore: 'O-24',
    done: 'O-201',
    reopen: 'O-201',
    pay: 'O-61',
    pick: 'O-62',
    enough: 'O-62',
    either: 'O-62',
    name: 'O-62',
    crush: 'O-211',
    give: 'O-29',
    item: 'O-80',
    skill: 'O-80',
    potion: 'O-80',
    xp: 'O-80',
    level: 'O-83',
    spend: 'O-217',
    perish: 'O-52',
    die: 'O-26',
    card: 'O-11',
  },
  last: ['done', 'heal', 'discard', 'unstore', 'perish'],
  bound: 20_000,
  cap: 100_000,
}

function make(content: Content): Game<State, Action, Options> {
  const index = indexOf(content)
  return {
    facts,
    parseOptions: input => parseOptions(content, input),
    setup: options => setup(index[options.edition], options),
    actor,
    actions: (state, seat) => actions(index[state.edition], state, seat),
    blocked: (state, seat) => blocked(index[state.edition], state, seat),
    sample: (state, rng) => sample(index[state.edition], state, rng),
    outcomes: state => outcomes(index[state.edition], state),
    apply: (state, action, emit) => apply(index[state.edition], state, action, emit),
    clone,
    result: resultOf,
    view: (state, seat) => viewOf(index[state.edition], state, actor(state), seat),
    seenBy: (view: DeckView, seat) => ({ ...view, seat }),
    guess: clone,
    progress: state => progressOf(index[state.edition], state),
    components,
  }
}

function reader(content: Content, names: OwnNames = {}): Reader {
  const [index, entries] = [indexOf(content), entriesOf(content)]
  return {
    words: { en: wordsOf(en, index, entries, names), de: wordsOf(de, index, entries, names) },
    advice: {
      weigh: (view: DeckView, actions: readonly Action[]) => weigh(sceneOf(index, view), actions),
      reasons: (view: DeckView, action: Action) => reasons(sceneOf(index, view), action),
      aim: (view: DeckView, action: Action) => aimOf(sceneOf(index, view), action),
    },
    undecided,
    proven: (view: DeckView) => provenOf(sceneOf(index, view)),
    forced: (_view, { kind }) => FORCED.has(kind),
  }
}

/** Who claims, takes or pays, and with what, where there is only one way to do so. */
const FORCED: ReadonlySet<string> = new Set<Action['kind']>(['claim', 'give', 'pay', 'spend'])

export const onedeckKit: Kit<State, Action, Options, Content> = {
  facts,
  packs: { standard, check, schema, essence: essenceOf, released, format1 },
  make,
  policy: policyOf,
  reader,
  called: ownNames,
  campaign,
  tales,
  watch,
  glossary,
}
