/** The journey that is under way at this page: it goes on turn by turn until it is over, something happens, or a press. */
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { say } from '../../../shell/toasts.ts'
import type { TableProps } from '../../../table/look.ts'
import { placeName } from '../names.ts'
import type { Plan } from '../plan.ts'
import { text } from '../text/index.ts'
import { type Journey, legOf, mayGoOn } from './journey.ts'
import type { Route, Routes } from './routes.ts'

export interface JourneyUnderWay {
  readonly now: ReadonlySignal<Journey | null>
  setOut(this: void, route: Route): void
}

/** Long enough to see the hero walk. */
const PAUSE_MS = 700

export function useJourney(props: TableProps<DungeonView>, plan: Plan, routes: Routes): JourneyUnderWay {
  const now = useSignal<Journey | null>(null)
  const { view, choices, picture, still } = props
  useLayoutEffect(() => listenForPresses(() => (now.value = null)), [])
  const goOn = (journey: Journey) => {
    const route = routes.to(journey.to)
    const isCalm = route !== null && mayGoOn(journey, view, route)
    const leg = isCalm ? legOf(route, view, props) : null
    now.value = leg?.rest ?? null
    if (leg) props.walkOn(leg.way)
    else if (isCalm) sayBlocked(plan, journey.to)
  }
  useEffect(() => {
    const journey = now.value
    if (!journey || choices.length === 0) return undefined
    const timer = setTimeout(() => now.value === journey && goOn(journey), still ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [picture, choices.length])
  const setOut = (route: Route) => {
    const leg = legOf(route, view, props)
    if (!leg) sayBlocked(plan, route.to)
    else if (props.walk(leg.way)) now.value = leg.rest
  }
  return { now, setOut }
}

function sayBlocked({ byId }: Plan, to: string): void {
  const place = byId.get(to)
  if (place) say(text.value.wayBlocked(placeName(place)))
}

/** Any other press means that one wants to decide again. */
function listenForPresses(stop: () => void): () => void {
  addEventListener('pointerdown', stop, true)
  addEventListener('keydown', stop, true)
  return () => {
    removeEventListener('pointerdown', stop, true)
    removeEventListener('keydown', stop, true)
  }
}
