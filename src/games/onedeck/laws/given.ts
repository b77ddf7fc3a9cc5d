import type { Setup } from '../../../engine/match.ts'
import { tryLaws } from '../../../engine/trial.ts'
import { onedeckKit } from '../index.ts'

export const DUNGEONS = ['dragon', 'hydra', 'yeti', 'lich', 'minotaur'] as const
const BASIC = ['veteran', 'durability', 'crafty']
export const SHEETS = [
  { talents: [...BASIC, 'guile', 'fortitude', 'planning', 'direct-hit'], basic: 'push' },
  { talents: [...BASIC, 'cunning', 'speed', 'knowledge', 'foresight'], basic: 'steady' },
]

const HEROES = ['warrior', 'rogue', 'mage', 'paladin', 'archer'] as const

export function brokenBy(setup: Setup, seed: number, sense = 0) {
  const { broken } = tryLaws(onedeckKit, setup, seed, sense)
  return broken && { law: broken.law, fault: broken.fault }
}

/** One, two or four of the heroes, each in turn the first. */
export function party(first: number, size: number): string[] {
  return Array.from({ length: size }, (_, place) => HEROES[(first + place) % HEROES.length] ?? 'warrior')
}
