/** A language made into the words of the game. */
import { keyOf } from '../../../engine/result.ts'
import type { MatchResult, Words } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { chanceOf } from '../odds/index.ts'
import type { TinReason } from '../policy/reasons.ts'
import type { Action, ActionOf, Blocked, Ending, Good, TinEvent } from '../types.ts'
import { sceneOf, type TinScene } from '../view/scene.ts'
import type { TinView } from '../view/types.ts'
import { drawTable } from './board.ts'
import { crowdedOut, paidIn } from './look.ts'
import { percent } from './percent.ts'
import { placesIn } from './places.ts'
import type { Advised, Asks, EventOf, Phrases, ReasonOf, Sentences, Speech } from './speech.ts'
import { standingText } from './standing.ts'

/** The words about a game with this content. */
export function wordsIn(speech: Speech, content: ContentIndex): Words {
  const seen = (view: TinView) => sceneOf(content, view)
  return {
    ask: (view: TinView) => ask(speech, seen(view)),
    action: (action: Action, view: TinView) =>
      action.kind in speech.phrases ? phrase(speech, action, seen(view)) : keyOf(action),
    blocked: ({ action, why }: Blocked, view: TinView) => speech.reasons[why](action, seen(view)),
    reason: (reason: TinReason) => advised(speech, reason, content),
    odds: (action: Action, view: TinView) => {
      const chance = chanceOf(seen(view), action)
      return chance === null ? null : speech.odds(percent(chance))
    },
    event: (event: TinEvent) => sentence(speech, event, content),
    board: (view: TinView, paint, width) => drawTable(seen(view), paint, width, speech.board),
    places: (view: TinView) => placesIn(seen(view), speech.places, speech.board),
    result: result => ending(speech, result),
    standing: (view: TinView) => standingText(seen(view), speech),
    option: name => speech.options[name] ?? { label: name },
  }
}

function ask(speech: Speech, scene: TinScene): string {
  const { asks } = speech
  const { step } = scene
  if (scene.result) return ending(speech, scene.result)
  if (step.kind === 'card') return asks.card(step.technique)
  if (step.kind === 'pay') return askPay(asks, scene, step.good)
  if (step.kind === 'lay') return asks.lay(step.tile)
  const things = scene.prompt?.ask === 'turn' ? crowdedOut(scene) : []
  if (things.length > 0) return asks.crowded(things)
  return asks.plain[scene.prompt?.ask ?? ''] ?? asks.whatNow
}

function askPay(asks: Asks, scene: TinScene, good: Good): string {
  const { price } = scene.content.goods[good]
  const paid = paidIn(scene)
  return paid < price ? asks.pay(good, price, paid) : asks.swap(good)
}

function phrase<K extends Action['kind']>({ phrases }: Speech, action: ActionOf<K>, scene: TinScene): string {
  const say: Phrases[K] = phrases[action.kind]
  return say(action, scene)
}

function sentence<K extends TinEvent['kind']>(
  { sentences }: Speech,
  event: EventOf<K>,
  content: ContentIndex,
): string | null {
  const say: Sentences[K] = sentences[event.kind]
  return say(event, content)
}

function advised<W extends TinReason['why']>(
  speech: Speech,
  reason: ReasonOf<W>,
  content: ContentIndex,
): string {
  const say: Advised[W] = speech.advised[reason.why]
  return say(reason, content)
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
