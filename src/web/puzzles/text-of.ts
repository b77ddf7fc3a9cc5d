/** What an action is called at the table that is asked about. */
import { keyOf } from '../../engine/result.ts'
import type { Action } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'

export function textOf(picture: Picture, action: Action): string {
  return textBy(picture, keyOf(action))
}

export function textBy({ choices }: Picture, key: string): string {
  return choices.find(choice => choice.key === key)?.text ?? key
}
