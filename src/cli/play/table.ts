import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { actorOf, resultOf } from '../../engine/seats.ts'
import { isBot, nextToAct } from '../../table/turn.ts'
import { complainOf, FAILED } from '../complain.ts'
import { type Io, say } from '../io.ts'
import { matchesFolder } from './home.ts'
import { rewardSheets } from './reward.ts'
import { nameOf } from './saves.ts'
import { showNews } from './show.ts'
import { personsOf, type Sitting, stepBot, stepChance } from './sitting.ts'
import { lookBack, type Turn, takeTurn } from './turn.ts'

/** Plays until the match is over or everybody has left; the answer is the exit code. */
export async function playOn(sitting: Sitting): Promise<number> {
  for (;;) {
    const turn = sitting.asker.interrupted ? 'ended' : await advance(sitting)
    if (turn !== 'on') return leave(sitting, turn)
  }
}

async function advance(sitting: Sitting): Promise<Turn> {
  const actor = actorOf(sitting.match)
  if (actor.kind === 'over') {
    rewardSheets(sitting)
    return lookBack(sitting)
  }
  if (actor.kind === 'chance') return automatic(sitting, () => stepChance(sitting))
  const seat = nextToAct(sitting) ?? 0
  return isBot(sitting.match, seat)
    ? automatic(sitting, () => stepBot(sitting, seat))
    : takeTurn(sitting, seat)
}

async function automatic(sitting: Sitting, step: () => ReturnType<typeof stepChance>): Promise<Turn> {
  const played = step()
  if (!played.ok) {
    complainOf(sitting.io, played.refusal)
    return 'confused'
  }
  if (personsOf(sitting).length === 0) showNews(sitting, null)
  // Lets Ctrl-C through while bots play among themselves.
  await setImmediate()
  return 'on'
}

/** What to type to mean this match: its name where it lies with the others, else its path. */
function shortName(io: Io, path: string): string {
  const name = dirname(path) === matchesFolder(io.env) ? nameOf(path) : path
  return /\s/.test(name) ? `"${name}"` : name
}

function leave(sitting: Sitting, turn: Turn): number {
  const { match, path, io } = sitting
  const over = resultOf(match) !== null
  const name = shortName(io, path)
  say(
    io,
    over
      ? `The match is kept; look at it again with: undercroft replay ${name}`
      : `The match is saved; go on with: undercroft play --resume ${name}`,
  )
  return turn === 'confused' ? FAILED : 0
}
