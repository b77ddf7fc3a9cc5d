/** What the camera of the board follows: the own hero, places to choose, and hints. */
import { useEffect, useRef } from 'preact/hooks'
import { isSeen } from '../camera/camera.ts'
import type { Lens } from '../camera/lens.ts'
import type { Plan, Point } from '../plan.ts'
import type { Target } from '../targets.ts'

/** The own hero is kept in sight when it moves. */
export function useFollow(lens: Lens, home: Point | null): void {
  const before = useRef(home)
  useEffect(() => {
    const isNew = before.current === null && home !== null
    before.current = home
    if (isNew) return lens.open(home)
    const isNear = lens.camera.value.scale > 0 && !lens.isWhole.value
    if (home && isNear && !isSeen(lens.camera.value, home, lens.room.value)) lens.centre(home)
  }, [home?.x, home?.y])
}

/** Places to choose that are not beside the hero are brought into sight, and afterwards the hero again. */
export function useOverview(lens: Lens, plan: Plan, targets: readonly Target[], home: Point | null): void {
  const before = useRef<number | null>(null)
  const isOpen = lens.room.value.width > 0
  useEffect(() => {
    if (!isOpen) return
    const afar = targets.flatMap(({ space, trail }) =>
      trail.length === 0 ? (plan.byId.get(space) ?? []) : [],
    )
    const { camera, room } = lens
    if (afar.some(({ centre }) => !isSeen(camera.value, centre, room.value))) {
      // Before there is a hero there is no sight of one to come back to.
      if (home) before.current ??= camera.value.scale
      lens.fit(afar)
    } else if (afar.length === 0 && before.current !== null && home) {
      lens.centre(home, before.current)
      before.current = null
    }
  }, [targets, isOpen])
}

/** What a hint points at is brought into sight. */
export function useSight(lens: Lens, point: Point | null): void {
  useEffect(() => {
    if (point && !lens.isWhole.value && !isSeen(lens.camera.value, point, lens.room.value)) lens.centre(point)
  }, [point?.x, point?.y])
}
