/** The scene: a view, with what its ids stand for. It is made where it is read, and never sent. */
import type { Challenge, PrintingTables } from '../../content/content-index.ts'
import type {
  Ability,
  CardId,
  Dungeon,
  Feat,
  Figured,
  Item,
  Named,
  Powers,
  Side,
  Talent,
  Trait,
  Way,
} from '../../types.ts'
import type { DeckView, FightView, HeroView } from '../types.ts'

export interface SceneCard extends Named, Figured {
  readonly id: CardId
  /** The encounter both copies share: its picture goes by this id. */
  readonly encounter: string
  readonly xp: number
  readonly item: Item
  /** The skill or potion on it. */
  readonly loot: Ability | null
  readonly isPotion: boolean
  readonly isPeril: boolean
  readonly trait: Trait | null
  /** The two ways of a peril. */
  readonly ways: readonly Way[]
  /** Boxes and burdens as they would be on this floor now: one for a foe, one for each way of a peril. */
  readonly challenges: readonly Challenge[]
}

export interface SceneDoor {
  readonly open: boolean
  /** Null is a card nobody has seen. */
  readonly cards: readonly (SceneCard | null)[]
}

export interface SceneHero
  extends Omit<HeroView, 'items' | 'skills' | 'abilities' | 'talents'>,
    Named,
    Figured {
  readonly feat: Feat
  readonly start: Side['start']
  readonly items: readonly SceneCard[]
  readonly skills: readonly SceneCard[]
  readonly abilities: readonly Ability[]
  readonly talents: readonly Talent[]
  readonly powers: Powers
}

export interface SceneFight extends Omit<FightView, 'card'> {
  readonly card: SceneCard | null
  /** Null until a way is chosen. */
  readonly challenge: Challenge | null
}

export interface SceneBoss extends Named, Figured {
  /** That of its dungeon. */
  readonly id: string
  readonly health: number
  readonly damage: number
  readonly trait: Trait
  readonly challenge: Challenge | null
}

export interface SceneDungeon extends Pick<Dungeon, 'id' | 'name' | 'de' | 'dots' | 'floors'> {
  /** The traits of the visible floors. */
  readonly traits: readonly Trait[]
}

type Bare = 'dungeon' | 'boss' | 'potions' | 'doors' | 'party' | 'spoils' | 'facing' | 'fight' | 'ability'

export interface DeckScene extends Omit<DeckView, Bare> {
  readonly content: PrintingTables
  readonly dungeon: SceneDungeon
  readonly boss: SceneBoss
  readonly potions: readonly Ability[]
  readonly doors: readonly SceneDoor[]
  readonly party: readonly SceneHero[]
  readonly spoils: readonly SceneCard[]
  readonly facing: SceneCard | null
  readonly fight: SceneFight | null
  readonly ability: Ability | null
}
