/** Rooms beyond this turn as buttons with a name: keys lead to them where no lit space lies that way. */
import { placeName } from '../names.ts'
import { isPassage } from '../plan.ts'
import type { Target } from '../targets.ts'
import { text } from '../text/index.ts'
import { throughWords } from './far-words.ts'
import { type Pressable, walkTo } from './press.ts'

interface Props {
  readonly board: Pressable
  /** The one that Tab reaches. */
  readonly rover: string | null
  readonly tips: ReadonlyMap<string, string>
}

export function FarSpots({ board, rover, tips }: Props) {
  const places = farPlaces(board)
  const first = board.targets.length > 0 ? rover : (rover ?? places[0]?.space)
  if (places.length === 0) return null
  return (
    <div role="group" aria-label={text.value.farRooms}>
      {places.map(({ space }) => {
        const place = board.plan.byId.get(space)
        const route = board.routes.to(space)
        if (!place || !route) return null
        const { x, y, w, h } = place
        return (
          <button
            key={space}
            type="button"
            class="dg-far"
            data-space={space}
            data-tool=""
            data-tip={tips.get(space)}
            tabIndex={space === first ? 0 : -1}
            aria-label={[
              text.value.farRoom(
                placeName(place),
                text.value.steps(route.steps),
                text.value.turns(route.turns),
              ),
              ...throughWords(board.plan, route),
            ].join('. ')}
            style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
          />
        )
      })}
    </div>
  )
}

/** Rooms and chambers that one could set out for; corridors are only on the way. */
export function farPlaces({ plan, targets, routes, canSetOut }: Pressable): readonly Target[] {
  if (!canSetOut) return []
  const lit = new Set(targets.map(({ space }) => space))
  return plan.places.flatMap((place): Target[] => {
    const route = isPassage(place) || lit.has(place.id) ? null : walkTo(routes, place.id)
    return route ? [{ space: place.id, trail: route.trail, way: null, choice: null }] : []
  })
}
