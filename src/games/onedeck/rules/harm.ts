/** What an encounter comes to if it ended now: shared by the rules that deal it and the view that foretells it. */
import type { Challenge, PrintingTables } from '../content/content-index.ts'
import type { Fight, Harm, Powers, Scene, Share, State } from '../types.ts'
import { heroAt } from './party.ts'

/** O-53, O-203 a to c: totals, the dungeon's additions, then prevention bought. */
export function harmOf(challenge: Challenge, full: number, noDamage: number, noTime: number): Harm {
  let damage = 0
  let time = 0
  const { boxes, modifiers } = challenge
  for (let box = 0; box < boxes.length; box++) {
    const fact = boxes[box]
    if (!fact || (full & (1 << box)) !== 0) continue
    damage += fact.damage
    time += fact.time
  }
  if (challenge.scene === 'boss') time = 0
  const added = additions(challenge, damage, time)
  const isLeft = full !== (1 << boxes.length) - 1
  return {
    damage,
    time,
    added,
    dealt: Math.max(0, damage + added - noDamage),
    spent: Math.max(0, time - noTime),
    undying: isLeft ? modifiers.undying : 0,
  }
}

/** Freezing Winds looks at the time of the boxes, Blade Storm at damage, that of the winds included. */
function additions({ modifiers }: Challenge, damage: number, time: number): number {
  const winds = modifiers.winds > 0 && time >= modifiers.winds ? 1 : 0
  return winds + (modifiers.storms && damage + winds > 0 ? 1 : 0)
}

/** O-203 d, O-204: what a hero's share comes to after what always works for this hero. */
export function shareOf(
  content: PrintingTables,
  state: State,
  fight: Fight,
  slot: number,
  damage: number,
): Share {
  const { powers } = heroAt(state, fight.pair[slot] ?? 0)
  const scene = content.challenges.at(fight.challenge)?.scene ?? 'combat'
  return shareFor(scene, powers, (fight.soft & (1 << slot)) !== 0, damage)
}

/** The same for a hero with these powers, with Thick Skin used or not. */
export function shareFor(scene: Scene, powers: Powers, isSoft: boolean, damage: number): Share {
  const isBoss = scene === 'boss'
  if (!isBoss && powers.plate > 0) return { damage: damage - Math.floor(damage / 2), time: 0 }
  let share = damage
  if (share >= 2 && isSoft) share -= 1
  if (powers.fortitude > 0 && share >= powers.fortitude) share -= 1
  if (powers.kiting > 0) {
    if (isBoss) share = Math.max(0, share - 1)
    else if (share === 1 && scene === 'combat') return { damage: 0, time: 1 }
  }
  return { damage: share, time: 0 }
}

/** O-204: a hero whose armor prevents damage cannot have it prevented otherwise. */
export function isPreventable(scene: Scene, powers: readonly Powers[]): boolean {
  return scene === 'boss' || !powers.some(({ plate }) => plate > 0)
}

/** The harm of the encounter in progress as it stands. */
export function harmNow(content: PrintingTables, state: State, fight: Fight): Harm | null {
  const challenge = content.challenges.at(fight.challenge)
  if (!challenge) return null
  const powers = fight.pair.map(hero => heroAt(state, hero).powers)
  return harmOf(
    challenge,
    fight.full,
    isPreventable(challenge.scene, powers) ? fight.noDamage : 0,
    fight.noTime,
  )
}
