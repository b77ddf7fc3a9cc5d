/** What one might expect now and cannot do, with the reason: what a list of legal actions leaves out without a word. */
import type { Blocked, RuleId, Seat } from '../../../engine/types.ts'
import { dieName, kindsIn, MANA } from '../types/dice.ts'
import type { Ability, Action, BlockedWhy, Fight, State } from '../types.ts'
import { canPay } from './costs.ts'
import { canVanish } from './doors.ts'
import { hasEffect } from './effects.ts'
import { canExplore } from './explore.ts'
import { canLearn } from './loot.ts'
import {
  abilityOf,
  cardOf,
  challengeOf,
  deckSize,
  fightOf,
  heroAt,
  knownPotions,
  knows,
  partyPower,
  poolOf,
  stairsShow,
} from './party.ts'
import { convertible, isConvertible, openBoxes } from './placing.ts'
import type { Play } from './play.ts'
import { isInvisibilityFlight, mayDescendAtOnce } from './printing.ts'

const is = (action: Action, why: BlockedWhy, rule: RuleId): Blocked => ({ action, why, rule })

/** Healing, wherever the whole party is asked. */
export function blockedHealing(state: State): Blocked[] {
  if (state.tokens === 0) return [is({ kind: 'heal', hero: 0 }, 'noToken', 'O-70')]
  return state.party.every(({ damage }) => damage === 0)
    ? [is({ kind: 'heal', hero: 0 }, 'unhurt', 'O-72')]
    : []
}

/** Speed, once a floor. */
export function blockedAtStart({ state }: Play): Blocked[] {
  return partyPower(state, 'speed') > 0 && state.speed === 0 ? [is({ kind: 'hasten' }, 'spent', 'O-220')] : []
}

export function blockedInTurn({ content, state }: Play): Blocked[] {
  const list: Blocked[] = []
  if (!canExplore(content, state))
    list.push(is({ kind: 'explore' }, deckSize(state) === 0 ? 'noCards' : 'doorsFull', 'O-13'))
  if (!stairsShow(state)) list.push(is({ kind: 'descend' }, 'covered', 'O-15'))
  else if (!mayDescendAtOnce(state) || !state.uncovered)
    list.push(is({ kind: 'descend' }, 'endOfTurn', 'O-87'))
  return list
}

/** Ways to flee that a hero has and that are not to be had now. */
export function blockedAtDoor({ content, state }: Play, index: number): Blocked[] {
  const list: Blocked[] = []
  const cards = state.doors[index]?.cards.length ?? 0
  const isKnown = isInvisibilityFlight(state) && knows(content, state, content.invisibility)
  if (isKnown && !canVanish(content, state, cards)) list.push(is({ kind: 'vanish' }, 'noToken', 'O-71'))
  if (heroAt(state, 0).powers.stealth === 'door' && !canExplore(content, state))
    list.push(is({ kind: 'sneak' }, deckSize(state) === 0 ? 'noCards' : 'doorsFull', 'O-207'))
  if (partyPower(state, 'foresight') > 0 && state.foresight === 0)
    list.push(is({ kind: 'foresee' }, 'spent', 'O-220'))
  return list
}

/** Whoever has gone in faces it. */
export function blockedInside(): Blocked[] {
  return [is({ kind: 'flee' }, 'inside', 'O-14')]
}

/** A skill or potion that the party has already. */
export function blockedLoot({ content, state }: Play): Blocked[] {
  return [...new Set(state.spoils)].flatMap(card => {
    const fact = cardOf(content, card)
    const isKnown = fact.potion >= 0 && knows(content, state, fact.potion)
    const learned = state.party.flatMap((hero, index) =>
      fact.skill >= 0 && !canLearn(hero, fact)
        ? [is({ kind: 'skill', card: fact.id, hero: index, over: null }, 'learned', 'O-81')]
        : [],
    )
    return isKnown ? [...learned, is({ kind: 'potion', card: fact.id }, 'identified', 'O-80')] : learned
  })
}

