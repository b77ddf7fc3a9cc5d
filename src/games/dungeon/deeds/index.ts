/** The deeds of Dungeon!, from the first steps to the follies. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'
import { DELVES } from './delves.ts'
import { FIGHTS } from './fights.ts'
import { FOLLIES } from './follies.ts'
import { VICTORIES } from './victories.ts'

export const DEEDS: readonly Deed<Facts>[] = [...DELVES, ...FIGHTS, ...VICTORIES, ...FOLLIES]
