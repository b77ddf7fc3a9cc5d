/** The state as plain data: its copy, and where every component is. */
import { colourOf, emptyPool } from '../types/dice.ts'
import type { Fight, Hero, State } from '../types.ts'

/** A fight before any die is claimed. */
export function freshFight(card: number, pair: readonly number[]): Fight {
  const isAlone = pair.length === 1
  return {
    card,
    way: -1,
    challenge: -1,
    pair,
    cup: isAlone ? [0, 0, 0, 0] : [0, 0, 0, 0, 0, 0, 0, 0],
    feats: isAlone ? [0] : [0, 0],
    fresh: [],
    pools: isAlone ? [emptyPool()] : [emptyPool(), emptyPool()],
    laid: [],
    sums: [],
    full: 0,
    once: 0,
    used: isAlone ? [0] : [0, 0],
    noDamage: 0,
    noTime: 0,
    soft: 0,
    crafty: 0,
    ready: 0,
  }
}

function cloneHero(hero: Hero): Hero {
  return {
    card: hero.card,
    damage: hero.damage,
    stored: hero.stored,
    items: hero.items,
    skills: hero.skills,
    known: hero.known,
    talents: hero.talents,
    powers: hero.powers,
  }
}

function cloneFight(fight: Fight): Fight {
  const pools: number[][] = []
  for (const pool of fight.pools) pools.push(pool.slice())
  return {
    card: fight.card,
    way: fight.way,
    challenge: fight.challenge,
    pair: fight.pair,
    cup: fight.cup.slice(),
    feats: fight.feats.slice(),
    fresh: fight.fresh.slice(),
    pools,
    laid: fight.laid.slice(),
    sums: fight.sums.slice(),
    full: fight.full,
    once: fight.once,
    used: fight.used.slice(),
    noDamage: fight.noDamage,
    noTime: fight.noTime,
    soft: fight.soft,
    crafty: fight.crafty,
    ready: fight.ready,
  }
}

/** Written out because search and simulation copy states all the time. Readonly lists and frames are shared. */
export function clone(state: State): State {
  const party: Hero[] = []
  for (const hero of state.party) party.push(cloneHero(hero))
  return {
    edition: state.edition,
    dungeon: state.dungeon,
    tier: state.tier,
    seats: state.seats,
    floor: state.floor,
    level: state.level,
    ups: state.ups,
    descents: state.descents,
    tokens: state.tokens,
    potions: state.potions,
    xp: state.xp,
    removed: state.removed,
    unseen: state.unseen.slice(),
    closed: state.closed,
    top: state.top,
    discard: state.discard.slice(),
    doors: state.doors,
    stairs: state.stairs,
    due: state.due,
    uncovered: state.uncovered,
    speed: state.speed,
    foresight: state.foresight,
    supply: state.supply.slice(),
    party,
    spoils: state.spoils,
    boss: state.boss,
    ending: state.ending,
    fight: state.fight ? cloneFight(state.fight) : null,
    stack: state.stack.slice(),
  }
}

/** Every card and die with how often it is found, wherever it lies. */
export function components(state: State): Record<string, number> {
  const found: Record<string, number> = {}
  const count = (name: string, times = 1) => {
    if (times !== 0) found[name] = (found[name] ?? 0) + times
  }
  for (const card of cardsOf(state)) count(`card ${card}`)
  for (const [colour, dice] of state.supply.entries()) count(`die ${colour}`, dice)
  for (const hero of state.party) count('die 3', hero.stored)
  for (const kind of diceOf(state)) count(`die ${colourOf(kind)}`)
  for (const [index, dice] of (state.fight?.cup ?? []).entries()) count(`die ${index % 4}`, dice)
  return found
}

function cardsOf(state: State): number[] {
  const behind = state.doors.flatMap(door => door.cards).filter(card => card >= 0)
  const held = state.party.flatMap(hero => [...hero.items, ...hero.skills])
  const faced = state.stack.flatMap(frame => (frame.kind === 'encounter' ? [frame.card] : []))
  const fought = state.fight && state.fight.card >= 0 ? [state.fight.card] : []
  return [
    ...state.unseen,
    ...state.top,
    ...state.discard,
    ...state.potions,
    ...state.xp,
    ...state.removed,
    ...state.spoils,
    ...behind,
    ...held,
    ...faced,
    ...fought,
  ]
}

/** The kinds of all dice in use. */
function diceOf({ fight, stack }: State): number[] {
  const held = stack.flatMap(frame => (frame.kind === 'pick' ? frame.held : []))
  const rolling = stack.flatMap(frame =>
    frame.kind === 'roll' ? Array.from({ length: frame.left }, () => frame.colour * 6) : [],
  )
  const aimed = stack.flatMap(frame => (frame.kind === 'convert' ? frame.picked.map(code => code & 31) : []))
  if (!fight) return [...held, ...rolling, ...aimed]
  const pooled = fight.pools.flatMap(pool =>
    pool.flatMap((count, kind) => Array.from({ length: count }, () => kind)),
  )
  const declared = fight.feats.flatMap(dice => Array.from({ length: dice }, () => 18))
  return [
    ...held,
    ...rolling,
    ...aimed,
    ...pooled,
    ...declared,
    ...fight.laid.flat(),
    ...fight.fresh.map(code => code & 31),
  ]
}
