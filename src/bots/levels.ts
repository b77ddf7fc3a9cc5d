import type { Action, AnyGame, AnyKit, Rng, Seat } from '../engine/types.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** Chooses for a seat. It may look at the seat's view and its legal actions, at nothing else. */
export type Bot = (state: unknown, seat: Seat) => Action
export type BotMaker = (kit: AnyKit, game: AnyGame, rng: Rng) => Bot

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

export const BOTS: Readonly<Record<Level, BotMaker>> = { random, greedy }

export function isLevel(name: string): name is Level {
  return LEVELS.some(level => level === name)
}
