/** Thinking may prefer any sensible action to what was advised, so that each of them has something that speaks for it. */
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../engine/result.ts'
import { fastRng } from '../../engine/rng.ts'
import type { Action, AnyKit, Seat } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import { LAW_SHARE } from '../../testing/law-games.ts'
import { mindFor } from '../given.ts'
import type { Mind } from '../mind.ts'
import { entrants } from './entrants.ts'

const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  tin: [{}, { hearts: 5, turnLimit: 60 }],
  onedeck: [{ heroes: ['rogue'] }, { heroes: ['mage', 'paladin'], edition: 'revised' }],
  dungeon: [{ players: 3, turnLimit: 15 }, { mode: 'hunted' }, { mode: 'hunt' }],
}
const SEED = 3
/** Decisions of one match that are looked at. */
const LOOKS = Math.max(10, Math.round(60 * LAW_SHARE))
const PATIENCE = 180_000

const isSaid = (text: string | undefined) =>
  text && text.endsWith('.') && !/undefined|NaN|Infinity|\[object/.test(text)

/** What has no word in either of the languages. */
function silentIn({ game, reader }: Mind, state: unknown, seat: Seat, actions: readonly Action[]) {
  const view = game.view(state, seat)
  const { en, de } = reader.words
  return actions.filter(action => {
    const [reason] = reader.advice.reasons?.(view, action) ?? []
    if (!reason) return true
    const said = [en.reason?.(reason, view), de?.reason?.(reason, view)]
    return !said.every(isSaid) || said[0] === said[1]
  })
}

function faultsIn(kit: AnyKit, options: object): string[] {
  const mind = mindFor(kit, SEED)
  const { game, policy } = mind
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const state = game.setup(parsed.value)
  const rng = fastRng(SEED)
  const faults = new Set<string>()
  for (let looks = 0; looks < LOOKS; ) {
    const actor = game.actor(state)
    if (actor.kind === 'over') break
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    if (actor.kind === 'seats' && !policy.isDetail?.(state) && game.actions(state, seat).length > 1) {
      looks += 1
      const sensible = entrants(mind, { state, seat }, []).map(each => each.action)
      for (const action of silentIn(mind, state, seat, sensible)) faults.add(keyOf(action))
    }
    game.apply(
      state,
      actor.kind === 'seats' ? policy.choose(state, seat, rng) : game.sample(state, rng),
      null,
    )
  }
  return [...faults]
}

describe.each(KITS.map(kit => [kit.facts.id, kit] as const))('%s', (id, kit) => {
  test.each(OPTIONS[id] ?? [{}])(
    'says in every language what speaks for each sensible action: %j',
    options => {
      expect(faultsIn(kit, options)).toEqual([])
    },
    PATIENCE,
  )
})
