/** A table of a server: a waiting room until it begins, then the table itself. */
import type { ReadonlySignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Company, KeptLinks } from '../../table/protocol.ts'
import { gameOf } from '../games/index.ts'
import { factsOf } from '../shell/facts.ts'
import { Notice } from '../shell/notice.tsx'
import type { Look } from '../table/look.ts'
import { TableScreen } from '../table/screen.tsx'
import { text } from '../text/index.ts'
import { attend, openSeats } from './company.ts'
import { fellowsAt } from './fellows.tsx'
import { openTalk, type Talk } from './talk.ts'
import { words } from './text/index.ts'
import { sayTurns } from './turns.ts'
import { useLinks } from './use-links.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** Refused where this device may not look at it, or no server answers. */
export async function enterTable(match: string): Promise<FunctionComponent> {
  const attendance = await attend(match)
  const { company } = attendance
  const look = await gameOf(company.value.game)?.look()
  if (!look) throw new Error(text.value.noGame)
  const { hidden } = await factsOf(company.value.game)
  const talk = openTalk(match)
  sayTurns()
  return () => {
    useEffect(
      () => () => {
        talk.close()
        attendance.leave()
      },
      [],
    )
    return <FarTable company={company} look={look} hidden={hidden} talk={talk} />
  }
}

interface Props {
  readonly company: ReadonlySignal<Company>
  readonly look: Look
  readonly hidden: boolean
  readonly talk: Talk
}

function FarTable(props: Props) {
  const { talk } = props
  const { value: company } = props.company
  const { phase, yours, match } = company
  const { links } = useLinks(company)
  const isWaiting = phase === 'gathering' || phase === 'starting'
  const hasWaited = useRef(isWaiting)
  if (phase === 'begun') hasWaited.current = false
  useEffect(() => void talk.catchUp(), [yours.join()])
  if (isWaiting) return <WaitingRoom company={company} talk={talk} />
  if (phase === 'closed' && hasWaited.current) return <Notice>{words.value.closed}</Notice>
  if (phase === 'begun' && links && isOnlyInvited(company, links))
    return openSeats(company) > 0 ? (
      <WaitingRoom company={company} talk={talk} />
    ) : (
      <Notice>{words.value.full}</Notice>
    )
  // Whoever sits down or gets up sees another table.
  return <Begun key={`${match} ${yours.join()}`} {...props} />
}

/** May sit down where a seat is open, and not look before. */
function isOnlyInvited({ yours, youHost }: Company, { watch }: KeptLinks): boolean {
  return yours.length === 0 && !youHost && watch === undefined
}

function Begun({ company, look, hidden, talk }: Props) {
  const fellows = useMemo(() => fellowsAt({ company, talk, isTogether: !hidden }), [])
  const { match } = company.peek()
  return <TableScreen match={match} look={look} hidden={hidden} fellows={fellows} />
}
