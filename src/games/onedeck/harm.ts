/** What an encounter comes to if it ended now: shared by the rules that deal it and the view that foretells it. */
import type { Sheet, Shelf } from './book.ts'
import { heroAt } from './party.ts'
import type { Fight, Powers, Scene, State } from './types.ts'

export interface Harm {
  /** On unfilled boxes. */
  readonly damage: number
  readonly time: number
  /** Freezing Winds and Blade Storm. */
  readonly added: number
  /** After prevention, before the split. */
  readonly dealt: number
  readonly spent: number
  /** Time of Undying, apart from consequences. */
  readonly undying: number
}

/** O-53, O-203 a to c: totals, the dungeon's additions, then prevention bought. */
export function harmOf(sheet: Sheet, full: number, noDamage: number, noTime: number): Harm {
  let damage = 0
  let time = 0
  const { boxes, burden } = sheet
  for (let box = 0; box < boxes.length; box++) {
    const fact = boxes[box]
    if (!fact || (full & (1 << box)) !== 0) continue
    damage += fact.damage
    time += fact.time
  }
  if (sheet.scene === 'boss') time = 0
  const added = additions(sheet, damage, time)
  const isLeft = full !== (1 << boxes.length) - 1
  return {
    damage,
    time,
    added,
    dealt: Math.max(0, damage + added - noDamage),
    spent: Math.max(0, time - noTime),
    undying: isLeft ? burden.undying : 0,
  }
}

/** Freezing Winds looks at the time of the boxes, Blade Storm at damage, that of the winds included. */
function additions({ burden }: Sheet, damage: number, time: number): number {
  const winds = burden.winds > 0 && time >= burden.winds ? 1 : 0
  return winds + (burden.storms && damage + winds > 0 ? 1 : 0)
}

export interface Share {
  readonly damage: number
  /** Kiting: damage that became time. */
  readonly time: number
}

/** O-203 d, O-204: what a hero's share comes to after what always works for this hero. */
export function shareOf(shelf: Shelf, state: State, fight: Fight, slot: number, damage: number): Share {
  const { powers } = heroAt(state, fight.pair[slot] ?? 0)
  const scene = shelf.sheets[fight.sheet]?.scene ?? 'combat'
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
export function harmNow(shelf: Shelf, state: State, fight: Fight): Harm | null {
  const sheet = shelf.sheets[fight.sheet]
  if (!sheet) return null
  const powers = fight.pair.map(hero => heroAt(state, hero).powers)
  return harmOf(sheet, fight.full, isPreventable(sheet.scene, powers) ? fight.noDamage : 0, fight.noTime)
}
