/** Dice that pass through the tray, and that nobody can take up: in the air, or on their way out. */
import type { GameEvent } from '../../../../engine/types.ts'
import { dieNamed } from '../../../../games/onedeck/types/dice.ts'
import type { DieFace } from '../../../parts/die/die.tsx'
import type { Kind } from '../../../parts/kind/outline.ts'
import { toldAs } from '../beats.ts'
import type { Props } from '../view.ts'
import { diceOf, faceOf, kindAt, type TrayDie } from './dice.ts'

export interface PassingDie extends DieFace {
  readonly key: string
  readonly kind: Kind
  /** In the air, taken away just now by what is met, or to be taken next. */
  readonly how: 'thrown' | 'lost' | 'doomed'
}

type Seen = Pick<Props, 'picture' | 'view' | 'beat'>

/** Of a throw that is not all told nothing is shown; whoever stops to look back at it has seen it. */
function isThrowing({ picture, view, beat }: Seen): boolean {
  const isPlayed = picture.at === picture.length || beat !== null
  return isPlayed && (view.fight?.coming.length ?? 0) > 0
}

/** True while dice lie in the tray or are on their way there, and while they are placed. */
export function isTrayOpen(seen: Seen): boolean {
  const { fight, frame } = seen.view
  if (!fight) return false
  const isFilled = () => fight.fighters.some((_, slot) => lyingIn(seen, slot).length > 0)
  return frame.kind === 'fight' || fight.coming.length > 0 || isFilled()
}

/** Those that a hero can see: what they show is known. */
export function lyingIn(seen: Seen, slot: number): TrayDie[] {
  const { fight } = seen.view
  if (!fight) return []
  return diceOf(fight, slot, isThrowing(seen) ? fight.fresh.slice(0, fight.told) : fight.fresh)
}

export function passingIn(seen: Seen, slot: number): PassingDie[] {
  return isThrowing(seen) ? inTheAir(seen, slot) : goingOut(seen, slot)
}

/** All dice of a throw fall together, though chance says them one by one. They wait until what came before is told. */
function inTheAir({ view: { fight }, beat }: Seen, slot: number): PassingDie[] {
  if (!fight || (beat !== null && beat.act !== 'throw')) return []
  const rolled = fight.fresh.slice(fight.told).map(code => ({ of: code >> 5, kind: faceOf(code & 31).kind }))
  const coming = fight.coming.map(code => ({ of: code >> 2, kind: kindAt(code & 3) }))
  return [...rolled, ...coming].flatMap(({ of, kind }, place) =>
    of === slot ? [{ key: `air.${place}`, kind, value: null, how: 'thrown' }] : [],
  )
}

/** What is taken away lies there until its turn has come. */
function goingOut({ picture, view: { fight, party }, beat }: Seen, slot: number): PassingDie[] {
  if (!beat || !isTaken(beat.event)) return []
  const hero = party[fight?.fighters[slot]?.hero ?? -1]
  const events = picture.happened.at(-1) ?? []
  const now = events.indexOf(beat.event)
  return events.flatMap((event, place): PassingDie[] => {
    const lost = isTaken(event) && place >= now ? toldAs(event, 'lost') : null
    if (!lost || lost.hero !== hero?.id) return []
    const how = place === now ? 'lost' : 'doomed'
    return [{ key: `gone.${place}`, ...faceOf(dieNamed(lost.die)), how }]
  })
}

const isTaken = (event: GameEvent): boolean => toldAs(event, 'lost')?.by === 'ability'
