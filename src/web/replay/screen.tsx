/** A match as it was played, step by step: one of this device, or one that a link carries. */
import { useEffect, useState } from 'preact/hooks'
import type { Picture } from '../../table/protocol.ts'
import { gameOf } from '../games/index.ts'
import { factsOf } from '../shell/facts.ts'
import { inLink } from '../shell/files.ts'
import { Notice } from '../shell/notice.tsx'
import type { Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { call } from '../shell/wire.ts'
import type { Look } from '../table/look.ts'
import { text } from '../text/index.ts'
import { Replay } from './replay.tsx'
import { type Watching, watch } from './watching.ts'

interface Opened {
  readonly watching: Watching
  readonly look: Look
  readonly hidden: boolean
}

export function ReplayScreen({ route: now }: { readonly route: Route }) {
  const { subject, query } = now
  const [opened, setOpened] = useState<Opened | null>(null)
  const packed = query.get('m')
  useEffect(() => {
    let found: Opened | null = null
    let isGone = false
    const take = async () => {
      found = await open(subject, packed, Number(query.get('at') ?? 0) || 0)
      if (query.has('analyse') && !isGone) void found.watching.insight.begin()
      if (isGone) found.watching.leave()
      else setOpened(found)
    }
    take().catch(turnBackFrom(now))
    return () => {
      isGone = true
      found?.watching.leave()
    }
  }, [subject, packed])
  if (!opened) return <Notice>{text.value.loading}</Notice>
  return <Replay {...opened} isOwn={packed === null} />
}

async function open(subject: string, packed: string | null, at: number): Promise<Opened> {
  const { match } = packed === null ? { match: subject } : await call('peek', { file: await inLink(packed) })
  const first = await call('look', { match, seat: null, at: 0 })
  const [look, { hidden }] = await Promise.all([gameOf(first.game)?.look(), factsOf(first.game)])
  if (!look) throw new Error(text.value.noMatch)
  return { look, hidden, watching: await watch(match, at, hidden ? ownSeat(first) : null) }
}

/** Alone at the device one looks with one's own eyes first. */
function ownSeat({ seats }: Picture): number | null {
  const persons = seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))
  return persons.length === 1 ? (persons[0] ?? null) : null
}
