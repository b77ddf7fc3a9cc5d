/** What the search is given: the dice, the boxes, and what may still be used. */
import type { Challenge } from '../../content/content-index.ts'
import type { Ability, Powers } from '../../types.ts'
import type { DeckScene, SceneFight, SceneHero } from '../../view/scene/index.ts'

/** What harm costs. A potion is worth a little more than the damage a Healing one would take away. */
export interface Weights {
  readonly damage: number
  readonly time: number
  readonly token: number
  /** Gained for each skull covered. */
  readonly skull: number
  /** A card that gets away. */
  readonly lost: number
  /** A token drunk to save a hero, beside the damage it heals; a hero who falls; a boss who falls. */
  readonly rescue: number
  readonly death: number
  readonly win: number
}

export const WEIGHTS: Weights = {
  damage: 6,
  time: 2,
  token: 13,
  skull: 9,
  lost: 6,
  rescue: 3,
  death: 500,
  win: 500,
}

export interface Tool {
  readonly slot: number
  readonly ability: Ability
  readonly isPotion: boolean
  /** In use already: what is left of it costs neither token nor time. */
  readonly isBegun?: boolean
}

/** Boxes to be full, as bits, and what that end costs. */
export interface Goal {
  readonly full: number
  readonly cost: number
}

export interface Problem {
  readonly challenge: Challenge
  /** Place in the party, and whose hero it is, by slot: nobody converts another person's dice. */
  readonly heroes: readonly number[]
  readonly voices: readonly number[]
  readonly pools: readonly (readonly number[])[]
  readonly supply: readonly number[]
  readonly powers: readonly Powers[]
  /** How much more each can take, by slot, and how much a token heals. */
  readonly lives: readonly number[]
  readonly healing: number
  /** What the boss can still take, and in all. */
  readonly bossLeft: number
  readonly bossHealth: number
  readonly soft: number
  readonly sums: readonly number[]
  readonly full: number
  readonly once: number
  readonly noDamage: number
  readonly noTime: number
  readonly crafty: number
  readonly tools: readonly Tool[]
  readonly tokens: number
  readonly weights: Weights
  /** Goals by what was used on the way: the same for every roll of the dice, so worked out once. */
  readonly known: Map<string, readonly Goal[]>
}

/** The problem of a view from step 5 on; null where no boxes are in play. */
export function problemOf(view: DeckScene, weights: Weights = WEIGHTS): Problem | null {
  const { fight } = view
  if (!fight?.challenge) return null
  const { challenge } = fight
  return {
    challenge,
    heroes: fight.fighters.map(({ hero }) => hero),
    voices: fight.fighters.map(({ hero }) => view.party[hero]?.seat ?? 0),
    pools: fight.fighters.map(({ pool }) => pool),
    supply: view.supply,
    powers: fight.fighters.flatMap(({ hero }) => view.party[hero]?.powers ?? []),
    lives: fight.fighters.map(({ hero }) => left(view.party[hero])),
    ...aroundOf(view),
    soft: fight.fighters.reduce((mask, { softened }, slot) => (softened ? mask | (1 << slot) : mask), 0),
    sums: fight.sums,
    full: fight.full,
    once: fight.once,
    noDamage: fight.noDamage,
    noTime: fight.noTime,
    crafty: fight.crafty,
    tools: toolsOf(view, fight, challenge),
    tokens: view.tokens,
    weights,
    known: new Map(),
  }
}

/** Whether this hero is of the person who looks; who looks on decides nothing, so it may be anyone's. */
export function isOwn({ seat, party }: DeckScene, hero: number): boolean {
  return seat === null || party[hero]?.seat === seat
}

/** How much more a hero can take. */
export function left(hero: SceneHero | undefined): number {
  return hero ? hero.health - hero.damage : 0
}

/** What does not depend on who is in the encounter. */
export function aroundOf({ healing, boss }: DeckScene): Pick<Problem, 'healing' | 'bossLeft' | 'bossHealth'> {
  return { healing, bossLeft: boss.health - boss.damage, bossHealth: boss.health }
}

function toolsOf(view: DeckScene, fight: SceneFight, challenge: Challenge): Tool[] {
  const skills = fight.fighters.flatMap(({ hero, used }, slot) =>
    (view.party[hero]?.abilities ?? [])
      .filter((ability, place) => (used & (1 << place)) === 0 && ability.scenes.includes(challenge.scene))
      .map(ability => ({ slot, ability, isPotion: false })),
  )
  const potions = view.potions
    .filter(ability => ability.scenes.includes(challenge.scene))
    .flatMap(ability =>
      fight.fighters.flatMap(({ hero }, slot) =>
        isOwn(view, hero) ? [{ slot, ability, isPotion: true }] : [],
      ),
    )
  return [...skills, ...(view.tokens > 0 ? potions : [])]
}
