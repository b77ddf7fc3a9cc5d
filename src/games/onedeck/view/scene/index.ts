/** From a view and its content to the scene: what words, odds, advice and the page are made of. */
import type { ContentIndex, PrintingTables } from '../../content/content-index.ts'
import type { Trait } from '../../types.ts'
import type { DeckView } from '../types.ts'
import { type Met, sceneCard } from './cards.ts'
import { abilityNamed, sceneHero } from './heroes.ts'
import type { DeckScene, SceneBoss, SceneCard, SceneDungeon, SceneFight } from './types.ts'

export { encounterOf, worthOf } from './cards.ts'
export type { DeckScene, SceneCard, SceneDoor, SceneFight, SceneHero } from './types.ts'

const known = new WeakMap<DeckView, DeckScene>()

/** The same view is asked about many times: words for every choice, odds, advice. */
export function sceneOf(index: ContentIndex, view: DeckView): DeckScene {
  const seen = known.get(view) ?? made(index[view.edition], view)
  known.set(view, seen)
  return seen
}

function made(content: PrintingTables, view: DeckView): DeckScene {
  const dungeon = content.printing.dungeons.findIndex(({ id }) => id === view.dungeon.id)
  const open = view.doors.reduce((sum, door) => sum + (door.open ? 1 : 0), 0)
  const met: Met = { view, dungeon, open: Math.max(1, open) }
  // Its door is gone, and counts as open all the same.
  const inside: Met = { ...met, open: open + 1 }
  const card = (id: string): SceneCard => sceneCard(content, met, id)
  const boss = sceneBoss(content, met)
  return {
    ...view,
    content,
    dungeon: sceneDungeon(content, met),
    boss,
    potions: view.potions.map(id => abilityNamed(content, id)),
    doors: view.doors.map(door => ({
      open: door.open,
      cards: door.cards.map(id => (id === null ? null : card(id))),
    })),
    party: view.party.map(hero => sceneHero(content, met, hero)),
    spoils: view.spoils.map(card),
    facing: view.facing === null ? null : sceneCard(content, inside, view.facing),
    fight: sceneFight(content, inside, boss),
    ability: view.ability === null ? null : abilityNamed(content, view.ability),
  }
}

function sceneDungeon({ printing }: PrintingTables, { view, dungeon }: Met): SceneDungeon {
  const found = printing.dungeons[dungeon]
  if (!found) throw new Error(`There is no dungeon "${view.dungeon.id}"`)
  const { id, name, de, dots, floors } = found
  return { id, name, de, dots, floors, traits: floors.slice(0, view.floor).map(({ trait }) => trait) }
}

function sceneBoss({ printing, challenges }: PrintingTables, { view, dungeon }: Met): SceneBoss {
  const found = printing.dungeons[dungeon]?.boss
  if (!found) throw new Error(`There is no dungeon "${view.dungeon.id}"`)
  const { name, de, icon, hue, trait } = found
  const challenge = challenges.at(challenges.boss(dungeon, view.boss.damage)) ?? null
  return { ...view.boss, id: view.dungeon.id, name, de, icon, hue, trait, challenge }
}

function sceneFight(content: PrintingTables, inside: Met, boss: SceneBoss): SceneFight | null {
  const { fight } = inside.view
  if (!fight) return null
  const card = fight.card === null ? null : sceneCard(content, inside, fight.card)
  const challenge = card ? (card.challenges[card.isPeril ? fight.way : 0] ?? null) : boss.challenge
  return { ...fight, card, challenge }
}

/** A trait that is only a name. */
export function isQuiet(trait: Trait): boolean {
  return Object.keys(trait).every(field => field === 'name' || field === 'text' || field === 'de')
}
