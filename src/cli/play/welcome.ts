/** The first question of a terminal: what to play. */
import type { Match } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { Stopped } from '../../engine/resume.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import type { Asker } from '../asker.ts'
import { complain } from '../complain.ts'
import { matchesFolder } from '../home.ts'
import { padTo, widthOf } from '../layout.ts'
import type { Shell } from '../shell.ts'
import { choose } from './menu.ts'
import { type Saved, shelfOf } from './saves.ts'

/** A match and where it is kept. */
export interface Offer {
  readonly kit: AnyKit
  readonly match: Match
  readonly path: string
  /** Why it goes no further, where it was begun under older rules. */
  readonly stopped?: Stopped | null
  /** Campaign sheets of the heroes in a new match. */
  readonly sheets?: readonly string[]
}

/** Unfinished matches to continue and games to begin, in one list; null when the person leaves. */
export async function welcome(
  shell: Shell,
  asker: Asker,
): Promise<Result<Offer | { readonly kit: AnyKit } | null>> {
  const shelf = shelfOf(matchesFolder(shell.io.env), shell.kits)
  for (const sentence of shelf.damaged) complain(shell.io, sentence)
  const titles = shell.kits.map(({ facts }) => facts.title)
  const widest = titles.reduce((most, title) => Math.max(most, widthOf(title)), 0)
  const items = [
    ...shelf.open.map(saved => `continue ${padTo(saved.kit.facts.title, widest)}  ${about(saved)}`),
    ...shell.kits.map(({ facts }) => `new      ${padTo(facts.title, widest)}  ${facts.tagline}`),
  ]
  const choice = await choose(shell.io, asker, 'What would you like to play?', items)
  if (!choice.ok || choice.value === null) return choice.ok ? done(null) : choice
  const saved = shelf.open[choice.value]
  if (saved) return done(saved)
  const kit = shell.kits[choice.value - shelf.open.length]
  return done(kit ? { kit } : null)
}

function about({ match, when }: Saved): string {
  const date = when.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  return `step ${match.version}, ${date}`
}
