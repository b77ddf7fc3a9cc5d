/** Placing, discarding and converting dice, and saying done: O-28, O-29, O-40 to O-45, O-201, O-210. */
import type { Challenge } from '../content/content-index.ts'
import { colourOf, dieName, HEROIC, kindOf, kindsIn, PLAIN, put, valueOf } from '../types/dice.ts'
import type { Action, Fight, Frame, State } from '../types.ts'
import { CONVERT, discard, done, lay, pick, reopen, unstore } from './offered.ts'
import { challengeOf, fightOf, heroAt, heroId, poolOf, slotOf } from './party.ts'
import type { Play } from './play.ts'
import { idIn, returnDie } from './rolling.ts'
import { pop, push, swap } from './stack.ts'

/** O-44: until every armor box is full, nothing goes anywhere else. Bits by box. */
export function openBoxes(challenge: Challenge, { full }: Pick<Fight, 'full'>): number {
  const open = ((1 << challenge.boxes.length) - 1) & ~full
  return (open & challenge.armor) !== 0 ? open & challenge.armor : open
}

export function offerLays(challenge: Challenge, fight: Fight, slot: number, list: Action[]): void {
  const open = openBoxes(challenge, fight)
  if (open === 0) return
  const held = kindsIn(poolOf(fight, slot))
  const hero = fight.pair[slot] ?? 0
  for (let box = 0; box < challenge.boxes.length; box++) {
    if ((open & (1 << box)) === 0) continue
    let kinds = held & (challenge.boxes[box]?.takes ?? 0)
    while (kinds !== 0) {
      const kind = 31 - Math.clz32(kinds & -kinds)
      list.push(lay(hero, kind, box))
      kinds &= kinds - 1
    }
  }
}

export function offerDiscards(state: State, fight: Fight, slot: number, list: Action[]): void {
  const hero = fight.pair[slot] ?? 0
  let kinds = kindsIn(poolOf(fight, slot))
  while (kinds !== 0) {
    list.push(discard(hero, 31 - Math.clz32(kinds & -kinds)))
    kinds &= kinds - 1
  }
  if ((state.party[hero]?.stored ?? 0) > 0) list.push(unstore(hero))
}

/** A die counts for its value, or more by Direct Hit. Against the Lich the first die on a skull is discarded. */
export function layDie(play: Play, slot: number, kind: number, box: number, plus: number): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  put(poolOf(fight, slot), kind, -1)
  const bit = 1 << box
  if (challenge.modifiers.twice && (challenge.skulls & bit) !== 0 && (fight.once & bit) === 0) {
    fight.once |= bit
    returnDie(state, kind)
    emit?.({ kind: 'lost', hero: idIn(content, state, slot), die: dieName(kind), by: 'first' })
    return
  }
  addTo(challenge, fight, box, kind, valueOf(kind) + plus)
  emit?.({
    kind: 'laid',
    hero: idIn(content, state, slot),
    die: dieName(kind),
    filled: (fight.full & bit) !== 0,
  })
}

/** O-45: it stays there; a wide box counts once its total is reached. */
export function addTo(challenge: Challenge, fight: Fight, box: number, kind: number, value: number): void {
  fight.laid[box] = [...(fight.laid[box] ?? []), kind]
  const sum = (fight.sums[box] ?? 0) + value
  fight.sums[box] = sum
  if (sum >= (challenge.boxes[box]?.need ?? 0)) fight.full |= 1 << box
}

export function discardDie(play: Play, slot: number, kind: number): void {
  const { content, state, emit } = play
  put(poolOf(fightOf(state), slot), kind, -1)
  returnDie(state, kind)
  emit?.({ kind: 'lost', hero: idIn(content, state, slot), die: dieName(kind), by: 'choice' })
}

export function discardStored({ content, state, emit }: Play, hero: number): void {
  heroAt(state, hero).stored -= 1
  emit?.({ kind: 'unstored', hero: heroId(content, state, hero) })
  state.supply[HEROIC] = (state.supply[HEROIC] ?? 0) + 1
}

