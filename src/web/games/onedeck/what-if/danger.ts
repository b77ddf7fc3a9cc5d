/** What stopping now would mean, in a few numbers: the sentence is made from them. */
import type { DeckScene } from '../view.ts'

export interface Danger {
  /** What the boxes left open come to after prevention, and to whom at worst. */
  readonly damage: number
  readonly time: number
  /** Of the time: foes that take it whatever is filled. */
  readonly undying: number
  /** What the deck cannot pay: tokens on the Stairs. */
  readonly tokens: number
  readonly prevented: number
  readonly strikes: number
  /** safe: nobody falls. choice: only if the right hero takes the odd damage. potion: Healing would save. */
  readonly fate: 'safe' | 'choice' | 'potion' | 'lost'
  /** Whoever would fall, or the one who would come off worst. */
  readonly hero: number
  readonly left: number
}

export function dangerOf(view: DeckScene): Danger | null {
  const { fight } = view
  const whatIf = fight?.whatIf
  if (!fight || !whatIf) return null
  const rows = whatIf.shares.map(({ damage }) => fallOf(view, damage))
  const best = rows.toSorted((a, b) => a.potions - b.potions || b.left - a.left)[0] ?? NOBODY
  const worst = rows.toSorted((a, b) => b.potions - a.potions || a.left - b.left)[0] ?? NOBODY
  const time = whatIf.spent + whatIf.undying
  return {
    damage: fight.fighters.length === 1 ? (whatIf.shares[0]?.damage[0] ?? 0) : whatIf.dealt,
    time,
    undying: whatIf.undying,
    tokens: Math.max(0, time - view.deck),
    prevented: whatIf.damage + whatIf.added + whatIf.time - whatIf.dealt - whatIf.spent,
    strikes: struck(view),
    fate: fateOf(view, best, worst),
    hero: best.hero,
    left: best.left,
  }
}

interface Fall {
  readonly potions: number
  readonly hero: number
  readonly left: number
}
const NOBODY: Fall = { potions: 0, hero: 0, left: Number.POSITIVE_INFINITY }

/** How many Healing potions it would take to keep everyone alive, and who comes off worst. */
function fallOf(view: DeckScene, damage: readonly number[]): Fall {
  let potions = 0
  let worst = NOBODY
  view.fight?.fighters.forEach(({ hero }, slot) => {
    const found = view.party[hero]
    const left = (found?.health ?? 0) - (found?.damage ?? 0) - (damage[slot] ?? 0)
    if (left <= 0) potions += Math.ceil((1 - left) / Math.max(1, view.healing))
    if (left < worst.left) worst = { ...worst, hero, left }
  })
  return { ...worst, potions }
}

function fateOf({ tokens }: DeckScene, best: Fall, worst: Fall): Danger['fate'] {
  if (best.potions > tokens) return 'lost'
  if (best.potions > 0) return 'potion'
  return worst.potions > 0 ? 'choice' : 'safe'
}

/** Skulls covered, in a fight with the boss. */
function struck({ fight }: DeckScene): number {
  if (!fight || fight.card) return 0
  const { boxes } = fight.challenge ?? { boxes: [] }
  return boxes.filter((box, place) => box.skull && (fight.full & (1 << place)) !== 0).length
}
