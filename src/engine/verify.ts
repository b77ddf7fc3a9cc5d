/** Whether every roll of a match came from the source that it names, and its history is the one that was told. */
import { chainOf, commitmentTo, fairChance } from './fair.ts'
import { type MatchFile, replay } from './file.ts'
import type { Entry, Match } from './match.ts'
import { streamOf } from './play.ts'
import { done, sameAction } from './result.ts'
import { type Chance, seededChance } from './rng.ts'
import { resultOf } from './seats.ts'
import { refuse } from './text/index.ts'
import type { AnyKit, Refused, Result } from './types.ts'

/** A link of the chain as a seat was sent it, with the version that it stood for. */
export interface Witness {
  readonly version: number
  readonly link: string
}

export interface Verified {
  readonly rolls: number
  readonly source: 'seed' | 'secret'
  /** Whether the people at the table had a hand in the dice. */
  readonly salted: boolean
  /** How many links were compared. With none, the file proves only that it agrees with itself. */
  readonly witnessed: number
  /** False where it was closed before its end: without links it may as well be the beginning of a longer match. */
  readonly isOver: boolean
}

export function verify(kit: AnyKit, file: MatchFile, witnesses: readonly Witness[] = []): Result<Verified> {
  const source = sourceOf(file)
  if (!source.ok) return source
  const checker = rollChecker(file.steps, source.value)
  const match = replay(kit, file, checker.watch)
  if (!match.ok) return match
  const { rolls, wrong } = checker.found()
  const fault = faultOf(file, wrong, firstStrange(file, witnesses))
  if (fault) return fault
  const { fair } = file.header
  const isOver = resultOf(match.value) !== null
  if (fair && !isOver && !file.closed) return refuse('fair', t => t.notOver)
  const salted = (fair?.salts.length ?? 0) > 0
  return done({ rolls, source: fair ? 'secret' : 'seed', salted, witnessed: witnesses.length, isOver })
}

/** Of a wrong roll and a history that was not played, whichever comes first; 0 is no wrong roll. */
function faultOf({ steps }: MatchFile, wrongRoll: number, strange: Witness | null): Refused | null {
  if (wrongRoll > 0 && wrongRoll <= (strange?.version ?? wrongRoll))
    return refuse('fair', t => t.wrongRoll(wrongRoll))
  if (!strange) return null
  const { version } = strange
  return version > steps.length
    ? refuse('fair', t => t.onlyBeginning(steps.length, version))
    : refuse('fair', t => t.otherHistory(version))
}

function rollChecker(entries: readonly Entry[], chance: Chance) {
  let [rolls, wrong] = [0, 0]
  let before: Match | null = null
  const watch = (match: Match, index: number) => {
    const step = entries[index - 1]
    if (before && step && 'action' in step && step.seat === undefined) {
      rolls += 1
      const due = before.game.sample(before.state, chance(streamOf(before)))
      if (wrong === 0 && !sameAction(due, step.action)) wrong = index
    }
    before = match
  }
  return { watch, found: () => ({ rolls, wrong }) }
}

/** The first link that was sent while it was played and does not stand for this history. */
function firstStrange({ header, steps, secret }: MatchFile, witnesses: readonly Witness[]): Witness | null {
  if (secret === undefined || witnesses.length === 0) return null
  const chain = chainOf(secret, header)
  const links = [chain.first]
  for (const entry of steps) links.push(chain.next(links.at(-1) ?? chain.first, entry))
  const inOrder = witnesses.toSorted((a, b) => a.version - b.version)
  return inOrder.find(({ version, link }) => links[version] !== link) ?? null
}

function sourceOf({ header, secret }: MatchFile): Result<Chance> {
  const { fair, seed } = header
  if (!fair) return seed === undefined ? refuse('fair', t => t.noSource) : done(seededChance(seed))
  if (secret === undefined) return refuse('fair', t => t.secretHidden)
  if (commitmentTo(secret) !== fair.commitment) return refuse('fair', t => t.secretFalse)
  return done(fairChance(secret, header))
}
