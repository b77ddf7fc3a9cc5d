/** From a view and its content to the cards spread out: what words, odds, advice and the page are made of. */
import type { ContentIndex, PrintingTables } from '../content/content-index.ts'
import type { Trait } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { type Met, spreadCard } from './cards.ts'
import { abilityNamed, spreadHero } from './heroes.ts'
import type { Spread, SpreadBoss, SpreadCard, SpreadDungeon, SpreadFight } from './types.ts'

export { encounterOf } from './cards.ts'
export type { Spread, SpreadCard, SpreadDoor, SpreadFight, SpreadHero } from './types.ts'

const known = new WeakMap<DeckView, Spread>()

/** The same view is asked about many times: words for every choice, odds, advice. */
export function spreadOf(index: ContentIndex, view: DeckView): Spread {
  const seen = known.get(view) ?? made(index[view.edition], view)
  known.set(view, seen)
  return seen
}

function made(content: PrintingTables, view: DeckView): Spread {
  const dungeon = content.printing.dungeons.findIndex(({ id }) => id === view.dungeon.id)
  const open = view.doors.reduce((sum, door) => sum + (door.open ? 1 : 0), 0)
  const met: Met = { view, dungeon, open: Math.max(1, open) }
  // Its door is gone, and counts as open all the same.
  const inside: Met = { ...met, open: open + 1 }
  const spread = (id: string): SpreadCard => spreadCard(content, met, id)
  const boss = spreadBoss(content, met)
  return {
    ...view,
    content,
    dungeon: spreadDungeon(content, met),
    boss,
    potions: view.potions.map(id => abilityNamed(content, id)),
    doors: view.doors.map(door => ({
      open: door.open,
      cards: door.cards.map(id => (id === null ? null : spread(id))),
    })),
    party: view.party.map(hero => spreadHero(content, met, hero)),
    spoils: view.spoils.map(spread),
    facing: view.facing === null ? null : spreadCard(content, inside, view.facing),
    fight: spreadFight(content, inside, boss),
    ability: view.ability === null ? null : abilityNamed(content, view.ability),
  }
}

function spreadDungeon({ printing }: PrintingTables, { view, dungeon }: Met): SpreadDungeon {
  const found = printing.dungeons[dungeon]
  if (!found) throw new Error(`There is no dungeon "${view.dungeon.id}"`)
  const { id, name, de, dots, floors } = found
  return { id, name, de, dots, floors, traits: floors.slice(0, view.floor).map(({ trait }) => trait) }
}

function spreadBoss({ printing, challenges }: PrintingTables, { view, dungeon }: Met): SpreadBoss {
  const found = printing.dungeons[dungeon]?.boss
  if (!found) throw new Error(`There is no dungeon "${view.dungeon.id}"`)
  const { name, de, icon, hue, trait } = found
  const challenge = challenges.at(challenges.boss(dungeon, view.boss.damage)) ?? null
  return { ...view.boss, id: view.dungeon.id, name, de, icon, hue, trait, challenge }
}

function spreadFight(content: PrintingTables, inside: Met, boss: SpreadBoss): SpreadFight | null {
  const { fight } = inside.view
  if (!fight) return null
  const card = fight.card === null ? null : spreadCard(content, inside, fight.card)
  const challenge = card ? (card.challenges[card.isPeril ? fight.way : 0] ?? null) : boss.challenge
  return { ...fight, card, challenge }
}

/** A trait that is only a name. */
export function isQuiet(trait: Trait): boolean {
  return Object.keys(trait).every(field => field === 'name' || field === 'text' || field === 'de')
}
