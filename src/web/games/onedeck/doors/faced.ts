/** Which door the party has gone through: the rules take it away at once, the corridor keeps its place until the hall. */
import { useRef } from 'preact/hooks'
import type { DeckScene, SceneDoor } from '../view.ts'

export interface Faced {
  readonly doors: readonly SceneDoor[]
  /** Its place among the doors; null in the hall, and for whoever comes when the door is gone. */
  readonly place: number | null
}

type Seen = Pick<DeckScene, 'doors' | 'frame' | 'fight' | 'facing' | 'spoils'>

export function afterwards(before: Faced, view: Seen): Faced {
  const { doors, frame } = view
  if ('door' in frame) return { doors, place: frame.door }
  if (!isPast(view)) return { doors, place: null }
  if (doors.length === before.doors.length) return { doors, place: before.place }
  const isOneLess = doors.length === before.doors.length - 1
  return { doors, place: isOneLess ? (before.place ?? missing(before.doors, doors)) : null }
}

/** True from when the door is gone until what lay behind it is claimed. */
function isPast({ frame, fight, facing, spoils }: Seen): boolean {
  return (
    Boolean(fight?.card ?? facing) || spoils.length > 0 || frame.kind === 'level' || frame.kind === 'spend'
  )
}

/** An open door shows what lies behind it, so it is told from those that stay. */
function missing(before: readonly SceneDoor[], now: readonly SceneDoor[]): number {
  const sign = ({ open, cards }: SceneDoor) => `${open} ${cards.map(card => card?.id).join()}`
  const found = before.findIndex((door, place) => {
    const stayed = now[place]
    return stayed === undefined || sign(stayed) !== sign(door)
  })
  return found
}

export function useFaced(view: DeckScene): number | null {
  const seen = useRef<Faced>({ doors: view.doors, place: null })
  const drawn = useRef<DeckScene | null>(null)
  if (drawn.current !== view) seen.current = afterwards(seen.current, view)
  drawn.current = view
  return seen.current.place
}
