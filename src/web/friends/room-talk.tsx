/** What those say who wait for a match to begin. */
import { useEffect } from 'preact/hooks'
import type { Company } from '../../table/protocol.ts'
import { Say, Sayings } from './said.tsx'
import type { Talk } from './talk.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly talk: Talk
}

export function RoomTalk({ company, talk }: Props) {
  const { sayings, isAllowed, match, read } = talk
  useEffect(read, [sayings.value])
  if (!isAllowed.value || (isAlone(company) && sayings.value.length === 0)) return null
  return (
    <section class="room-talk">
      <h2>{words.value.talk}</h2>
      <Sayings sayings={sayings.value} />
      <Say match={match} />
    </section>
  )
}

/** Nobody else could hear it. */
function isAlone({ seats, watchers }: Company): boolean {
  return seats.filter(({ isPresent }) => isPresent).length + watchers < 2
}
