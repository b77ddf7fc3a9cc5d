/** What can be done now, and what cannot and why, in words. */
import { keyOf } from '../../engine/result.ts'
import type { Action, Facts, Outlook, Words } from '../../engine/types.ts'
import type { BlockedChoice, Choice } from '../protocol.ts'
import type { Seen } from '../sight.ts'

type Offered = Pick<Seen, 'offers' | 'view'>

/** What several seats may do is one choice. */
export function choicesOf({ offers, view }: Offered, words: Words, { rules }: Facts): Choice[] {
  return [...byKey(offers.flatMap(({ actions }) => actions))].map(([key, action]) => ({
    key,
    action,
    text: words.action(action, view),
    odds: words.odds(action, view),
    ...drawn(words.outlooks?.(action, view) ?? []),
    rule: rules[action.kind] ?? null,
  }))
}

/** What one of several seats may do is not blocked, and what is the same for all of them is said once. */
export function blockedOf({ offers, view }: Offered, words: Words): BlockedChoice[] {
  const legal = byKey(offers.flatMap(({ actions }) => actions))
  const said = offers
    .flatMap(({ blocked }) => blocked)
    .map(each => ({
      key: keyOf(each.action),
      action: each.action,
      text: words.action(each.action, view),
      why: words.blocked?.(each, view) ?? '',
      rule: each.rule,
    }))
    .filter(({ key }) => !legal.has(key))
  return offers.length < 2
    ? said
    : [...new Map(said.map(each => [`${each.text} ${each.why}`, each])).values()]
}

function byKey(actions: readonly Action[]): ReadonlyMap<string, Action> {
  return new Map(actions.map(action => [keyOf(action), action]))
}

function drawn(outlooks: readonly Outlook[]): Pick<Choice, 'outlooks'> {
  return outlooks.length > 0 ? { outlooks } : {}
}
