/** How the line to the server is. */
import { signal } from '@preact/signals'
import type { LineState } from '../../table/protocol.ts'
import { onPush } from '../shell/wire.ts'

export const lineState = signal<LineState>('none')

onPush(push => {
  if (push.push === 'line') lineState.value = push.state
})
