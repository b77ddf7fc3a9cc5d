/** The steps of an encounter before dice are rolled: O-20 to O-23, O-27, O-40, O-202, O-215. */
import type { Challenge, Modifiers, PrintingTables } from '../content/content-index.ts'
import { HEROIC } from '../types/dice.ts'
import type { Action, Encounter, Fight, Frame, State } from '../types.ts'
import { askRescue, hurt, offerHealing } from './damage.ts'
import { suffer } from './offered.ts'
import {
  cardOf,
  challengeOf,
  fightOf,
  heroAt,
  heroId,
  levelCard,
  openDoors,
  slotOf,
  statOf,
} from './party.ts'
import type { Play } from './play.ts'
import { pop, push, swap } from './stack.ts'
import { freshFight } from './state.ts'
import { spendTime } from './time.ts'

const FIGHT: Frame = { kind: 'fight' }
const AFTER_ROLL: Frame = { kind: 'afterRoll', told: 0 }
const ROLL_ALL: Frame = { kind: 'rollAll' }
const FEAT_COST: Frame = { kind: 'featCost' }
const CLAIM: Frame = { kind: 'claim' }
const WAY: Frame = { kind: 'way' }
const DRAIN: Frame = { kind: 'drain' }

/** The whole encounter is laid out as frames, the first step on top. */
export function beginEncounter(play: Play, frame: Frame<'encounter'>): void {
  const { content, state, emit } = play
  const { card, pair } = frame
  const fact = cardOf(content, card)
  const fight = freshFight(card, pair)
  state.fight = fight
  pop(state)
  emit?.({ kind: 'faced', card: fact.id, heroes: pair.map(hero => heroId(content, state, hero)) })
  push(state, FIGHT)
  pushRolls(play, pair, true)
  if (fact.isPeril) push(state, WAY)
  else useChallenge(play, fight, fact.encounter, openDoors(state) + 1)
  pushBefore(state, modifiersBefore(content, fact.encounter))
}

/** Steps 2 to 4, the last at the bottom. */
export function pushRolls(play: Play, pair: readonly number[], heroic: boolean): void {
  const { content, state } = play
  push(state, AFTER_ROLL)
  push(state, ROLL_ALL)
  if (heroic) {
    for (let slot = pair.length - 1; slot >= 0; slot--) push(state, { kind: 'featRoll', slot })
    push(state, FEAT_COST)
    for (let slot = pair.length - 1; slot >= 0; slot--) push(state, { kind: 'feat', slot })
  }
  const { bonus } = levelCard(content, state)
  if (bonus > 0) push(state, { kind: 'bonus', left: bonus })
  push(state, CLAIM)
}

type Before = Pick<Modifiers, 'burns' | 'chills' | 'drains'>

function modifiersBefore(content: PrintingTables, encounter: number): Before {
  const trait = content.printing.encounters[encounter]?.trait
  return { burns: trait?.burns ?? 0, chills: trait?.chills ?? 0, drains: trait?.drains ?? false }
}

/** O-27: before dice are claimed and before heroic skills. */
function pushBefore(state: State, { burns, chills, drains }: Before): void {
  spendTime(state, chills)
  if (drains) push(state, DRAIN)
  if (burns > 0) push(state, { kind: 'burn', left: burns })
}

function useChallenge(play: Play, fight: Fight, encounter: number, which: number): void {
  const { content, state } = play
  const { dungeon, floor } = state
  layChallenge(content, fight, content.challenges.room({ dungeon, floor, encounter }, which))
}

/** These boxes and abilities are in play now. */
export function layChallenge(content: PrintingTables, fight: Fight, challenge: number): void {
  fight.challenge = challenge
  const { boxes } = challengeOf(content, fight)
  fight.laid = NOTHINGS.slice(0, boxes.length)
  fight.sums = ZEROS.slice(0, boxes.length)
}
const NOTHING: readonly number[] = []
const NOTHINGS = Array.from({ length: 32 }, () => NOTHING)
const ZEROS = Array.from({ length: 32 }, () => 0)

function waysOf(content: PrintingTables, state: State): Encounter['ways'] {
  const { encounter } = cardOf(content, fightOf(state).card)
  return content.printing.encounters[encounter]?.ways ?? []
}

export function offerWays(play: Play): Action[] {
  const { content, state } = play
  const list: Action[] = waysOf(content, state).map((_, way) => ({ kind: 'choose', way }))
  offerHealing(state, list)
  return list
}

