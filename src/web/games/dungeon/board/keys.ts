/** Keys on the board: closer and farther, aside, and from one space that can be chosen to the next. */
import type { Lens } from '../camera/lens.ts'
import { neighbour } from '../targets.ts'
import { farPlaces } from './far-spots.tsx'
import { type Hands, spaceOf } from './play-area.ts'
import { panOf, zoomOf } from './press.ts'

export function pressKey(hands: Hands, event: KeyboardEvent): void {
  const spot = spaceOf(event)
  const isHandled =
    zoom(hands.lens, event.key) || (spot === null ? pan(hands.lens, event.key) : rove(hands, spot, event))
  if (!isHandled) return
  event.preventDefault()
  event.stopPropagation()
}

function zoom(lens: Lens, key: string): boolean {
  const factor = zoomOf(key)
  if (factor === 0) lens.showAll()
  else if (factor !== null) lens.zoom(factor)
  return factor !== null
}

function pan(lens: Lens, key: string): boolean {
  const way = panOf(key)
  if (way) lens.pan(...way, true)
  return way !== null
}

/** From a lit space to the next one that way, and where there is none, as from a far room, to whatever lies there. */
function rove({ board, area }: Hands, spot: string, { key, currentTarget }: KeyboardEvent): boolean {
  const { targets, plan } = board
  const isLit = targets.some(({ space }) => space === spot)
  const near = isLit ? neighbour(targets, plan, spot, key) : null
  const next = near ?? neighbour([...targets, ...farPlaces(board)], plan, spot, key)
  if (next && currentTarget instanceof Element) {
    area.rover.value = next.space
    const spots = [...currentTarget.querySelectorAll<HTMLElement>('[data-space]')]
    spots.find(({ dataset }) => dataset['space'] === next.space)?.focus({ preventScroll: true })
  }
  return key.startsWith('Arrow')
}
