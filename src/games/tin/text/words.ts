/** A language made into the words of the game. */
import { keyOf } from '../../../engine/result.ts'
import type { MatchResult, Words } from '../../../engine/types.ts'
import type { Action, ActionOf, Blocked, Ending, Good, TinEvent } from '../types.ts'
import type { TinView } from '../view/types.ts'
import { drawTable } from './board.ts'
import { crowdedOut, paidIn } from './look.ts'
import type { Asks, EventOf, Phrases, Sentences, Speech } from './speech.ts'

export function wordsIn(speech: Speech): Words {
  return {
    ask: (view: TinView) => ask(speech, view),
    action: (action: Action, view: TinView) =>
      action.kind in speech.phrases ? phrase(speech, action, view) : keyOf(action),
    blocked: ({ action, why }: Blocked, view: TinView) => speech.reasons[why](action, view),
    odds: (action: Action, view: TinView) => {
      const chance = view.odds[keyOf(action)]
      return chance === undefined ? null : speech.odds(Math.round(chance * 100))
    },
    event: (event: TinEvent) => sentence(speech, event),
    board: (view: TinView, paint, width) => drawTable(view, paint, width, speech.board),
    result: result => ending(speech, result),
    option: name => speech.options[name] ?? { label: name },
  }
}

function ask(speech: Speech, view: TinView): string {
  const { asks } = speech
  const { step } = view
  if (view.result) return ending(speech, view.result)
  if (step.kind === 'card') return asks.card(step.technique)
  if (step.kind === 'pay') return askPay(asks, view, step.good)
  if (step.kind === 'lay' && view.laying) return asks.lay(view.laying.name)
  const things = view.prompt?.ask === 'turn' ? crowdedOut(view) : []
  if (things.length > 0) return asks.crowded(things)
  return asks.plain[view.prompt?.ask ?? ''] ?? asks.whatNow
}

function askPay(asks: Asks, view: TinView, good: Good): string {
  const { price } = view.goods[good]
  const paid = paidIn(view)
  return paid < price ? asks.pay(good, price, paid) : asks.swap(good)
}

function phrase<K extends Action['kind']>({ phrases }: Speech, action: ActionOf<K>, view: TinView): string {
  const say: Phrases[K] = phrases[action.kind]
  return say(action, view)
}

function sentence<K extends TinEvent['kind']>({ sentences }: Speech, event: EventOf<K>): string | null {
  const say: Sentences[K] = sentences[event.kind]
  return say(event)
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
