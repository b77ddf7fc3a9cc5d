/** The bots by their levels. */
import type { SeatHolder } from '../engine/match.ts'
import { byPolicy } from './by-policy.ts'
import { greedy } from './greedy.ts'
import { master } from './master.ts'
import type { BotMaker } from './mind.ts'
import { BEST, type Level, levelNamed } from './names.ts'
import { novice } from './novice.ts'
import { random } from './random.ts'
import { skilled } from './skilled.ts'

export const BOTS: Readonly<Record<Level, BotMaker>> = { random, novice, skilled, master }

/** Who plays in tournaments: also those whom nobody is offered at a table. */
export const CONTESTANTS: Readonly<Record<string, BotMaker>> = { ...BOTS, greedy, policy: byPolicy }

/** How well the bot on a seat plays: what its holder says, or its name where that is a level, or as it is usual. */
export function levelOf({ level, name }: SeatHolder): Level {
  return levelNamed(level ?? '') ?? levelNamed(name) ?? BEST
}
