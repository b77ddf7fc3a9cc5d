import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Match } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import { seededChance } from '../../engine/rng.ts'
import type { Result } from '../../engine/types.ts'
import type { Asker } from '../asker.ts'
import { complain, complainOf } from '../complain.ts'
import { openMatch } from '../files.ts'
import { say } from '../io.ts'
import { noteSheets } from '../sheets.ts'
import type { Shell } from '../shell.ts'
import { clockOf } from './clock.ts'
import { keep, NotKept, notKept, textAt } from './keep.ts'
import { lock } from './lock.ts'
import type { Sitting } from './sitting.ts'
import { playOn } from './table.ts'
import type { Offer } from './welcome.ts'

/** Takes the match for this process alone and plays it; the answer is the exit code. */
export async function sitDown(shell: Shell, asker: Asker, offer: Offer): Promise<number> {
  const { path } = offer
  if (offer.match.header.fair)
    return complain(shell.io, `"${path}" was played online; its dice are only there.`)
  const held = lock(path)
  if (!held.ok) return complainOf(shell.io, held.refusal)
  try {
    return await playAt(shell, asker, offer)
  } catch (error) {
    if (error instanceof NotKept) return complain(shell.io, error.message)
    throw error
  } finally {
    held.value()
  }
}

async function playAt(shell: Shell, asker: Asker, offer: Offer): Promise<number> {
  const seen = textAt(offer.path)
  const match = latest(shell, offer)
  if (!match.ok) return complainOf(shell.io, match.refusal)
  const sitting = sittingOf(shell, asker, offer, match.value, seen)
  if (seen === null) begin(sitting, offer.sheets ?? [])
  if (shell.io.interactive)
    say(shell.io, sitting.paint('dim', '\nType the number of a choice; help tells what else you can type.'))
  return await playOn(sitting)
}

/** A new match is on the disk, with the names of its sheets, before anything of it is shown. */
function begin(sitting: Sitting, sheets: readonly string[]): void {
  try {
    noteSheets(sitting.io, sitting.path, sheets)
  } catch (error) {
    throw notKept(sitting, error)
  }
  keep(sitting, sitting.match)
}

/** While this person was still choosing, another process may have played on. */
function latest({ kits }: Shell, { path, match }: Offer): Result<Match> {
  if (!existsSync(path)) return done(match)
  const opened = openMatch(path, kits)
  return opened.ok ? done(opened.value.match) : opened
}

function sittingOf(
  shell: Shell,
  asker: Asker,
  { kit, path }: Offer,
  match: Match,
  seen: string | null,
): Sitting {
  const { seed = randomInt(2 ** 31) } = match.header
  return {
    io: shell.io,
    asker,
    paint: shell.paint(),
    kit,
    reader: kit.reader(match.content),
    chance: seededChance(seed),
    path,
    clock: clockOf(kit, match, path, () => shell.io.now()),
    match,
    seen,
    news: new Map(),
    eyes: null,
  }
}
