/** A language made into the words of the game. */
import { keyOf } from '../../../engine/result.ts'
import type { MatchResult, Words } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { chanceOf } from '../odds/index.ts'
import type { Action, ActionOf, Blocked, Ending, Good, TinEvent } from '../types.ts'
import { sightOf, type TinSight } from '../view/sight.ts'
import type { TinView } from '../view/types.ts'
import { drawTable } from './board.ts'
import { crowdedOut, paidIn } from './look.ts'
import type { Asks, EventOf, Phrases, Sentences, Speech } from './speech.ts'

/** The words about a game with this content. */
export function wordsIn(speech: Speech, content: ContentIndex): Words {
  const seen = (view: TinView) => sightOf(content, view)
  return {
    ask: (view: TinView) => ask(speech, seen(view)),
    action: (action: Action, view: TinView) =>
      action.kind in speech.phrases ? phrase(speech, action, seen(view)) : keyOf(action),
    blocked: ({ action, why }: Blocked, view: TinView) => speech.reasons[why](action, seen(view)),
    odds: (action: Action, view: TinView) => {
      const chance = chanceOf(seen(view), action)
      return chance === null ? null : speech.odds(Math.round(chance * 100))
    },
    event: (event: TinEvent) => sentence(speech, event, content),
    board: (view: TinView, paint, width) => drawTable(seen(view), paint, width, speech.board),
    result: result => ending(speech, result),
    option: name => speech.options[name] ?? { label: name },
  }
}

function ask(speech: Speech, sight: TinSight): string {
  const { asks } = speech
  const { step } = sight
  if (sight.result) return ending(speech, sight.result)
  if (step.kind === 'card') return asks.card(step.technique)
  if (step.kind === 'pay') return askPay(asks, sight, step.good)
  if (step.kind === 'lay') return asks.lay(step.tile)
  const things = sight.prompt?.ask === 'turn' ? crowdedOut(sight) : []
  if (things.length > 0) return asks.crowded(things)
  return asks.plain[sight.prompt?.ask ?? ''] ?? asks.whatNow
}

function askPay(asks: Asks, sight: TinSight, good: Good): string {
  const { price } = sight.content.goods[good]
  const paid = paidIn(sight)
  return paid < price ? asks.pay(good, price, paid) : asks.swap(good)
}

function phrase<K extends Action['kind']>({ phrases }: Speech, action: ActionOf<K>, sight: TinSight): string {
  const say: Phrases[K] = phrases[action.kind]
  return say(action, sight)
}

function sentence<K extends TinEvent['kind']>(
  { sentences }: Speech,
  event: EventOf<K>,
  content: ContentIndex,
): string | null {
  const say: Sentences[K] = sentences[event.kind]
  return say(event, content)
}

function ending(speech: Speech, { reason, scores }: MatchResult): string {
  const { endings } = speech
  const gold = scores?.[0] ?? 0
  const how = isEnding(reason, endings) ? endings[reason] : reason
  return gold > 0 ? `${how} ${speech.purse(gold)}` : how
}

function isEnding(reason: string, endings: Speech['endings']): reason is Ending {
  return reason in endings
}
