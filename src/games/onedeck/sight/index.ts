/** From a view and its content to the table as it is seen: what words, odds, advice and the page are made of. */
import type { ContentIndex, PrintingTables } from '../content/content-index.ts'
import type { Trait } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { cardSight, type Met } from './cards.ts'
import { abilityNamed, heroSight } from './heroes.ts'
import type { BossSight, CardSight, DungeonSight, FightSight, Sight } from './types.ts'

export { encounterOf } from './cards.ts'
export type { CardSight, DoorSight, FightSight, HeroSight, Sight } from './types.ts'

const known = new WeakMap<DeckView, Sight>()

/** The same view is asked about many times: words for every choice, odds, advice. */
export function sightOf(index: ContentIndex, view: DeckView): Sight {
  const seen = known.get(view) ?? made(index[view.edition], view)
  known.set(view, seen)
  return seen
}

function made(content: PrintingTables, view: DeckView): Sight {
  const dungeon = content.printing.dungeons.findIndex(({ id }) => id === view.dungeon.id)
  const open = view.doors.reduce((sum, door) => sum + (door.open ? 1 : 0), 0)
  const met: Met = { view, dungeon, open: Math.max(1, open) }
  // Its door is gone, and counts as open all the same.
  const inside: Met = { ...met, open: open + 1 }
  const sight = (id: string): CardSight => cardSight(content, met, id)
  const boss = bossSight(content, met)
  return {
    ...view,
    content,
    dungeon: dungeonSight(content, met),
    boss,
    potions: view.potions.map(id => abilityNamed(content, id)),
    doors: view.doors.map(door => ({
      open: door.open,
      cards: door.cards.map(id => (id === null ? null : sight(id))),
    })),
    party: view.party.map(hero => heroSight(content, met, hero)),
    spoils: view.spoils.map(sight),
    facing: view.facing === null ? null : cardSight(content, inside, view.facing),
    fight: fightSight(content, inside, boss),
    ability: view.ability === null ? null : abilityNamed(content, view.ability),
  }
}

function dungeonSight({ printing }: PrintingTables, { view, dungeon }: Met): DungeonSight {
  const found = printing.dungeons[dungeon]
  if (!found) throw new Error(`There is no dungeon "${view.dungeon.id}"`)
  const { id, name, de, dots, floors } = found
  return { id, name, de, dots, floors, traits: floors.slice(0, view.floor).map(({ trait }) => trait) }
}

function bossSight({ printing, challenges }: PrintingTables, { view, dungeon }: Met): BossSight {
  const found = printing.dungeons[dungeon]?.boss
  if (!found) throw new Error(`There is no dungeon "${view.dungeon.id}"`)
  const { name, de, icon, hue, trait } = found
  const challenge = challenges.at(challenges.boss(dungeon, view.boss.damage)) ?? null
  return { ...view.boss, id: view.dungeon.id, name, de, icon, hue, trait, challenge }
}

function fightSight(content: PrintingTables, inside: Met, boss: BossSight): FightSight | null {
  const { fight } = inside.view
  if (!fight) return null
  const card = fight.card === null ? null : cardSight(content, inside, fight.card)
  const challenge = card ? (card.challenges[card.isPeril ? fight.way : 0] ?? null) : boss.challenge
  return { ...fight, card, challenge }
}

/** A trait that is only a name. */
export function isQuiet(trait: Trait): boolean {
  return Object.keys(trait).every(field => field === 'name' || field === 'text' || field === 'de')
}
