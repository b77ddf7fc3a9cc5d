/** What was found out about a match before. */
import { existsSync } from 'node:fs'
import type { Effort, SoFar } from '../../bots/analysis/types.ts'
import type { Match } from '../../engine/match.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { readJson } from '../files.ts'
import { foundIn } from './record.ts'

interface Where {
  readonly out?: string
  readonly resume?: boolean
}

/** A file that is there is gone on with, never written over. */
export function foundBefore({ out, resume }: Where, match: Match, effort: Effort): Result<SoFar | null> {
  if (out === undefined)
    return resume ? refuse('file', 'To go on, say with --out which file holds what was found.') : done(null)
  if (!existsSync(out)) return done(null)
  if (!resume) return refuse('file', `"${out}" is there already; --resume goes on with it.`)
  const input = readJson(out, 'analysis')
  if (!input.ok) return input
  const found = foundIn(input.value, match, effort)
  if (!found.ok) return refuse('file', `"${out}": ${found.refusal.reason}`)
  if (found.value) return done(found.value)
  return refuse('file', `"${out}" holds another analysis: its match or budget differ.`)
}
