/** Where pieces stand in a space, so that several can be told apart. */
import { isPassage, type Place, type Point } from '../plan.ts'

const STRIDE = 20

/** The feet of the n-th of so many standees. A token beside them takes the right side. */
export function feetAt(place: Place, index: number, count: number, hasToken: boolean): Point {
  const { centre, w, h } = place
  if (isPassage(place)) {
    const stride = count > 1 ? 12 : 0
    return {
      x: centre.x + (index - (count - 1) / 2) * stride,
      y: centre.y + 10 + (index % 2) * (count > 1 ? 4 : 0),
    }
  }
  const isRoom = place.kind === 'room'
  // In a chamber the slots of the Cleared tokens are on the right: heroes keep left of them.
  const isAside = hasToken || place.kind === 'chamber'
  const room = isAside ? (w * 3) / 5 : w
  const middle = isAside ? centre.x - w / (isRoom ? 4 : 5) : centre.x
  const stride = count < 2 ? 0 : Math.min(STRIDE, (room - 12) / (count - 1))
  const low = isRoom ? Math.min(20, h / 2 - 6) : place.kind === 'chamber' ? h / 2 - 4 : h / 4 + 6
  return {
    x: middle + (index - (count - 1) / 2) * stride,
    y: centre.y + low - (index % 2) * (count > 2 ? 9 : 0),
  }
}

/** The middle of a number token: the middle of the lair, or beside those who stand in it. */
export function tokenAt({ centre, w, kind }: Place, isShared: boolean): Point {
  const low = kind === 'chamber' ? 8 : 0
  return isShared ? { x: centre.x + w / 4 + 1, y: centre.y + low } : { x: centre.x, y: centre.y + low }
}
