/** What the actor is asked. */

import type { Frame } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { heroName, listed } from './names.ts'
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
  if (frame.kind === 'rescue') return rescueAsk(say, view)
  if (frame.kind === 'level' && view.level.isLast) return asks.brew
  const plain: { readonly [kind in Frame['kind']]?: string } = asks.plain
  return plain[frame.kind] ?? asks.what
}

/** Who takes as much damage as the hero has health (O-205). */
function rescueAsk(say: Say, { party }: DeckScene): string {
  const dying = party.filter(({ damage, health }) => damage >= health).map(say.name)
  return say.asks.rescue(listed(say, dying), dying.length)
}

/** With four heroes the board has no room for what the heroic skill says. */
function featAsk({ asks, name, effect }: Say, view: DeckScene, hero: number): string {
  const feat = view.party[hero]?.feat
  if (!feat) return asks.heroic
  const asked = asks.feat(name(feat))
  return view.party.length > 2 ? `${asked} ${effect(feat)}` : asked
}
