/** What the policy asks again and again, worked out once: estimates of encounters by who goes in. */
import type { Challenge, PrintingTables } from '../content/content-index.ts'
import { abilityOf, cardOf, heroAt, isAtBoss, levelCard, openDoors, statOf } from '../rules/party.ts'
import { HEROIC, SUPPLY } from '../types/dice.ts'
import type { State } from '../types.ts'
import { livesOf } from './arena.ts'
import { type Camp, DICE_NAMES, type Estimate, estimate, nameOfDice, weightOf } from './estimate/index.ts'
import { harmTable } from './laying/harm.ts'

/** One printing, and what is known of its encounters so far. */
export interface Judge {
  readonly content: PrintingTables
  readonly known: Known
  readonly burdens: Map<number, number>
}

interface Known {
  /** By who goes in, then by challenge and dice. */
  readonly by: Map<string, Map<number, Estimate>>
  count: number
}

/** No more is remembered than this; what was forgotten is worked out again, to the same. */
const MOST_KNOWN = 30_000

export function judgeOf(content: PrintingTables): Judge {
  return { content, known: { by: new Map(), count: 0 }, burdens: new Map() }
}

function remember({ known }: Judge, who: string, name: number, made: Estimate): Estimate {
  if (known.count >= MOST_KNOWN) {
    known.by.clear()
    known.count = 0
  }
  const ofThem = known.by.get(who) ?? new Map<number, Estimate>()
  known.by.set(who, ofThem)
  ofThem.set(name, made)
  known.count += 1
  return made
}

/** Who they are, as far as estimates differ by it: what cannot be used there makes no difference. */
function keyOf(content: PrintingTables, state: State, pair: readonly number[], { scene }: Challenge): string {
  let key = ''
  for (const index of pair) {
    const { known, powers } = heroAt(state, index)
    key += `${powers.plate},${powers.fortitude},${powers.kiting}`
    for (const ability of known) if (abilityOf(content, ability).scenes.includes(scene)) key += `:${ability}`
    key += ';'
  }
  return key
}

/** The dice these heroes would roll: O-21 to O-24, O-100. */
function diceOf(
  content: PrintingTables,
  state: State,
  pair: readonly number[],
  challenge: Challenge,
  more: number,
): number[] {
  const dice = [0, 0, 0, 0]
  const only = challenge.scene === 'peril' ? (challenge.boxes[0]?.colour ?? HEROIC) : HEROIC
  let heroic = levelCard(content, state).bonus + more
  for (const index of pair) {
    const hero = heroAt(state, index)
    for (let colour = 0; colour < HEROIC; colour++)
      if (only === HEROIC || only === colour)
        dice[colour] = (dice[colour] ?? 0) + statOf(content, state, hero, colour)
    if (challenge.scene !== 'boss') heroic += hero.stored
  }
  dice[HEROIC] = heroic
  for (let colour = 0; colour <= HEROIC; colour++)
    dice[colour] = Math.min(dice[colour] ?? 0, SUPPLY[colour] ?? 0)
  return dice
}

function campOf(
  content: PrintingTables,
  state: State,
  pair: readonly number[],
  { scene }: Challenge,
  dice: readonly number[],
): Camp {
  const heroes = pair.map(index => heroAt(state, index))
  return {
    dice,
    powers: heroes.map(({ powers }) => powers),
    abilities: heroes
      .flatMap(({ known }) => known.map(ability => abilityOf(content, ability)))
      .filter(({ scenes }) => scenes.includes(scene)),
  }
}

/** What damage weighs for these heroes now. */
function harmFor(
  content: PrintingTables,
  state: State,
  pair: readonly number[],
  challenge: Challenge,
  burns = 0,
): number[] {
  const takers = pair.map(hero => ({
    powers: heroAt(state, hero).powers,
    lives: livesOf(content, state, hero) - burns,
    isSoft: false,
  }))
  return harmTable(challenge, takers, { noDamage: 0, tokens: state.tokens, healing: 2 })
}

/** What a challenge weighs for these heroes, with so many more heroic dice. */
export function weightFor(
  judge: Judge,
  state: State,
  pair: readonly number[],
  number: number,
  more = 0,
): number {
  const { content } = judge
  const challenge = content.challenges.at(number)
  if (!challenge) return 0
  const dice = diceOf(content, state, pair, challenge, more)
  const who = keyOf(content, state, pair, challenge)
  const name = number * DICE_NAMES + nameOfDice(dice)
  const found =
    judge.known.by.get(who)?.get(name) ??
    remember(judge, who, name, estimate(challenge, campOf(content, state, pair, challenge, dice)))
  return weightOf(found, harmFor(content, state, pair, challenge, challenge.modifiers.burns), challenge)
}

/** The challenge of a card on this floor, by its way or as a foe. */
export function challengeFor({ content }: Judge, state: State, card: number, way: number): number {
  const { encounter, isPeril } = cardOf(content, card)
  const { dungeon, floor } = state
  if (isAtBoss(state)) return content.challenges.boss(dungeon, state.boss)
  return content.challenges.room({ dungeon, floor, encounter }, isPeril ? way : openDoors(state) + 1)
}