/** Step 5: for each hero of this seat dice that fit nowhere and skills, then conversion, potions and flight. */
export function blockedInFight(play: Play, seat: Seat): Blocked[] {
  const { state } = play
  const fight = fightOf(state)
  const slots = fight.pair.flatMap((hero, slot) => (state.seats === 1 || hero === seat ? [slot] : []))
  if (slots.length === 0) return []
  return [
    ...slots.flatMap(slot => [...blockedDice(play, slot), ...blockedSkills(play, slot)]),
    ...blockedConversion(play),
    ...blockedPotions(play, fight.pair[slots[0] ?? 0] ?? 0),
    ...(fight.card < 0 ? [] : blockedInside()),
  ]
}

/** One for each die, at the first box that is not full. */
function blockedDice({ content, state }: Play, slot: number): Blocked[] {
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  const open = openBoxes(challenge, fight)
  if (open === 0) return []
  const [now, later] = [takenBy(challenge, open), takenBy(challenge, ~fight.full)]
  const box = 31 - Math.clz32(open & -open)
  const hero = fight.pair[slot] ?? 0
  const list: Blocked[] = []
  for (let kinds = kindsIn(poolOf(fight, slot)) & ~now; kinds !== 0; kinds &= kinds - 1) {
    const kind = 31 - Math.clz32(kinds & -kinds)
    const lay: Action = { kind: 'lay', hero, die: dieName(kind), box }
    if (kind === MANA) list.push(is(lay, 'onlySpells', 'O-61'))
    else if ((later & (1 << kind)) === 0) list.push(is(lay, 'fitsNone', 'O-41'))
    else list.push(is(lay, 'armorFirst', 'O-44'))
  }
  return list
}

/** The kinds of dice that some of these boxes take, as bits. */
function takenBy(
  { boxes }: { readonly boxes: readonly { readonly takes: number }[] },
  which: number,
): number {
  return boxes.reduce((kinds, { takes }, box) => ((which & (1 << box)) === 0 ? kinds : kinds | takes), 0)
}

function blockedSkills(play: Play, slot: number): Blocked[] {
  const { content, state } = play
  const fight = fightOf(state)
  const hero = fight.pair[slot] ?? 0
  return heroAt(state, hero).known.flatMap((known, place) => {
    const ability = abilityOf(content, known)
    const isUsed = ((fight.used[slot] ?? 0) & (1 << place)) !== 0
    const [why, rule] = whyNotSkill(play, fight, slot, ability, isUsed) ?? []
    return why && rule ? [is({ kind: 'use', hero, skill: ability.id }, why, rule)] : []
  })
}

function whyNotSkill(
  { content, state }: Play,
  fight: Fight,
  slot: number,
  ability: Ability,
  isUsed: boolean,
): [BlockedWhy, RuleId] | null {
  if (!ability.scenes.includes(challengeOf(content, fight).scene)) return ['scene', 'O-60']
  if (isUsed) return ['used', 'O-60']
  if (!canPay(poolOf(fight, slot), ability.cost)) return ['cost', 'O-61']
  return hasEffect(content, state, slot, ability) ? null : ['noEffect', 'O-62']
}

/** One for each potion that is for encounters and that nobody in this one can drink. */
function blockedPotions({ content, state }: Play, hero: number): Blocked[] {
  const fight = fightOf(state)
  const { scene } = challengeOf(content, fight)
  return [...new Set(knownPotions(content, state))].flatMap(known => {
    const potion = abilityOf(content, known)
    const drink: Action = { kind: 'drink', hero, potion: potion.id }
    if (potion.scenes.length === 0) return []
    if (state.tokens === 0) return [is(drink, 'noToken', 'O-70')]
    if (!potion.scenes.includes(scene)) return [is(drink, 'scene', 'O-71')]
    const helps = fight.pair.some((_, slot) => hasEffect(content, state, slot, potion))
    return helps ? [] : [is(drink, 'noEffect', 'O-62')]
  })
}

function blockedConversion({ content, state }: Play): Blocked[] {
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  if (isConvertible(state, challenge, fight)) return []
  const isFew = convertible(fight).dice < challenge.modifiers.converts
  return [isFew ? is({ kind: 'convert' }, 'fewDice', 'O-29') : is({ kind: 'convert' }, 'noHeroic', 'O-210')]
}
