/** What would lie there once a skill or potion was used: paid for, and done as the policy itself would do it. */

import { becomes } from '../../rules/touchable.ts'
import { kindOfGift } from '../../rules/verbs/gain.ts'
import { ARMOR, colourOf, HEROIC, indexOfColour, kindOf, PLAIN, valueOf } from '../../types/dice.ts'
import type { Choosing, Cost, Verb } from '../../types.ts'
import { ARMOR_BIT, addTo, copyHand, emptyHand, type Hand, takeFrom } from '../laying/hand.ts'
import { diceToConvert, dieToPay } from './pay.ts'
import { type Before, dieToChange, valueToName } from './pick.ts'

/** The dice of whoever uses it, of the partner (the same where there is none), and of all together. */
export interface Hands {
  readonly own: Hand
  readonly partner: Hand
  readonly all: Hand
  readonly supply: readonly number[]
}

/** Dice that are rolled show these, by sample: high, low and between, so that a few samples tell what to expect. */
const ROLLS: readonly (readonly number[])[] = [
  [5, 2, 4],
  [2, 6, 3],
  [4, 3, 5],
]
export const SAMPLES = ROLLS.length

function change(hands: Hands, owner: Hand, kind: number, into: number): void {
  takeFrom(owner, kind)
  addTo(owner, into)
  if (owner === hands.all) return
  takeFrom(hands.all, kind)
  addTo(hands.all, into)
}

function add(hands: Hands, owner: Hand, kind: number): void {
  addTo(owner, kind)
  if (owner !== hands.all) addTo(hands.all, kind)
}

const unneeded = emptyHand()

/** Whether own dice suffice, as they are or with some converted first. */
export type Payment = 'none' | 'paid' | 'converted'

export function pretendToPay(hands: Hands, cost: Cost, spare: Hand, converts: number): Payment {
  if (cost.kind === 'free' || cost.kind === 'token') return 'paid'
  let payment: Payment = 'paid'
  copyHand(spare, unneeded)
  let left = cost.count
  while (left > 0) {
    const code = diceToConvert(cost, hands.own, unneeded, converts)
    if (code >= 0) {
      for (let at = 0; at < converts; at++) spend(hands, (code >> (5 * at)) & 31)
      left -= 1
      payment = 'converted'
      continue
    }
    const kind = dieToPay(cost, left, hands.own, unneeded)
    if (kind < 0) return 'none'
    spend(hands, kind)
    left -= cost.kind === 'mana' ? valueOf(kind) : 1
  }
  return payment
}

function spend(hands: Hands, kind: number): void {
  takeFrom(hands.own, kind)
  if (hands.own !== hands.all) takeFrom(hands.all, kind)
  if ((unneeded.held & (1 << kind)) !== 0) takeFrom(unneeded, kind)
}

/** Does one verb in thought. */
export function pretend(verb: Verb, hands: Hands, before: Before, sample: number): void {
  switch (verb.verb) {
    case 'gain':
      for (const gift of verb.dice)
        add(hands, verb.whose === 'own' ? hands.own : hands.partner, kindOfGift(gift))
      return
    case 'roll':
      return pretendRoll(verb, hands, before, sample)
    case 'crush':
      if ((hands.own.held & ARMOR_BIT) === 0) add(hands, hands.own, ARMOR)
      return
    case 'raise':
    case 'set':
    case 'reroll':
    case 'turn':
      return pretendChange(verb, hands, before, sample)
    default:
      return
  }
}

function pretendRoll(verb: Verb<'roll'>, hands: Hands, { challenge }: Before, sample: number): void {
  for (const [at, die] of verb.dice.entries()) {
    const colour = die === 'chosen' ? (challenge.boxes[0]?.colour ?? HEROIC) : indexOfColour(die)
    add(hands, hands.own, kindOf(colour, rolledAt(sample, at)))
  }
}

function rolledAt(sample: number, at: number): number {
  return ROLLS[sample]?.[at % 3] ?? 3
}

const MOST_CHANGES = 6

function pretendChange(verb: Verb<Choosing>, hands: Hands, before: Before, sample: number): void {
  const owner = 'whose' in verb && verb.whose === 'partner' ? hands.partner : hands.own
  const named = verb.verb === 'set' && verb.named ? valueToName(owner, verb.to) : 0
  const most = Math.min(verb.most, MOST_CHANGES)
  const raised: number[] = []
  for (let at = 0; at < most; at++) {
    const kind = dieToChange(verb, owner, hands.supply, named, before)
    if (kind < 0 || kind >= PLAIN) break
    const into = verb.verb === 'reroll' ? kindOf(colourOf(kind), rolledAt(sample, at)) : becomes(verb, kind)
    if (verb.verb === 'set' || verb.verb === 'turn') change(hands, owner, kind, into)
    else {
      takeFrom(owner, kind)
      if (owner !== hands.all) takeFrom(hands.all, kind)
      raised.push(into)
    }
  }
  for (const kind of raised) add(hands, owner, kind)
}
