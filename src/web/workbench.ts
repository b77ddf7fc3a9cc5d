/** The content of a game for the workshop, and what is wrong with a draft of it: in a thread, so that nobody who writes waits. */

import { saidBy } from '../engine/result.ts'
import type { AnyKit, Fault } from '../engine/types.ts'
import { LOADERS } from '../games/loaders.ts'
import type { BenchAnswer, BenchQuestion, Laid } from './workshop/bench.ts'

addEventListener('message', ({ data }: MessageEvent<BenchQuestion>) => void answer(data))

async function answer({ game, pack }: BenchQuestion): Promise<void> {
  const kit = Object.hasOwn(LOADERS, game) ? await LOADERS[game]?.() : undefined
  tell(pack === undefined ? { laid: contentOf(kit) } : { faults: faultsOf(kit, pack) })
}

/** Null where the game has nothing to edit. */
function contentOf(kit: AnyKit | undefined): Laid | null {
  const schema = kit?.packs.schema?.()
  // Plain data, whatever the game makes its standard set of: entries that two lists share become two.
  return kit && schema ? JSON.parse(JSON.stringify({ standard: kit.packs.standard, schema })) : null
}

function faultsOf(kit: AnyKit | undefined, pack: unknown): readonly Fault[] {
  const checked = kit?.packs.check(pack)
  if (!checked || checked.ok) return []
  return checked.refusal.faults ?? [{ place: '', said: saidBy(checked.refusal) }]
}

function tell(said: BenchAnswer): void {
  postMessage(said)
}
