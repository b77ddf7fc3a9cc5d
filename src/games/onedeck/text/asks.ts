/** What the actor is asked. */

import type { Frame } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { heroName } from './names.ts'
import type { Say } from './say.ts'

export function askInWords(say: Say, view: DeckScene): string {
  const { asks } = say
  if (view.result) return view.result.reason === 'victory' ? asks.won : asks.lost
  const { frame } = view
  const ability = view.ability ? say.name(view.ability) : asks.skill
  if (frame.kind === 'pay') return asks.pay(ability)
  if (frame.kind === 'pick') return asks.pick(ability)
  if (frame.kind === 'either') return asks.either(ability)
  if (frame.kind === 'feat' || frame.kind === 'featDone') {
    const hero = view.fight?.fighters[frame.slot]?.hero ?? 0
    const asked = frame.kind === 'feat' ? featAsk(say, view, hero) : asks.drop
    return `${heroName(say, view, hero)}: ${asked}`
  }
  if (frame.kind === 'level' && view.level.isLast) return asks.brew
  const plain: { readonly [kind in Frame['kind']]?: string } = asks.plain
  return plain[frame.kind] ?? asks.what
}

/** With four heroes the board has no room for what the heroic skill says. */
function featAsk({ asks, name, effect }: Say, view: DeckScene, hero: number): string {
  const feat = view.party[hero]?.feat
  if (!feat) return asks.heroic
  const asked = asks.feat(name(feat))
  return view.party.length > 2 ? `${asked} ${effect(feat)}` : asked
}
