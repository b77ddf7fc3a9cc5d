/** What wounded a hero: a foe, a peril, the boss, the Stairs or the own daring. */
import type { Fall } from '../../../engine/tale.ts'
import type { PrintingTables } from '../content/content-index.ts'
import { isAtBoss } from '../rules/party.ts'
import type { DeckEvent, State } from '../types.ts'

/** The Stairs, and a heroic skill that went wrong, have no card. */
const STAIRS = 'stairs'
const GAMBLE = 'gamble'

export function killerIn(
  content: PrintingTables,
  before: State,
  after: State,
  wound: DeckEvent<'hurt' | 'misfired'>,
): Omit<Fall, 'at'> {
  const where = isAtBoss(after) ? 'boss' : `floor-${after.floor}`
  if (wound.kind === 'misfired') return { hero: wound.hero, by: GAMBLE, where }
  const by = wound.by === 'stairs' ? STAIRS : foeIn(content, before.fight ?? after.fight, after)
  return { hero: wound.hero, by, where }
}

/** A boss is called by its dungeon. */
function foeIn(content: PrintingTables, fight: State['fight'], { dungeon }: State): string {
  const encounter = content.cards[fight?.card ?? -1]?.encounter ?? -1
  return content.printing.encounters[encounter]?.id ?? content.printing.dungeons[dungeon]?.id ?? ''
}
