/** Whether every step is told by its events alone: nobody looks at the table to say what was done. */
import { start } from '../engine/match.ts'
import { play, playChance } from '../engine/play.ts'
import { fastRng, pick, seededChance } from '../engine/rng.ts'
import { type AnyKit, type GameEvent, LANGUAGES, type Reader, type Seat } from '../engine/types.ts'

/** The kinds of action after which the seat that acted would read nothing, from so many random matches. */
export function untold(kit: AnyKit, options: Readonly<Record<string, unknown>>, matches: number): string[] {
  const silent = new Set<string>()
  for (let seed = 1; seed <= matches; seed++) playThrough(kit, options, seed, silent)
  return [...silent].toSorted()
}

function playThrough(
  kit: AnyKit,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  silent: Set<string>,
): void {
  const begun = start(kit, { options: { ...kit.facts.bounded, ...options } })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const [rng, chance, reader] = [fastRng(seed), seededChance(seed), kit.reader(begun.value.content)]
  for (let match = begun.value, step = 0; step < kit.facts.bound; step++) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') return
    const seat = actor.kind === 'seats' ? pick(actor.seats, rng) : null
    const action = seat === null ? null : pick(match.game.actions(match.state, seat), rng)
    const events: GameEvent[] = []
    const next =
      seat === null || action === null
        ? playChance(match, chance)
        : play(match, seat, action, event => events.push(event))
    if (!next.ok) throw new Error(next.refusal.reason)
    if (seat !== null && action !== null && !isTold(reader, events, seat)) silent.add(action.kind)
    match = next.value
  }
}

function isTold({ words }: Reader, events: readonly GameEvent[], seat: Seat): boolean {
  const seen = events.filter(({ to }) => to === undefined || to.includes(seat))
  return LANGUAGES.every(language =>
    seen.some(event => (words[language] ?? words.en).event(event, seat) !== null),
  )
}
