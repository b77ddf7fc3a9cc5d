/** What is heard at a table while nobody asked: somebody speaks, or the line breaks and is mended. */
import type { Line } from '../../table/page-line.ts'
import type { MatchId, Push } from '../../table/protocol.ts'
import type { Asker } from '../asker.ts'

/** Things happen; whoever waits for one hears of the next. */
export interface Happenings {
  readonly next: () => Promise<void>
  readonly happened: () => void
  /** Whether somebody sits and waits for what others do. */
  readonly isAwaited: () => boolean
  readonly await: (isAwaited: boolean) => void
  /** Nothing more will happen, and why. */
  readonly end: (why: string) => void
  readonly isOver: () => boolean
  readonly why: () => string | null
}

export function happenings(): Happenings {
  let wake: () => void = () => undefined
  let next = new Promise<void>(resolve => void (wake = resolve))
  let isAwaited = false
  let why: string | null = null
  const happened = () => {
    wake()
    next = new Promise(resolve => void (wake = resolve))
  }
  return {
    next: () => next,
    happened,
    isAwaited: () => isAwaited,
    await: now => {
      isAwaited = now
    },
    end: reason => {
      why = reason
      happened()
    },
    isOver: () => why !== null,
    why: () => why,
  }
}

/** Says what others say, and how the line is once it has stood. */
export function tellNews(line: Line, asker: Asker, match: MatchId, isOwn: (seat: number) => boolean): void {
  line.onPush(push => {
    const text = newsIn(push, match, isOwn)
    if (text !== null) asker.tell(text)
  })
}

function newsIn(push: Push, match: MatchId, isOwn: (seat: number) => boolean): string | null {
  if (push.push === 'line' && push.state === 'trying') return 'The line to the server is lost; trying again.'
  if (push.push === 'line' && push.state === 'open') return 'The line to the server stands again.'
  if (push.push !== 'said' || push.match !== match) return null
  const { seat, name, text } = push.said
  return seat !== null && isOwn(seat) ? null : `${name}: ${text}`
}
