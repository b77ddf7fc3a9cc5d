/** What a sensible player wants: how much each uncleared lair promises for each turn it takes. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { positionIn } from '../content/ids.ts'
import { type LevelOutlook, outlooks } from '../odds/outlook.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import { isCleared, isTaken } from '../rules/index.ts'
import { MOVEMENT } from '../types.ts'
import type { DungeonScene, Standing } from '../view/scene.ts'
import type { LairView } from '../view/types.ts'

/** One seat's look at the table, worked out once for each decision. */
export interface Outlook {
  readonly content: ContentIndex
  readonly reading: DungeonScene
  readonly mine: Standing
  readonly levels: readonly LevelOutlook[]
  readonly gold: number
  /** Fireballs and Lightning Bolts that can still be cast this turn or later. */
  readonly bolts: number
}

export function lookFrom(reading: DungeonScene): Outlook | null {
  const { content, view, mover: mine } = reading
  if (!mine || mine.class === null) return null
  const [fireballs = 0, bolts = 0] = mine.seat.spells
  return {
    content,
    reading,
    mine,
    levels: outlooks(reading, mine),
    // In a Treasure Hunt gold is worth nothing, so nothing is risked by carrying it.
    gold: view.mode === 'hunt' ? 0 : (mine.seat.gold ?? 0),
    bolts: fireballs + bolts,
  }
}

/** The best chance of this hero against a lair, by hand or by a spell in hand. */
export function chanceAt(
  look: Outlook,
  space: number,
): { hand: number; fireball: number; lightning: number } {
  const lair = look.reading.lairs.get(space)
  const known = lair?.odds ?? null
  const level = look.levels[num(look.content.level, space)]
  const [fireballs = 0, bolts = 0] = look.mine.seat.spells
  const isTrap = lair !== undefined && lair.card !== null && known === null
  const hand = isTrap ? 1 : (known?.hit ?? level?.hit ?? 0)
  return {
    hand,
    fireball: fireballs === 0 || isTrap ? 0 : (known?.fireball ?? level?.fireball ?? 0),
    lightning: bolts === 0 || isTrap ? 0 : (known?.lightning ?? level?.lightning ?? 0),
  }
}

/** What a failed round costs on average, in gold: cards dropped, turns lost, and now and then everything. */
function costOfMiss({ mine, gold }: Outlook): number {
  const cards = mine.seat.shown.length + mine.seat.hidden
  const card = cards === 0 ? 0 : gold / cards
  const turn = mine.goal / 40
  return (
    STRIKE_ODDS.killed * (gold + 10 * turn) +
    STRIKE_ODDS['seriously wounded'] * (gold / 2 + 4 * turn) +
    STRIKE_ODDS.wounded * (card * 0.7 + 2 * turn) +
    STRIKE_ODDS.stunned * card * 0.5
  )
}

const BOLT_WORTH = 250
const WANTED = 50_000

/** What lies in a lair for this player, in gold. A chamber holds only what was dropped there. */
function worthOf(look: Outlook, space: number): number {
  const { content, reading, mine, gold } = look
  const lair = reading.lairs.get(space)
  const level = num(content.level, space)
  if (reading.view.mode === 'hunt') return worthOfHunt(look, space, lair)
  const drops = lair === undefined ? 0 : worthOfAll(content, lair.drops)
  const drawn =
    lair && lair.laid !== null ? worthOfAll(content, [lair.laid]) : (look.levels[level]?.treasure ?? 0)
  const total = drops + (content.shares[space] === true ? 0 : drawn)
  return Math.min(total, Math.max(500, mine.goal - gold + 500))
}

function worthOfAll({ value, treasureIds }: ContentIndex, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + num(value, positionIn(treasureIds, card)), 0)
}

/** In a Treasure Hunt only one card counts. */
function worthOfHunt({ content, reading }: Outlook, space: number, lair: LairView | undefined): number {
  const { target } = reading.view
  if (lair && target !== null && (lair.drops.includes(target) || lair.laid === target)) return WANTED
  const level = num(content.treasureLevel, positionIn(content.treasureIds, target))
  return content.shares[space] !== true && level === num(content.level, space) ? WANTED / 10 : 100
}

/** Gold for each turn from here, `steps` away. */
export function rateOf(look: Outlook, space: number, steps: number, stepsHome: number): number {
  const { hand, fireball, lightning } = chanceAt(look, space)
  const bolt = Math.max(fireball, lightning)
  const usesBolt = bolt > hand - 0.15 && bolt > 0
  const chance = Math.max(0.02, usesBolt ? bolt : hand)
  const worth = worthOf(look, space)
  const failures = (1 - chance) / chance
  const cost = usesBolt ? BOLT_WORTH / chance : failures * costOfMiss(look)
  const share = Math.min(1, worth / Math.max(1, look.mine.goal - look.gold))
  const turns =
    steps / MOVEMENT + 1 / chance + failures * (usesBolt ? 0 : 0.7) + share * (stepsHome / MOVEMENT)
  const gain = worth - cost
  // Where nothing pays, the nearest loss is the least.
  return gain > 0 ? gain / turns : gain - turns * 50
}

/** The lairs worth going to: not cleared, and no room with another hero in it. */
export function openLairs({ content, reading, mine }: Outlook): number[] {
  return content.lairs.filter(
    space => !isCleared(content, reading, space) && (space === mine.at || !isTaken(content, reading, space)),
  )
}
