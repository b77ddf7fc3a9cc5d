/** How well dice and skills serve for what is still to come: the encounters of this floor, and the boss. */

import type { State } from '../types.ts'
import { FLOORS } from '../types.ts'
import {
  type Camp,
  DICE_NAMES,
  type Estimate,
  estimate,
  nameOfDice,
  nameOfPowers,
  POWERS_NAMES,
  weightOf,
} from './estimate/index.ts'
import type { Judge } from './judge.ts'
import { harmTable } from './laying/harm.ts'

import { WEIGHTS } from './weights.ts'

const LIVES = 8
const SHELTER = { noDamage: 0, tokens: 2, healing: 2 }
const BOSS_ROLLS = 6

/** What all that is to come weighs for such a camp, whose only ability is this skill; less is better. */
export function burdenOf(judge: Judge, state: State, camp: Camp, skill = NO_SKILL): number {
  const floor = Math.min(FLOORS, state.floor)
  return (
    WEIGHTS.boss * bossBurden(judge, state, camp, skill) +
    (WEIGHTS.foe[floor - 1] ?? 0) * foesBurden(judge, state.dungeon, floor, camp, skill)
  )
}

const NO_SKILL = -1

/** Where, and who: all that a burden depends on, as one number. */
function nameOf({ content }: Judge, place: number, { dice, powers }: Camp, skill: number): number {
  const where = place * (content.abilities.length + 1) + skill + 1
  return (where * DICE_NAMES + nameOfDice(dice)) * POWERS_NAMES + nameOfPowers(powers)
}

const MOST_KNOWN = 60_000

/** What was worked out once is remembered, as long as there is room. */
function remembered({ burdens }: Judge, name: number, work: () => number): number {
  const found = burdens.get(name)
  if (found !== undefined) return found
  if (burdens.size >= MOST_KNOWN) burdens.clear()
  const made = work()
  burdens.set(name, made)
  return made
}

/** What a round against the boss weighs. */
export function bossBurden(judge: Judge, { dungeon }: State, camp: Camp, skill = NO_SKILL): number {
  return remembered(judge, nameOf(judge, dungeon * (FLOORS + 1), camp, skill), () => {
    const { challenges } = judge.content
    const challenge = challenges.at(challenges.boss(dungeon, 0))
    return challenge ? weigh(estimate(challenge, camp, BOSS_ROLLS), camp, challenge) : 0
  })
}

function foesBurden(judge: Judge, dungeon: number, floor: number, camp: Camp, skill: number): number {
  const name = nameOf(judge, dungeon * (FLOORS + 1) + floor, camp, skill)
  return remembered(judge, name, () => meanBurden(judge, dungeon, floor, camp))
}

function weigh(found: Estimate, { powers }: Camp, challenge: Parameters<typeof weightOf>[2]): number {
  const takers = powers.map(power => ({ powers: power, lives: LIVES, isSoft: false }))
  return weightOf(found, harmTable(challenge, takers, SHELTER), challenge)
}

/** The mean over every second encounter, by the better way of each peril. */
function meanBurden({ content }: Judge, dungeon: number, floor: number, camp: Camp): number {
  let sum = 0
  const { encounters } = content.printing
  for (let encounter = 0; encounter < encounters.length; encounter += 2) {
    const ways = encounters[encounter]?.ways ?? []
    let least = Number.POSITIVE_INFINITY
    for (let way = 0; way < Math.max(1, ways.length); way++) {
      const challenge = content.challenges.at(
        content.challenges.room({ dungeon, floor, encounter }, ways.length > 0 ? way : 2),
      )
      if (!challenge) continue
      const weight = weigh(estimate(challenge, narrowed(camp, challenge), 1, encounter), camp, challenge)
      least = Math.min(least, weight + (ways[way]?.time ?? 0) * WEIGHTS.time)
    }
    sum += least
  }
  return (2 * sum) / encounters.length
}

/** O-22: in a peril only dice of its colour. */
function narrowed(camp: Camp, { scene, boxes }: Parameters<typeof weightOf>[2]): Camp {
  if (scene !== 'peril') return camp
  const only = boxes[0]?.colour
  return { ...camp, dice: camp.dice.map((dice, colour) => (colour === only || colour === 3 ? dice : 0)) }
}