/** How many dice of all heroes in the encounter may be converted, and how many of those are heroic. */
export function convertible(fight: Fight): { dice: number; heroic: number } {
  let dice = 0
  let heroic = 0
  for (const pool of fight.pools) {
    for (let kind = 0; kind < PLAIN; kind++) {
      const count = pool[kind] ?? 0
      dice += count
      if (kind >= HEROIC * 6) heroic += count
    }
  }
  return { dice, heroic }
}

export function isConvertible(state: State, challenge: Challenge, fight: Fight): boolean {
  const { dice, heroic } = convertible(fight)
  return dice >= challenge.modifiers.converts && ((state.supply[HEROIC] ?? 0) > 0 || heroic > 0)
}

export function offerConvert(state: State, challenge: Challenge, fight: Fight, list: Action[]): void {
  if (isConvertible(state, challenge, fight)) list.push(CONVERT)
}

export function beginConversion({ state, emit }: Play): void {
  emit?.({ kind: 'converting' })
  push(state, { kind: 'convert', picked: [] })
}

/** O-210: a heroic die must be there once the dice are back, so the last may have to be one. */
export function offerConversion(play: Play, frame: Frame<'convert'>): Action[] {
  const { content, state } = play
  const fight = fightOf(state)
  const { converts } = challengeOf(content, fight).modifiers
  const isLast = frame.picked.length === converts - 1
  const needsHeroic =
    isLast && (state.supply[HEROIC] ?? 0) === 0 && !frame.picked.some(code => colourOf(code & 31) === HEROIC)
  const list: Action[] = []
  for (const [slot, hero] of fight.pair.entries()) {
    for (let kind = needsHeroic ? HEROIC * 6 : 0; kind < PLAIN; kind++) {
      if ((fight.pools[slot]?.[kind] ?? 0) > 0) list.push(pick(hero, kind))
    }
  }
  return list
}

export function pickToConvert(play: Play, frame: Frame<'convert'>, code: number): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  put(poolOf(fight, code >> 5), code & 31, -1)
  emit?.({ kind: 'picked', hero: idIn(content, state, code >> 5), die: dieName(code & 31) })
  const picked = [...frame.picked, code]
  if (picked.length < challengeOf(content, fight).modifiers.converts)
    return swap(state, { kind: 'convert', picked })
  pop(state)
  convert(play, fight, picked)
}

/** O-29: the lowest value, or with Crafty the highest; of two heroes' dice the party says whose it becomes. */
function convert(play: Play, fight: Fight, picked: readonly number[]): void {
  const { state } = play
  for (const code of picked) returnDie(state, code & 31)
  const values = picked.map(code => valueOf(code & 31))
  const value = fight.crafty > 0 ? Math.max(...values) : Math.min(...values)
  if (fight.crafty > 0) fight.crafty -= 1
  const slots = new Set(picked.map(code => code >> 5))
  if (slots.size > 1) push(state, { kind: 'give', value })
  else giveHeroic(play, (picked[0] ?? 0) >> 5, value)
}

export function offerGive(play: Play): Action[] {
  const { state } = play
  return fightOf(state).pair.map(hero => ({ kind: 'give', hero }))
}

export function giveHeroic(play: Play, slot: number, value: number): void {
  const { content, state, emit } = play
  state.supply[HEROIC] = (state.supply[HEROIC] ?? 0) - 1
  put(poolOf(fightOf(state), slot), kindOf(HEROIC, value))
  emit?.({ kind: 'converted', hero: idIn(content, state, slot), value })
}

/** O-201: with one person for all heroes one word is enough. */
export function sayDone({ content, state, emit }: Play, hero: number): boolean {
  const fight = fightOf(state)
  const everyone = (1 << fight.pair.length) - 1
  fight.ready = state.seats === 1 ? everyone : fight.ready | (1 << slotOf(fight, hero))
  // The last word is told by what comes of it.
  if (fight.ready !== everyone) emit?.({ kind: 'ready', hero: heroId(content, state, hero) })
  return fight.ready === everyone
}

export function offerDone(state: State, fight: Fight, slot: number, list: Action[]): void {
  const hero = fight.pair[slot] ?? 0
  if (state.seats === 1 && slot > 0) return
  list.push((fight.ready & (1 << slot)) === 0 ? done(hero) : reopen(hero))
}
