import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Seat } from '../../engine/types.ts'
import { complainOf, FAILED } from '../complain.ts'
import { type Io, say } from '../io.ts'
import { matchesFolder } from './home.ts'
import { rewardSheets } from './reward.ts'
import { nameOf } from './saves.ts'
import { type Session, stepBot, stepChance } from './session.ts'
import { showNews } from './show.ts'
import { lookBack, type Turn, takeTurn } from './turn.ts'

/** Plays until the match is over or everybody has left; the answer is the exit code. */
export async function playOn(session: Session): Promise<number> {
  for (;;) {
    const turn = session.asker.interrupted ? 'ended' : await advance(session)
    if (turn !== 'on') return leave(session, turn)
  }
}

async function advance(session: Session): Promise<Turn> {
  const actor = session.match.game.actor(session.match.state)
  if (actor.kind === 'over') {
    rewardSheets(session)
    return lookBack(session)
  }
  if (actor.kind === 'chance') return automatic(session, () => stepChance(session))
  const bot = actor.seats.find(seat => isBot(session, seat))
  if (bot !== undefined) return automatic(session, () => stepBot(session, bot))
  return takeTurn(session, actor.seats[0] ?? 0)
}

async function automatic(session: Session, step: () => ReturnType<typeof stepChance>): Promise<Turn> {
  const played = step()
  if (!played.ok) {
    complainOf(session.io, played.refusal)
    return 'confused'
  }
  if (session.match.header.seats.every(holder => holder.kind === 'bot')) showNews(session, null)
  // Lets Ctrl-C through while bots play among themselves.
  await setImmediate()
  return 'on'
}

function isBot({ match }: Session, seat: Seat): boolean {
  return match.header.seats[seat]?.kind === 'bot'
}

/** What to type to mean this match: its name where it lies with the others, else its path. */
function shortName(io: Io, path: string): string {
  const name = dirname(path) === matchesFolder(io.env) ? nameOf(path) : path
  return /\s/.test(name) ? `"${name}"` : name
}

function leave(session: Session, turn: Turn): number {
  const { match, path, io } = session
  const over = match.game.result(match.state) !== null
  const name = shortName(io, path)
  say(
    io,
    over
      ? `The match is kept; look at it again with: undercroft replay ${name}`
      : `The match is saved; go on with: undercroft play --resume ${name}`,
  )
  return turn === 'confused' ? FAILED : 0
}
