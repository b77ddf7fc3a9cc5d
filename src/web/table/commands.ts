/** What a person does to a match: one press, one command. */
import { messageOf } from '../../engine/error-message.ts'
import type { Action, Path } from '../../engine/types.ts'
import { BEST, type Choice, type Level, type Verdict } from '../../table/protocol.ts'
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
  void command(session, { name: 'play', actions: way.actions })
}

export function travel(session: TableSession, how: 'undo' | 'redo' | 'reset'): void {
  if (isMeant(session, null)) void command(session, { name: how })
}

export function resign(session: TableSession, level: Level): void {
  void command(session, { name: 'resign', level })
}

/** Plays what no press stands behind: the page goes on with what it was told to do. */
export function playOn(session: TableSession, choice: Choice, joined = false): void {
  void command(session, { name: 'play', actions: [choice.action], joined })
}

/** An answer that takes longer than this is waited for in sight. */
const SLOW_MS = 80

interface Order {
  readonly name: 'play' | 'undo' | 'redo' | 'reset' | 'resign'
  readonly actions?: readonly Action[]
  readonly joined?: boolean
  readonly level?: Level
}

/** One command at a time: what is pressed while another is on its way was meant for a table that is gone. */
async function command(session: TableSession, order: Order): Promise<void> {
  const picture = session.now.value
  if (!picture || picture.seat === null || session.asking.value !== 'nothing') return
  // So was what is pressed while more is to be shown; but whoever gives up means it whatever comes.
  if (session.stage.isBehind.value && order.name !== 'resign') return session.stage.skipAhead()
  session.stage.clear()
  session.asking.value = 'quietly'
  const slow = setTimeout(() => (session.asking.value = 'openly'), SLOW_MS)
  endEncore(session)
  try {
    judge(session, await verdictOn(session.match, picture.version, order))
  } catch (error) {
    say(messageOf(error))
  } finally {
    clearTimeout(slow)
    session.asking.value = 'nothing'
  }
}

async function verdictOn(match: string, version: number, order: Order): Promise<Verdict> {
  const { name, actions = [], joined = false, level = BEST } = order
  const asked = { id: crypto.randomUUID(), match, version }
  const verdict = await (name === 'play'
    ? call('play', { ...asked, actions, joined })
    : name === 'resign'
      ? call('resign', { ...asked, level })
      : call(name, asked))
  const isMeantStill = name === 'resign' && verdict.kind === 'stale'
  return isMeantStill ? verdictOn(match, verdict.picture.version, order) : verdict
}

function judge(session: TableSession, verdict: Verdict): void {
  if (verdict.kind === 'stale') {
    session.receive(verdict.picture)
    say(text.value.stale)
  }
  if (verdict.kind === 'rejected') say(text.value.notPlayed(verdict.refusal.reason))
}
