import { describe, expect, test } from 'vitest'
import { KITS } from '../games/index.ts'
import { pigKit } from '../testing/pig.ts'
import { hash } from './hash.ts'
import { type Match, start } from './match.ts'
import { legal, play, playChance } from './play.ts'
import { refold, resume } from './resume.ts'
import { fastRng, pick, seededChance } from './rng.ts'
import type { AnyKit } from './types.ts'
import { undo } from './undo.ts'

function played(kit: AnyKit, steps: number): Match {
  const begun = start(kit, { practice: true, seed: 3 })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const [rng, chance] = [fastRng(9), seededChance(3)]
  let match = begun.value
  for (let step = 0; step < steps; step++) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') break
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
    const back = actor.kind === 'seats' && step % 17 === 16 ? undo(match, seat) : null
    const next =
      back?.ok === true
        ? back
        : actor.kind === 'chance'
          ? playChance(match, chance)
          : play(match, seat, pick(legal(match, seat), rng))
    if (!next.ok) throw new Error(next.refusal.reason)
    match = next.value
  }
  return match
}

const entriesOf = ({ log, version }: Match) => log.slice(0, version)

describe('entries of our own', () => {
  test.each(KITS.map(kit => [kit.facts.id, kit] as const))(
    '%s: fold to the same match as under the rules',
    (_, kit) => {
      const match = played(kit, 120)
      const [entries, end] = [entriesOf(match), hash(match.state)]
      const whole = refold(kit, match.header, entries, end)
      const checked = resume(kit, match.header, entries)
      if (!checked.ok || !whole) throw new Error('does not fold')
      expect(whole.state).toEqual(checked.value.state)
      expect({ ...whole, game: null }).toEqual({ ...checked.value, game: null })
    },
  )

  test('fold without anybody listing what else could have been done', () => {
    const match = played(pigKit, 60)
    const counted = { actions: 0, outcomes: 0 }
    const game = {
      ...pigKit.make(null),
      actions: () => {
        counted.actions += 1
        return []
      },
      outcomes: () => {
        counted.outcomes += 1
        return []
      },
    }
    const kit: AnyKit = { ...pigKit, make: () => game }
    const entries = entriesOf(match)
    expect(refold(kit, match.header, entries, hash(match.state))?.version).toBe(entries.length)
    expect(counted).toEqual({ actions: 0, outcomes: 0 })
  })

  test('that are not whole, or of other rules, are not believed', () => {
    const match = played(pigKit, 40)
    const [entries, end] = [entriesOf(match), hash(match.state)]
    expect(refold(pigKit, match.header, entries.slice(1), end)).toBeNull()
    expect(refold(pigKit, match.header, entries.slice(0, -1), end)).toBeNull()
    expect(refold(pigKit, match.header, entries, hash('other'))).toBeNull()
    expect(refold(pigKit, { ...match.header, rulesVersion: 0 }, entries, end)).toBeNull()
    const strange = [...entries, { seat: 9, resign: true as const }]
    expect(refold(pigKit, match.header, strange, end)).toBeNull()
  })
})
