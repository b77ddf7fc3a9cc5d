/** The order in which choices get their numbers. */
import type { Action, Facts } from '../../engine/types.ts'

/** As the rules list them, but what the game wants last stands last: whoever types 1 out of habit loses nothing by it. */
export function inOrder<C extends { readonly action: Action }>(
  choices: readonly C[],
  { last = [] }: Pick<Facts, 'last'>,
): readonly C[] {
  const place = ({ action }: C) => last.indexOf(action.kind)
  return choices.toSorted((a, b) => place(a) - place(b))
}
