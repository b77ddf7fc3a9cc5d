/** What a card is claimed as: the die, skill or potion that serves most, or experience. */
import { abilityOf, cardOf, heroAt, levelCard, levelCost, placeOf, statOf, xpOf } from '../rules/party.ts'
import type { Action, State } from '../types.ts'
import { NEVER } from './doors.ts'
import type { Camp } from './estimate/index.ts'
import type { Judge } from './judge.ts'
import { burdenOf } from './mettle.ts'
import { WEIGHTS } from './weights.ts'

const STATS = ['S', 'A', 'M'] as const

/** The same card may be laid over each of those held: what it is worth is worked out once for all choices. */
export function lootWeigher(judge: Judge, state: State): (action: Action) => number {
  const outfits = state.party.map((_, hero) => outfitOf(judge, state, hero))
  const items = rememberedBy(itemWorth)
  const skills = rememberedBy(skillWorth)
  return action => {
    switch (action.kind) {
      case 'item':
        return gainBy(judge, state, outfits[action.hero], action, items)
      case 'skill':
        return gainBy(judge, state, outfits[action.hero], action, skills)
      case 'potion':
        return WEIGHTS.potion + potionWorth(state)
      case 'xp':
        return xpWorth(judge, state, placeOf(judge.content, action.card))
      default:
        return NEVER
    }
  }
}

type Worth = (judge: Judge, state: State, outfit: Outfit, card: number) => number

const MOST_HEROES = 4

/** By card and hero. */
function rememberedBy(worth: Worth): Worth {
  const known = new Map<number, number>()
  return (judge, state, outfit, card) => {
    const name = card * MOST_HEROES + outfit.hero
    const found = known.get(name) ?? worth(judge, state, outfit, card)
    known.set(name, found)
    return found
  }
}

/** O-82: what is covered becomes experience. */
function gainBy(
  judge: Judge,
  state: State,
  outfit: Outfit | undefined,
  { card, over }: Action<'item' | 'skill'>,
  worth: Worth,
): number {
  if (!outfit) return NEVER
  const gain = worth(judge, state, outfit, placeOf(judge.content, card))
  if (over === null) return gain
  const covered = placeOf(judge.content, over)
  return gain - (worth(judge, state, outfit, covered) - xpWorth(judge, state, covered))
}

/** A new potion is worth more while there are few. */
function potionWorth({ potions }: State): number {
  return potions.length === 0 ? WEIGHTS.firstPotion : 0
}

function xpWorth({ content }: Judge, state: State, card: number): number {
  const { xp } = cardOf(content, card)
  const missing = levelCost(content, state) - xpOf(content, state)
  const each = WEIGHTS.xp[state.level - 1] ?? 0
  return each * xp + (missing > 0 && xp >= missing ? WEIGHTS.levelUp : 0)
}

/** The hero with a partner beside, where there is one. */
function campAround({ content }: Judge, state: State, hero: number): Camp {
  const pair =
    state.party.length === 1 ? [hero] : [hero, state.party.length === 2 ? 1 - hero : (hero + 1) % 4]
  const heroes = pair.map(index => heroAt(state, index))
  const dice = STATS.map((_, colour) =>
    heroes.reduce((sum, one) => sum + statOf(content, state, one, colour), 0),
  )
  return {
    dice: [...dice, levelCard(content, state).bonus],
    powers: heroes.map(({ powers }) => powers),
    abilities: [],
  }
}

/** A hero's dice as they are, and what all that is to come weighs with them. */
interface Outfit {
  readonly hero: number
  readonly camp: Camp
  readonly burden: number
}

function outfitOf(judge: Judge, state: State, hero: number): Outfit {
  const camp = campAround(judge, state, hero)
  return { hero, camp, burden: burdenOf(judge, state, camp) }
}

/** What the die of an item is good for: one more, or one that is held and would be missed. */
function itemWorth(judge: Judge, state: State, { hero, camp, burden }: Outfit, card: number): number {
  const { item } = cardOf(judge.content, card)
  const at = STATS.indexOf(item.stat)
  const isHeld = heroAt(state, hero).items.includes(card)
  const dice = camp.dice.with(at, (camp.dice[at] ?? 0) + (isHeld ? -1 : 1))
  const other = burdenOf(judge, state, { ...camp, dice })
  return (isHeld ? other - burden : burden - other) + item.health * WEIGHTS.health
}

function skillWorth(judge: Judge, state: State, { camp, burden }: Outfit, card: number): number {
  const { skill } = cardOf(judge.content, card)
  const ability = abilityOf(judge.content, skill)
  return burden - burdenOf(judge, state, { ...camp, abilities: [ability] }, skill) + WEIGHTS.skillBase
}

/** Drain: the item whose loss weighs least. */
export function weighDrain(judge: Judge, state: State, action: Action): number {
  if (action.kind !== 'drain') return NEVER
  return -itemWorth(judge, state, outfitOf(judge, state, action.hero), placeOf(judge.content, action.card))
}
