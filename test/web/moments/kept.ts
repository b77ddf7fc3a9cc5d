/**
 * The moments of each game as they are kept in `fixtures/<game>.json`: matches that were played once, with the versions
 * at which they stand at moments. `npm run moments` looks anew for those that no longer hold.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Match, type Step, start } from '../../../src/engine/match.ts'
import { enter } from '../../../src/engine/resume.ts'
import type { AnyKit, Seat } from '../../../src/engine/types.ts'
import { holds, type Kept, type Search, type Wanted } from './wanted.ts'

/** What stands where a moment was kept: the match, or why it is not there any more. */
export type Found = { readonly match: Match } | { readonly fault: string }

export function keptFile(game: string): string {
  return fileURLToPath(new URL(`./fixtures/${game}.json`, import.meta.url))
}

export function keptOf(game: string): readonly Kept[] {
  return JSON.parse(readFileSync(keptFile(game), 'utf8'))
}

/** Each wanted moment of a search, found in what was kept. */
export function lookUp(kit: AnyKit, { setup, wanted }: Search, kept: readonly Kept[]): Map<string, Found> {
  const found = new Map<string, Found>(wanted.map(({ name }) => [name, { fault: 'it was never found' }]))
  for (const { moments, steps } of kept) {
    const wants = wanted.filter(({ name }) => Object.hasOwn(moments, name))
    if (wants.length === 0) continue
    const versions = playedAgain(kit, setup, steps)
    for (const want of wants) found.set(want.name, judge(want, moments[want.name] ?? 0, versions))
  }
  return found
}

interface Played {
  /** The match after so many steps. */
  readonly matches: readonly Match[]
  readonly fault: string
}

function playedAgain(kit: AnyKit, setup: Search['setup'], steps: readonly Step[]): Played {
  const begun = start(kit, setup)
  if (!begun.ok) return { matches: [], fault: begun.refusal.reason }
  const matches = [begun.value]
  for (const [at, step] of steps.entries()) {
    const next = enter(matches[at] ?? begun.value, step)
    if (!next.ok) return { matches, fault: `step ${at + 1} is refused: ${next.refusal.reason}` }
    matches.push(next.value)
  }
  return { matches, fault: 'it ends before' }
}

function judge(want: Wanted<never>, version: number, { matches, fault }: Played): Found {
  const match = matches[version]
  if (!match) return { fault }
  const isThere = seatsOf(match).some(seat => holds(want, match, seat))
  return isThere ? { match } : { fault: `the match stands elsewhere after step ${version}` }
}

/** Who may be looking: those who are asked, or anybody when it is over. */
function seatsOf({ game, state }: Match): readonly Seat[] {
  const actor = game.actor(state)
  if (actor.kind === 'over') return [0]
  return actor.kind === 'seats' ? actor.seats : []
}
