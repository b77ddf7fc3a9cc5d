/** Back to now, whatever earlier moment is shown. */
import type { Signal } from '@preact/signals'
import type { Picture } from '../../../table/protocol.ts'
import type { Stage } from './stage.ts'

interface Looking {
  readonly past: Signal<Picture | null>
  readonly encore: Signal<Stage | null>
}

export function endEncore({ encore, past }: Looking): void {
  encore.value?.clear()
  encore.value = null
  past.value = null
}
