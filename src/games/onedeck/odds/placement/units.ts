/** Every unit that meets a want, tried one after the other. */
import { colourOf, HEROIC, kindOf, PLAIN, put, valueOf } from '../../types/dice.ts'
import type { Group, Hand } from './hand.ts'
import type { Order } from './order.ts'
import type { Path } from './paths.ts'
import { orderFor } from './sources.ts'
import type { Fit, Made, Part, Unit } from './unit.ts'
import type { Want } from './wants.ts'

/** A want, or a part of a sum, that is to be met: of a sum exactly `value`, else 0. */
export interface Meeting {
  readonly state: Fit
  readonly want: Want
  readonly value: number
  readonly order: Order
  /** What is to be met after it. */
  readonly next: (order: Order) => boolean
}

/** Whether a die that shows this is what is wanted; of a sum exactly `value`. Direct Hit counts 1 more. */
function suits(want: Want, kind: number, plus: number, value: number): boolean {
  if (kind < 0) return false
  const shown = valueOf(kind) + plus
  if (value > 0) return shown === value && (want.takes & (1 << kind)) !== 0
  return (want.takes & (1 << (plus > 0 && valueOf(kind) < 6 ? kind + 1 : kind))) !== 0
}

function canTake({ caps }: Fit, { ops }: Path): boolean {
  for (const op of ops) if ((caps[op] ?? 0) === 0) return false
  return true
}

export function eachDie(meeting: Meeting): boolean {
  const { state, want, value } = meeting
  const { hand } = state
  for (const group of hand.groups) {
    if (want.slot >= 0 && group.slot !== want.slot) continue
    const plain = lowestIn(state, group, want, value)
    for (let path = 0; path < hand.paths.length; path++) {
      const way = hand.paths[path]
      if (!way || !isOpen(state, way, group.slot, want)) continue
      if (tryGroup(meeting, group, path, way, plain)) return true
    }
  }
  return false
}

/** What the lowest die of the group that does unchanged shows; 7 if none, or if it may be worth more elsewhere. */
function lowestIn({ hand, counts }: Fit, { types, colour }: Group, want: Want, value: number): number {
  if (hand.hasMana && colour >= 2) return 7
  for (const type of types) {
    const kind = hand.kinds[type] ?? 0
    if ((counts[type] ?? 0) > 0 && suits(want, kind, 0, value))
      return isSpecial(hand, type) ? 7 : valueOf(kind)
  }
  return 7
}

/**
 * The lowest die that the path makes do. If an unchanged one shows no more than that, it is laid instead: the lower
 * one can still be changed into it later. (Not where changed dice may pay for spells: then the order matters.)
 */
function tryGroup(meeting: Meeting, group: Group, path: number, way: Path, plain: number): boolean {
  const { state, want, value } = meeting
  const { hand, counts } = state
  for (const type of group.types) {
    if ((counts[type] ?? 0) === 0) continue
    const kind = way.become[hand.kinds[type] ?? 0] ?? -1
    if (!suits(want, kind, way.plus, value)) continue
    if (path > 0 && way.plus === 0 && plain <= valueOf(kind) && colourOf(kind) === group.colour) continue
    if (lay(meeting, [{ type, path }], null)) return true
    if (!isSpecial(hand, type)) break
  }
  return false
}

/** Whether to try the next higher die as well. */
function isSpecial({ special, kinds }: Hand, type: number): boolean {
  return (special & (1 << (kinds[type] ?? 0))) !== 0
}

/** Whose dice it changes, whether it may still be gone, and that Direct Hit is for skulls. */
function isOpen(state: Fit, way: Path, slot: number, want: Want): boolean {
  if (way.slot >= 0 && way.slot !== slot) return false
  return (way.plus === 0 || want.skull) && canTake(state, way)
}

function takePart(state: Fit, { type, path }: Part, sign: 1 | -1): void {
  const { hand } = state
  put(state.counts, type, -sign)
  put(state.byKind, hand.kinds[type] ?? 0, -sign)
  state.taken += sign * (hand.strides[type] ?? 0)
  takePath(state, hand.paths[path], sign)
}

function takePath(state: Fit, path: Path | undefined, sign: 1 | -1): void {
  for (const op of path?.ops ?? []) takeCap(state, op, sign)
}

function takeCap(state: Fit, cap: number, sign: 1 | -1): void {
  put(state.caps, cap, -sign)
  state.taken += sign * (state.hand.capStrides[cap] ?? 0)
}

/** Takes the dice, goes on, and puts them back if that fails. */
function lay({ state, want, order, next }: Meeting, parts: readonly Part[], made: Made | null): boolean {
  const unit: Unit = { box: want.box, aid: want.aid, parts, made }
  const after = orderFor(state.hand, order, unit)
  if (!after) return false
  if (!made) for (const part of parts) takePart(state, part, 1)
  state.units.push(unit)
  if (next(after)) return true
  state.units.pop()
  if (!made) for (const part of parts) takePart(state, part, -1)
  return false
}

