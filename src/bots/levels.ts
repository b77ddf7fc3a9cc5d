/** The bots by their levels. */
import type { SeatHolder } from '../engine/match.ts'
import type { Action, AnyGame, Reader, Rng, Seat } from '../engine/types.ts'
import { greedy } from './greedy.ts'
import { BEST, isLevel, type Level } from './names.ts'
import { random } from './random.ts'

/** Chooses for a seat. It may look at the seat's view and its legal actions, at nothing else. */
export type Bot = (state: unknown, seat: Seat) => Action
export type BotMaker = (reader: Reader, game: AnyGame, rng: Rng) => Bot

export const BOTS: Readonly<Record<Level, BotMaker>> = { random, greedy }

/** How well the bot on a seat plays: what its holder says, or its name where that is a level, or as well as it can. */
export function levelOf({ level, name }: SeatHolder): Level {
  return [level ?? '', name].find(isLevel) ?? BEST
}
