/** On a figure in the bar: whoever has it is away, and since when. */
import { useEffect, useState } from 'preact/hooks'
import type { CompanySeat } from '../../table/protocol.ts'
import { Icon } from '../parts/icon/icon.tsx'
import { time } from '../parts/icons.ts'
import './fellows.css'
import { presenceOf } from './presence.ts'
import { words } from './text/index.ts'

const MINUTE = 60_000

export function AwayMark({ seat }: { readonly seat: CompanySeat | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  const isAway = seat !== undefined && !seat.isPresent && seat.awaySince !== null
  useEffect(() => {
    if (!isAway) return undefined
    setNow(Date.now())
    const minutes = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(minutes)
  }, [isAway])
  if (!isAway) return null
  return (
    <span class="fellow-away" data-tip={presenceOf(seat, now, words.value)}>
      <Icon of={time} />
      <span class="visually-hidden">{presenceOf(seat, now, words.value)}</span>
    </span>
  )
}
