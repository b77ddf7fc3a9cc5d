/** The deeds of Dungeon in a Tin, from the first steps to the follies. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'
import { BATTLES } from './battles.ts'
import { DELVES } from './delves.ts'
import { FOLLIES } from './follies.ts'
import { RESCUES } from './rescues.ts'

export const DEEDS: readonly Deed<Facts>[] = [...DELVES, ...BATTLES, ...RESCUES, ...FOLLIES]
