/** Checks a content pack in a thread of its own, so that one made to take for ever can be ended. */
import { LOADERS } from '../games/loaders.ts'
import type { PackQuestion } from './worker/prove-pack.ts'

addEventListener('message', ({ data }: MessageEvent<PackQuestion>) => void prove(data))

async function prove({ game, pack }: PackQuestion): Promise<void> {
  const checked = (await LOADERS[game]?.())?.packs.check(pack)
  if (checked) postMessage(checked.ok ? null : checked.refusal)
}
