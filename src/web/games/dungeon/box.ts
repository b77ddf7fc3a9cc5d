/** What is in play: its cards and heroes by id, and its board as shapes. */
import { standard } from '../../../games/dungeon/content/standard.ts'
import type { Content, HeroFact, MonsterFact, TreasureFact } from '../../../games/dungeon/types.ts'
import type { DungeonView, SeatView } from '../../../games/dungeon/view/types.ts'
import { type Plan, planOf } from './plan.ts'

type Find<T> = (id: string | null) => T | undefined

export interface Box {
  readonly content: Content
  readonly plan: Plan
  readonly hero: Find<HeroFact>
  readonly monster: Find<MonsterFact>
  readonly treasure: Find<TreasureFact>
}

const boxes = new WeakMap<Content, Box>()
const packs = new Map<string, Content>()
const kept = new WeakMap<Content, Content>()

/** The box of a picture, whose content is null for the standard set. */
export function boxOf({ content }: { readonly content: unknown }): Box {
  const pack = isContent(content) ? keptOf(content) : standard
  const known = boxes.get(pack)
  if (known) return known
  const box = opened(pack)
  boxes.set(pack, box)
  return box
}

/** The worker has checked it; this tells a pack of this game from none. */
function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && 'board' in value && 'treasures' in value
}

/** A pack comes anew with every picture; here it stays one object, so that its board is drawn and opened once. */
function keptOf(content: Content): Content {
  const known = kept.get(content)
  if (known) return known
  const text = JSON.stringify(content)
  const pack = packs.get(text) ?? content
  packs.set(text, pack)
  kept.set(content, pack)
  return pack
}

function opened(content: Content): Box {
  return {
    content,
    plan: planOf(content),
    hero: byId(content.heroes),
    monster: byId(content.monsters),
    treasure: byId(content.treasures),
  }
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Find<T> {
  const found = new Map(list.map(entry => [entry.id, entry]))
  return id => (id === null ? undefined : found.get(id))
}

/** Whether to end the turn here wins, as far as the viewer knows (D-70). */
export function winsHere(box: Box, { mode, seats, turn }: DungeonView): boolean {
  const mover = seats[turn]
  const isHome = box.plan.byId.get(mover?.at ?? '')?.kind === 'hall'
  return mode !== 'hunt' && isHome && (mover?.gold ?? 0) >= goalOf(box, mover)
}

/** What the hero of a seat needs to win; 0 before there is one. */
export function goalOf({ content, hero }: Box, seat: SeatView | undefined): number {
  const fact = seat && hero(seat.hero)
  return fact ? content.goals[fact.class] : 0
}
