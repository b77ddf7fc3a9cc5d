/** Which chance stands beside which choice, for words as for the laboratory. */
import { positionOf } from '../content/ids.ts'
import { type Action, type Bolt, DIE_FACES, facesThatFind } from '../types.ts'
import { type DungeonScene, isMetIn } from '../view/scene.ts'
import { outlookAt } from './outlook.ts'

/** To win a round, to hit with a spell, to find a door; of the former two `isAbout` where the card is not known yet. */
export type Chance =
  | { readonly kind: 'win' | 'hit'; readonly chance: number; readonly isAbout: boolean }
  | { readonly kind: 'find'; readonly chance: number }
  | { readonly kind: 'noAttack' }
  | { readonly kind: 'trap' }

/** Where a choice leads to dice: against what is in the lair, against the Hunter, or against either (D-112). */
export interface Beside {
  readonly here: Chance | null
  readonly hunter: Chance | null
}

const NOTHING: Beside = { here: null, hunter: null }

export function chancesBeside(action: Action, reading: DungeonScene): Beside {
  const { content, view, mover } = reading
  const at = (id: string) => positionOf(content.spaceIds, id)
  const onlyHere = (here: Chance | null): Beside => ({ here, hunter: null })
  switch (action.kind) {
    case 'step':
    case 'slide':
    case 'teleport':
      return roundAt(reading, at(action.to))
    case 'stop':
      return mover ? roundAt(reading, mover.at) : NOTHING
    case 'meet':
    case 'fight':
      return onlyHere(view.due?.at ? inLair(reading, at(view.due.at)) : null)
    case 'fightHunter':
      return { here: null, hunter: withHunter(reading) }
    case 'cast':
      return onlyHere(spellAt(reading, at(action.at), action.spell))
    case 'castAtHunter':
      return { here: null, hunter: spellAtHunter(reading, action.spell) }
    case 'search':
      return onlyHere({ kind: 'find', chance: facesThatFind(mover?.class ?? 'fighter') / DIE_FACES })
    default:
      return NOTHING
  }
}

function roundAt(reading: DungeonScene, space: number): Beside {
  return {
    here: inLair(reading, space),
    hunter: reading.hunterAt === space ? withHunter(reading) : null,
  }
}

function inLair(reading: DungeonScene, space: number): Chance | null {
  if (!isMetIn(reading, space)) return null
  const { lairs, mover } = reading
  const lair = lairs.get(space)
  if (lair?.odds) return roundOf(lair.odds.needed, lair.odds.hit, false)
  if (lair?.card) return { kind: 'trap' }
  return { kind: 'win', chance: mover ? outlookAt(reading, mover, space).hit : 0, isAbout: true }
}

function withHunter({ view: { hunter, hunterOdds: odds } }: DungeonScene): Chance | null {
  if (hunter?.odds?.needed === 0) return { kind: 'noAttack' }
  return odds && { kind: 'win', chance: odds.hit, isAbout: hunter?.isUp !== true }
}

function roundOf(needed: number, chance: number, isAbout: boolean): Chance {
  return needed === 0 ? { kind: 'noAttack' } : { kind: 'win', chance, isAbout }
}

function spellAt(reading: DungeonScene, space: number, spell: Bolt): Chance {
  const { lairs, mover } = reading
  const odds = lairs.get(space)?.odds
  if (odds) return { kind: 'hit', chance: odds[spell], isAbout: false }
  return { kind: 'hit', chance: mover ? outlookAt(reading, mover, space)[spell] : 0, isAbout: true }
}

function spellAtHunter({ view: { hunter, hunterOdds: odds } }: DungeonScene, spell: Bolt): Chance | null {
  return odds && { kind: 'hit', chance: odds[spell], isAbout: hunter?.isUp !== true }
}
