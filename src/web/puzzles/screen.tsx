/** What would you do? The puzzles of today and all the others, or one of them on the table. */
import { useEffect, useState } from 'preact/hooks'
import type { Day } from '../day/day.ts'
import { today } from '../day/today.ts'
import { Notice } from '../shell/notice.tsx'
import type { Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import type { Guide } from '../table/look.ts'
import { TableScreen } from '../table/screen.tsx'
import { text } from '../text/index.ts'
import '../learn/coach.css'
import { type Begun, begin } from './begin.ts'
import { guideOf } from './guide.tsx'
import { placeOn } from './of-day.ts'
import { Shelf } from './shelf.tsx'

export function PuzzleScreen({ route: now }: { readonly route: Route }) {
  return now.subject === '' ? <Shelf route={now} /> : <OnTable route={now} />
}

interface Shown extends Begun {
  readonly guide: Guide
}

function OnTable({ route: now }: { readonly route: Route }) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    open(now.subject, today()).then(setShown, turnBackFrom(now))
  }, [now.subject])
  if (!shown) return <Notice>{text.value.loading}</Notice>
  const { match, look, hidden, guide } = shown
  return <TableScreen key={match} match={match} look={look} hidden={hidden} guide={guide} />
}

/** `game`: that of today; `game/7`: the seventh. One that is today's counts as that however it was found. */
async function open(subject: string, day: Day): Promise<Shown> {
  const [game = '', number] = subject.split('/')
  const begun = await begin(game, of => (number === undefined ? placeOn(day, of) : Number(number) - 1))
  const isOfDay = begun.place === placeOn(day, begun.of)
  return { ...begun, guide: guideOf(begun, isOfDay ? day : null) }
}
