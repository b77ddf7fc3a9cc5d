/** Figures of cards, heroes and bosses as their entries name them, and the hue of each while its picture is not made. */
import type { Figured } from '../../../games/onedeck/types.ts'
import type { Outline } from '../../parts/icon/icon.tsx'
import * as PLAY from '../../parts/icons.ts'
import * as ICONS from './icons.generated.ts'

const OUTLINES: ReadonlyMap<string, Outline> = new Map(Object.entries(ICONS))

/** What a pack may leave out. */
const NEUTRAL = 3

/** Its figure; a neutral one for an entry of a pack that names none of the game's. */
export function figureOf(entry: Figured | undefined, neutral: Outline = PLAY.hero): Outline {
  return OUTLINES.get(entry?.icon ?? '') ?? neutral
}

export function hueOf({ hue = NEUTRAL }: Figured): string {
  return `var(--level-${hue})`
}

export const potionIcon = (potion: Figured): Outline => figureOf(potion, ICONS.potion)

/** Places that are no entry of the content. */
export const STAIRS: Figured = { icon: 'stairs', hue: 1 }

export const STAT_ICONS: Readonly<Record<string, Outline>> = {
  S: PLAY.strength,
  A: PLAY.agility,
  M: PLAY.magic,
  H: PLAY.heroic,
}
