/** Prevention is bought in step 5 and for this encounter's consequences only (O-204). */
import type { Fight, Scene, Verb } from '../../types.ts'

export function prevent(fight: Fight, scene: Scene, verb: Extract<Verb, { verb: 'prevent' }>): void {
  fight.noDamage += scene === 'boss' ? verb.boss : verb.damage
  fight.noTime += verb.time
}

/** Thick Skin: this hero's share of 2 or more is 1 less (O-211). */
export function soften(fight: Fight, slot: number): void {
  fight.soft |= 1 << slot
}

/** Crafty: the next conversion takes the highest die. */
export function craft(fight: Fight): void {
  fight.crafty += 1
}