/** O-22: the time of a way is paid at once, whatever comes of it. */
export function chooseWay(play: Play, way: number): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  const { time = 0 } = waysOf(content, state)[way] ?? {}
  const card = cardOf(content, fight.card)
  pop(state)
  fight.way = way
  useChallenge(play, fight, card.encounter, way)
  emit?.({ kind: 'chose', card: card.id, way, time })
  spendTime(state, time)
}

/** Flames: one hero of the encounter takes it. */
export function burn(play: Play, hero: number, left: number): void {
  const { state } = play
  if (left > 1) swap(state, { kind: 'burn', left: left - 1 })
  else pop(state)
  hurt(play, hero, 1, 'flames')
}

export function offerPair(play: Play): Action[] {
  const { state } = play
  const list = fightOf(state).pair.map(suffer)
  offerHealing(state, list)
  return list
}

export function hasItems(state: State): boolean {
  return fightOf(state).pair.some(hero => heroAt(state, hero).items.length > 0)
}

export function offerDrain(play: Play): Action[] {
  const { content, state } = play
  const list: Action[] = fightOf(state).pair.flatMap(hero =>
    [...new Set(heroAt(state, hero).items)].map(
      (card): Action => ({ kind: 'drain', hero, card: cardOf(content, card).id }),
    ),
  )
  offerHealing(state, list)
  return list
}

/** Drain: the item becomes XP; losing its health may kill (O-216). */
export function drain(play: Play, index: number, card: number): void {
  const { content, state, emit } = play
  const hero = heroAt(state, index)
  const place = hero.items.indexOf(card)
  hero.items = hero.items.filter((_, at) => at !== place)
  state.xp = [...state.xp, card]
  pop(state)
  emit?.({ kind: 'drained', hero: heroId(content, state, index), card: cardOf(content, card).id })
  askRescue(play)
}

/** O-21, O-22: in a peril only the colour of the chosen way. */
function claims(challenge: Challenge, colour: number): boolean {
  return challenge.scene !== 'peril' || challenge.boxes[0]?.colour === colour
}

/** O-202: a colour that runs short is only a question between two heroes who both want it. */
export function isShort(content: PrintingTables, state: State): boolean {
  const fight = fightOf(state)
  if (fight.pair.length === 1) return false
  const challenge = challengeOf(content, fight)
  for (let colour = 0; colour < HEROIC; colour++) {
    if (!claims(challenge, colour)) continue
    const wanted = fight.pair.map(hero => statOf(content, state, heroAt(state, hero), colour))
    const total = wanted.reduce((sum, count) => sum + count, 0)
    if (total > (state.supply[colour] ?? 0) && wanted.every(count => count > 0)) return true
  }
  return false
}

export function offerClaim(play: Play): Action[] {
  const { state } = play
  const list: Action[] = fightOf(state).pair.map(hero => ({ kind: 'claim', hero }))
  offerHealing(state, list)
  return list
}

/** O-202: the heroes agree who is served first. */
export function claimFirst(play: Play, hero: number): void {
  const { content, state, emit } = play
  emit?.({ kind: 'claimed', hero: heroId(content, state, hero) })
  claim(play, slotOf(fightOf(state), hero))
}

/** O-04: what the supply cannot give is lost; who claims first is served first. */
export function claim(play: Play, firstSlot: number): void {
  const { content, state } = play
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  pop(state)
  for (let turn = 0; turn < fight.pair.length; turn++) {
    const slot = (firstSlot + turn) % fight.pair.length
    const hero = heroAt(state, fight.pair[slot] ?? 0)
    for (let colour = 0; colour < HEROIC; colour++) {
      if (claims(challenge, colour)) fillCup(state, fight, slot, colour, statOf(content, state, hero, colour))
    }
  }
}

function fillCup(state: State, fight: Fight, slot: number, colour: number, wanted: number): void {
  const left = state.supply[colour] ?? 0
  const taken = Math.min(wanted, left)
  state.supply[colour] = left - taken
  const place = slot * 4 + colour
  fight.cup[place] = (fight.cup[place] ?? 0) + taken
}

export function offerBonus(play: Play): Action[] {
  const { state } = play
  const list: Action[] = fightOf(state).pair.map(hero => ({ kind: 'bonus', hero }))
  offerHealing(state, list)
  return list
}

/** O-23: the level card's heroic dice, one after the other. */
export function takeBonus(play: Play, slot: number, left: number): void {
  const { content, state, emit } = play
  if (fightOf(state).pair.length > 1)
    emit?.({ kind: 'bonus', hero: heroId(content, state, fightOf(state).pair[slot] ?? 0) })
  fillCup(state, fightOf(state), slot, HEROIC, 1)
  if (left > 1 && (state.supply[HEROIC] ?? 0) > 0) swap(state, { kind: 'bonus', left: left - 1 })
  else pop(state)
}
