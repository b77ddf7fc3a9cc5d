/** What can be done now, and what cannot and why, in words. */
import { keyOf } from '../../engine/result.ts'
import type { Facts, Outlook, Words } from '../../engine/types.ts'
import type { BlockedChoice, Choice } from '../protocol.ts'
import type { Seen } from '../sight.ts'

export function choicesOf({ actions, view }: Seen, words: Words, { rules }: Facts): Choice[] {
  return actions.map(action => ({
    key: keyOf(action),
    action,
    text: words.action(action, view),
    odds: words.odds(action, view),
    ...drawn(words.outlooks?.(action, view) ?? []),
    rule: rules[action.kind] ?? null,
  }))
}

export function blockedOf({ blocked, view }: Seen, words: Words): BlockedChoice[] {
  return blocked.map(each => ({
    key: keyOf(each.action),
    action: each.action,
    text: words.action(each.action, view),
    why: words.blocked?.(each, view) ?? '',
    rule: each.rule,
  }))
}

function drawn(outlooks: readonly Outlook[]): Pick<Choice, 'outlooks'> {
  return outlooks.length > 0 ? { outlooks } : {}
}