export function eachConverted(meeting: Meeting): boolean {
  const { state, want } = meeting
  const { hand, caps } = state
  const crafty = hand.ops.length
  if ((caps[crafty + 1] ?? 0) === 0 || (want.takes & (1 << kindOf(HEROIC, 6))) === 0) return false
  // What takes any colour needs no conversion, unless another hero is to change the die.
  if (want.colour === 3 && !hand.isMixed) return false
  takeCap(state, crafty + 1, 1)
  const isMet = ((caps[crafty] ?? 0) > 0 && madeWith(meeting, crafty)) || madeWith(meeting, -1)
  if (!isMet) takeCap(state, crafty + 1, -1)
  return isMet
}

/** The lowest value to convert to that the want, or a path from there, accepts. */
function madeWith(meeting: Meeting, crafty: number): boolean {
  const { state, want, value } = meeting
  if (crafty >= 0) takeCap(state, crafty, 1)
  const { hand } = state
  for (let path = 0; path < hand.paths.length; path++) {
    const way = hand.paths[path]
    if (!way || (way.plus > 0 && !want.skull) || !canTake(state, way)) continue
    takePath(state, way, 1)
    for (let least = 1; least <= 6; least++) {
      if (!suits(want, way.become[kindOf(HEROIC, least)] ?? -1, way.plus, value)) continue
      if (!isEnough(state, want, least)) break
      const making: Making = { meeting, path, way, isCrafted: crafty >= 0, least }
      if (gather(making, [], 0)) return true
      if ((hand.special & (1 << kindOf(HEROIC, least))) === 0) break
    }
    takePath(state, way, -1)
  }
  if (crafty >= 0) takeCap(state, crafty, -1)
  return false
}

/** A quick look: whether there are dice for a conversion at all. Where anything may go into one, the search looks. */
function isEnough({ hand, byKind, converts }: Fit, { colour, slot }: Want, least: number): boolean {
  if (hand.isMixed || slot >= 0 || hand.early.length > 1) return true
  let count = 0
  for (let kind = 0; kind < kindOf(HEROIC, 1); kind++) {
    if (valueOf(kind) >= least && colourOf(kind) !== colour) count += byKind[kind] ?? 0
  }
  return count >= converts
}

interface Making {
  readonly meeting: Meeting
  readonly path: number
  readonly way: Path
  readonly isCrafted: boolean
  readonly least: number
}

/** Picks dice from the groups in turn; with Crafty the first counts and the others only fill up. */
function gather(making: Making, parts: readonly Part[], from: number): boolean {
  const { meeting, least, isCrafted } = making
  const { state } = meeting
  const { hand, counts } = state
  if (parts.length === state.converts) return make(making, parts)
  const low = isCrafted && parts.length > 0 ? 1 : least
  for (let index = isCrafted && parts.length === 1 ? 0 : from; index < hand.groups.length; index++) {
    const group = hand.groups[index]
    if (!group || !isSameVoice(hand, parts, group.slot)) continue
    for (const path of hand.early) {
      const way = hand.paths[path]
      if (!way || (way.slot >= 0 && way.slot !== group.slot) || !canTake(state, way)) continue
      for (const type of group.types) {
        const kind = way.become[hand.kinds[type] ?? 0] ?? -1
        if ((counts[type] ?? 0) === 0 || kind < 0 || valueOf(kind) < low) continue
        if (!mayConvert(meeting, group.slot, kind)) continue
        const part = { type, path }
        takePart(state, part, 1)
        if (gather(making, [...parts, part], index)) return true
        takePart(state, part, -1)
        if (!isSpecial(hand, type)) break
      }
    }
  }
  return false
}

function isSameVoice({ slots, voices }: Hand, [first]: readonly Part[], slot: number): boolean {
  return !first || voices[slots[first.type] ?? 0] === voices[slot]
}

/** A die that now does by itself is not worth converting, but for another hero or to fill up. */
function mayConvert({ state, want }: Meeting, slot: number, kind: number): boolean {
  if (kind >= PLAIN) return false
  if (state.hand.isMixed || (want.slot >= 0 && slot !== want.slot)) return true
  return colourOf(kind) !== HEROIC && want.colour !== 3 && colourOf(kind) !== want.colour
}

function make(making: Making, parts: readonly Part[]): boolean {
  const { meeting, path, way, isCrafted } = making
  const { want, value } = meeting
  const { hand } = meeting.state
  let result = isCrafted ? 1 : 6
  for (const part of parts) {
    const shown = valueOf(hand.paths[part.path]?.become[hand.kinds[part.type] ?? 0] ?? 0)
    if (isCrafted ? shown > result : shown < result) result = shown
  }
  if (!suits(want, way.become[kindOf(HEROIC, result)] ?? -1, way.plus, value)) return false
  const slot = ownerOf(making, parts)
  if (slot < 0) return false
  return lay(meeting, parts, { value: result, path, slot, isCrafted })
}

/** O-29: it stays with its hero; of dice of two heroes the party says whose it becomes. Negative: not possible. */
function ownerOf({ meeting, way }: Making, parts: readonly Part[]): number {
  const { state, want } = meeting
  const [first = 0, ...others] = parts.map(({ type }) => state.hand.slots[type] ?? 0)
  const wanted = want.slot >= 0 ? want.slot : way.slot
  if (want.slot >= 0 && way.slot >= 0 && way.slot !== want.slot) return -1
  if (wanted < 0) return first
  return first === wanted || others.some(slot => slot === wanted) ? wanted : -1
}
