/** The deeds of One Deck Dungeon, from the first steps to the follies. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'
import { BOSSES } from './bosses.ts'
import { DELVES } from './delves.ts'
import { FOLLIES } from './follies.ts'
import { VICTORIES } from './victories.ts'

export const DEEDS: readonly Deed<Facts>[] = [...DELVES, ...BOSSES, ...VICTORIES, ...FOLLIES]
