/** From header and entries back to a match: every entry is played again under the rules. */
import { contentOf } from './content.ts'
import { canonical, hash } from './hash.ts'
import type { Entry, Header, Match, Setup, Step } from './match.ts'
import { startWith } from './match.ts'
import { acceptAll, befall, play } from './play.ts'
import { done, saidBy } from './result.ts'
import { reseat, resign, resultOf, sit } from './seats.ts'
import { refuse } from './text/index.ts'
import type { AnyKit, Refusal, Refused, Result } from './types.ts'
import { redo, undo, undoAgreed } from './undo.ts'

/** A match as it could be opened; one of older rules may hold only up to a step that the rules of today refuse. */
export interface Opened {
  readonly match: Match
  readonly stopped: Stopped | null
  /** True when it was over, and today ends otherwise. */
  readonly differs: boolean
}

export interface Stopped {
  /** The first entry that no longer holds, counted from 1, and how many there are. */
  readonly at: number
  readonly of: number
  readonly refusal: Refusal
}

/** Called with the match before the first entry and after each. */
export type Watch = (match: Match, index: number) => void

/** The match that this header and these entries make under the rules; refused at the first that does not hold. */
export function resume(kit: AnyKit, header: Header, entries: readonly Entry[], watch?: Watch): Result<Match> {
  const opened = open(kit, header, entries, watch)
  if (!opened.ok) return opened
  const { match, stopped } = opened.value
  return stopped ? inStep(stopped) : done(match)
}

/** Whether a match ended with another result than was written down; one that was not over had none. */
export function endsOtherwise(match: Match, result: unknown): boolean {
  return result !== null && canonical(result) !== canonical(resultOf(match))
}

/** The same for looking at and playing on: a match of older rules opens as far as it holds. */
export function open(kit: AnyKit, header: Header, entries: readonly Entry[], watch?: Watch): Result<Opened> {
  const begun = begin(kit, header)
  if (!begun.ok) return begun
  // A full log can still be given up, once by everybody.
  const most = kit.facts.cap + begun.value.seats.length
  if (entries.length > most) return refuse('file', t => t.tooManySteps(entries.length, most))
  const opened = folded(begun.value, entries, watch)
  const isOlder = header.rulesVersion < kit.facts.rulesVersion
  return opened.stopped && !isOlder ? inStep(opened.stopped) : done(opened)
}

/**
 * The same for entries that we wrote ourselves: each was legal when it was played, so nobody lists what else could have
 * been done. The hash of the state at the end says whether they are whole; null where they are not, or of older rules.
 */
export function refold(kit: AnyKit, header: Header, entries: readonly Entry[], end: string): Match | null {
  if (header.rulesVersion !== kit.facts.rulesVersion) return null
  const begun = begin(kit, header)
  return begun.ok ? refoldFrom(begun.value, entries, end) : null
}

/** The same from a match that is known, by what was entered after it. */
export function refoldFrom(known: Match, entries: readonly Entry[], end: string): Match | null {
  try {
    const match = trusted(known, entries)
    return hash(match.state) === end ? match : null
  } catch {
    return null
  }
}

/** Steps that follow each other are made on one state. */
function trusted(known: Match, entries: readonly Entry[]): Match {
  let [match, steps]: [Match, Step[]] = [known, []]
  for (const next of entries) {
    if ('action' in next) {
      steps.push(next)
      continue
    }
    const entered = enter(acceptAll(match, steps), next)
    if (!entered.ok) throw new Error(entered.refusal.reason)
    ;[match, steps] = [entered.value, []]
  }
  return acceptAll(match, steps)
}

function folded(begun: Match, entries: readonly Entry[], watch?: Watch): Opened {
  let match = begun
  watch?.(match, 0)
  for (const [index, next] of entries.entries()) {
    const played = enter(match, next)
    if (!played.ok)
      return {
        match,
        stopped: { at: index + 1, of: entries.length, refusal: played.refusal },
        differs: false,
      }
    match = played.value
    watch?.(match, index + 1)
  }
  return { match, stopped: null, differs: false }
}

function inStep({ at, refusal }: Stopped): Refused {
  const inner = saidBy(refusal)
  return refuse('file', (t, language) => t.inStep(at, inner[language]), refusal.rule)
}

/** The match before its first step, as its header says it: with its own content, and its own way of counting chance. */
function begin(kit: AnyKit, from: Header): Result<Match> {
  const { rulesVersion } = kit.facts
  if (from.rulesVersion > rulesVersion)
    return refuse('file', t => t.rulesVersion(from.rulesVersion, rulesVersion))
  const content = contentOf(kit, from.content, from.pack)
  if (!content.ok) return content
  const options = Object.fromEntries(Object.entries(from.options ?? {}))
  const begun = startWith(kit, content.value, setupOf(from), options, from.pack !== undefined)
  if (!begun.ok) return begun
  const { header } = begun.value
  if (header.content !== from.content) return refuse('content', t => t.otherContent)
  return done({ ...begun.value, header: { ...from, options: header.options } })
}

function setupOf({ seats, practice, seed, fair }: Header): Setup {
  return { seats, practice, ...(seed === undefined ? {} : { seed }), ...(fair === undefined ? {} : { fair }) }
}

/** One entry of a log, whatever it is. */
export function enter(match: Match, next: Entry): Result<Match> {
  if ('action' in next) return step(match, next)
  if ('sit' in next) return (next.instead ? reseat : sit)(match, next.seat, next.sit)
  if ('resign' in next) return resign(match, next.seat, next.level)
  if ('undo' in next && next.agreed) return undoAgreed(match, next.seat, next.undo, next.agreed)
  const taken = 'undo' in next ? undo(match, next.seat) : redo(match, next.seat)
  if (!taken.ok) return taken
  const made = taken.value.log[taken.value.version - 1]
  return JSON.stringify(made) === JSON.stringify(next) ? taken : refuse('undo', t => t.undoCount)
}

/** A step of a log: without a seat it is what chance did. */
function step(match: Match, { seat, action, joined }: Step): Result<Match> {
  return seat === undefined ? befall(match, action) : play(match, seat, action, null, joined)
}
