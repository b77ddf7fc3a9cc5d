/** Which die a skill should change next: the one that comes to most by it. */
import type { Challenge } from '../../content/content-index.ts'
import { becomes, type Choosy, fitsVerb } from '../../rules/touchable.ts'
import { colourOf, HEROIC, PLAIN, valueOf } from '../../types/dice.ts'
import { type Hand, lowestOf } from '../laying/hand.ts'

/** What a plan without the skill comes to. */
export interface Before {
  readonly challenge: Challenge
  readonly full: number
  readonly spare: Hand
}

/** The die to change, or -1 where changing none is best. */
export function dieToChange(
  verb: Choosy,
  own: Hand,
  supply: readonly number[],
  named: number,
  before: Before,
): number {
  let found = -1
  let most = 0
  for (let bits = own.held & ((1 << PLAIN) - 1); bits !== 0; bits &= bits - 1) {
    const kind = lowestOf(bits)
    if (!fitsVerb(supply, verb, kind, named)) continue
    const gain =
      verb.verb === 'reroll' ? rerollGain(kind, before) : changeGain(kind, becomes(verb, kind), before)
    if (gain <= most) continue
    found = kind
    most = gain
  }
  return found
}

const IN_USE = 6

/** Low dice that nothing needs are rolled again. */
function rerollGain(kind: number, { spare }: Before): number {
  return (spare.held & (1 << kind)) === 0 ? 0 : 4.2 - valueOf(kind)
}

/** What the changed die could do that it cannot now: fill a box that is left, or add to one. */
function changeGain(kind: number, changed: number, { challenge, full, spare }: Before): number {
  const more = valueOf(changed) - valueOf(kind)
  const isTurned = colourOf(changed) !== colourOf(kind)
  const isSpare = (spare.held & (1 << kind)) !== 0
  if (more < 0 || (more === 0 && !isTurned)) return 0
  let most = isSpare && colourOf(changed) === HEROIC ? 0.5 : 0
  for (let place = 0; place < challenge.boxes.length; place++) {
    const box = challenge.boxes[place]
    if (!box || (full & (1 << place)) !== 0 || (box.takes & (1 << changed)) === 0) continue
    const weight = 1 + box.damage * 3 + box.time + (box.skull || box.armor ? 4 : 0)
    if (isTurned || (box.takes & (1 << kind)) === 0) most = Math.max(most, isSpare ? weight * 4 : weight)
    else if (box.wide) most = Math.max(most, (weight * more) / IN_USE)
  }
  return most + (isTurned ? 0 : more / 100)
}

/** The value of which a hero has most to gain, for a skill that names one. */
export function valueToName(own: Hand, to: number): number {
  const gains = [0, 0, 0, 0, 0, 0, 0]
  for (let kind = 0; kind < PLAIN; kind++) {
    const value = valueOf(kind)
    if (value !== to) gains[value] = (gains[value] ?? 0) + (own.pool[kind] ?? 0) * (0.5 + to - value)
  }
  return gains.indexOf(Math.max(...gains))
}
