/** What a person does to a match: one press, one command. */
import { messageOf } from '../../engine/error-message.ts'
import type { Action, Path } from '../../engine/types.ts'
import type { Choice, Verdict } from '../../table/protocol.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { answerBy } from './attention.ts'
import { isMeant, type TableSession } from './session.ts'
import { endEncore } from './stage/end-encore.ts'

export function choose(session: TableSession, choice: Choice): void {
  if (isMeant(session, choice.key)) playOn(session, choice)
}

/** False where the press did not count. */
export function walk(session: TableSession, way: Path): boolean {
  const counts = isMeant(session, answerBy(way))
  if (counts) walkOn(session, way)
  return counts
}

export function walkOn(session: TableSession, way: Path): void {
  void command(session, 'play', way.actions)
}

export function travel(session: TableSession, how: 'undo' | 'redo' | 'reset'): void {
  if (isMeant(session, null)) void command(session, how, [])
}

export function resign(session: TableSession): void {
  void command(session, 'resign', [])
}

/** Plays what no press stands behind: the page goes on with what it was told to do. */
export function playOn(session: TableSession, choice: Choice, joined = false): void {
  void command(session, 'play', [choice.action], joined)
}

/** An answer that takes longer than this is waited for in sight. */
const SLOW_MS = 80

/** One command at a time: what is pressed while another is on its way was meant for a table that is gone. */
async function command(
  session: TableSession,
  name: 'play' | 'undo' | 'redo' | 'reset' | 'resign',
  actions: readonly Action[],
  joined = false,
): Promise<void> {
  const picture = session.now.value
  if (!picture || picture.seat === null || session.isAsking) return
  // What is pressed while more is to be shown was meant for a table that is gone.
  if (session.stage.isBehind.value) return session.stage.skipAhead()
  session.stage.clear()
  session.isAsking = true
  const slow = setTimeout(() => (session.busy.value = true), SLOW_MS)
  endEncore(session)
  const asked = { id: crypto.randomUUID(), match: session.match, version: picture.version }
  try {
    judge(session, await (name === 'play' ? call('play', { ...asked, actions, joined }) : call(name, asked)))
  } catch (error) {
    say(messageOf(error))
  } finally {
    clearTimeout(slow)
    session.isAsking = false
    session.busy.value = false
  }
}

function judge(session: TableSession, verdict: Verdict): void {
  if (verdict.kind === 'stale') {
    session.receive(verdict.picture)
    say(text.value.stale)
  }
  if (verdict.kind === 'rejected') say(text.value.notPlayed(verdict.refusal.reason))
}
