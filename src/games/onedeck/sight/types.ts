/** The table as one sees it who knows the cards: a view, with what its ids stand for. It is made, never sent. */
import type { Challenge, PrintingTables } from '../content/content-index.ts'
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
} from '../types.ts'
import type { DeckView, FightView, HeroView } from '../view/types.ts'

export interface CardSight extends Named, Figured {
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

export interface DoorSight {
  readonly open: boolean
  /** Null is a card nobody has seen. */
  readonly cards: readonly (CardSight | null)[]
}

export interface HeroSight
  extends Omit<HeroView, 'items' | 'skills' | 'abilities' | 'talents'>,
    Named,
    Figured {
  readonly feat: Feat
  readonly start: Side['start']
  readonly items: readonly CardSight[]
  readonly skills: readonly CardSight[]
  readonly abilities: readonly Ability[]
  readonly talents: readonly Talent[]
  readonly powers: Powers
}

export interface FightSight extends Omit<FightView, 'card'> {
  readonly card: CardSight | null
  /** Null until a way is chosen. */
  readonly challenge: Challenge | null
}

export interface BossSight extends Named, Figured {
  /** That of its dungeon. */
  readonly id: string
  readonly health: number
  readonly damage: number
  readonly trait: Trait
  readonly challenge: Challenge | null
}

export interface DungeonSight extends Pick<Dungeon, 'id' | 'name' | 'de' | 'dots' | 'floors'> {
  /** The traits of the visible floors. */
  readonly traits: readonly Trait[]
}

type Bare = 'dungeon' | 'boss' | 'potions' | 'doors' | 'party' | 'spoils' | 'facing' | 'fight' | 'ability'

export interface Sight extends Omit<DeckView, Bare> {
  readonly content: PrintingTables
  readonly dungeon: DungeonSight
  readonly boss: BossSight
  readonly potions: readonly Ability[]
  readonly doors: readonly DoorSight[]
  readonly party: readonly HeroSight[]
  readonly spoils: readonly CardSight[]
  readonly facing: CardSight | null
  readonly fight: FightSight | null
  readonly ability: Ability | null
}
