/** What one would look for between rooms and cannot have now, and why. */
import type { Off } from '../../table/look.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'
import { choicesOf, type Props } from './view.ts'

export function offs({ view, choices }: Props): readonly Off[] {
  if (view.frame.kind !== 'turn') return []
  const list: Off[] = []
  if (choicesOf(choices, 'explore').length === 0)
    list.push({
      label: words.value.explore,
      why: view.deck === 0 ? words.value.exploreEmpty : words.value.exploreFull,
      icon: ICONS.torch,
      rule: 'O-13',
    })
  if (choicesOf(choices, 'descend').length === 0)
    list.push({
      label: words.value.descendOff,
      why: view.stairsShow ? words.value.descendEnd : words.value.descendWhy(view.deck),
      icon: ICONS.stairs,
      rule: view.stairsShow ? 'O-87' : 'O-15',
    })
  return list
}
