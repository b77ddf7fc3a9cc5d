/** The state before the first step. */
import { abilityIndex, type PrintingTables, powersOf } from '../content/content-index.ts'
import { SUPPLY } from '../types/dice.ts'
import type { Frame, Hero, Learned, Options, State } from '../types.ts'
import { knownAbilities } from './known.ts'
import { run } from './run.ts'

/** O-01 to O-06, O-90, O-220, O-221; and on to the first decision. */
export function setup(content: PrintingTables, options: Options): State {
  const state = layOut(content, options)
  run({ content, state, emit: null })
  return state
}

/** The table before anything happens. */
export function layOut(content: PrintingTables, options: Options): State {
  const party = options.heroes.map((id, index) => heroOf(content, options, id, options.sheets[index]))
  const sets = party.length === 4 ? 2 : 1
  const unseen = sets === 2 ? [...content.deck, ...content.deck] : content.deck.slice()
  const tokens = (party.length === 4 ? 2 : 1) + learned(party, 'tokens')
  return {
    edition: options.edition,
    dungeon: content.printing.dungeons.findIndex(dungeon => dungeon.id === options.dungeon),
    tier: options.tier,
    seats: options.seats,
    floor: 1,
    level: options.tier === 'novice' ? 2 : 1,
    ups: 0,
    descents: 0,
    tokens,
    potions: [],
    xp: [],
    removed: [],
    unseen,
    closed: 0,
    top: [],
    discard: [],
    doors: [],
    stairs: 0,
    due: 0,
    uncovered: false,
    speed: learned(party, 'speed'),
    foresight: learned(party, 'foresight'),
    supply: [...SUPPLY],
    party,
    spoils: [],
    boss: 0,
    ending: null,
    fight: null,
    stack: opening(options),
  }
}

function opening(options: Options): Frame[] {
  return options.tier === 'standard' ? [{ kind: 'floor' }, { kind: 'gift' }] : [{ kind: 'floor' }]
}

function heroOf(content: PrintingTables, options: Options, id: string, sheet: Learned | undefined): Hero {
  const card = content.printing.heroes.findIndex(hero => hero.id === id)
  const isAlone = options.heroes.length === 1
  const plain = (isAlone ? content.alone : content.together)[card]
  if (plain && !sheet) return { card, damage: 0, stored: 0, items: [], skills: [], ...plain, talents: [] }
  const talents = (sheet?.talents ?? []).map(name =>
    content.printing.talents.findIndex(({ id: own }) => own === name),
  )
  const found = content.printing.heroes[card]
  const powers = powersOf(content.printing, (isAlone ? found?.one : found?.two)?.start, talents)
  const hero: Hero = { card, damage: 0, stored: 0, items: [], skills: [], known: [], talents, powers }
  const basic = powers.veteran > 0 ? abilityIndex(content.abilities, sheet?.basic ?? 'steady') : -1
  hero.known = knownAbilities(content, hero, isAlone, basic)
  return hero
}

function learned(party: readonly Hero[], name: 'tokens' | 'speed' | 'foresight'): number {
  return party.reduce((sum, hero) => sum + hero.powers[name], 0)
}
