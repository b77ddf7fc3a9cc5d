/** Over whatever is shown: that the line to the server is down, and is being mended. */
import { lineState } from './line-state.ts'
import './line-slip.css'
import { words } from './text/index.ts'

export function LineSlip() {
  return (
    <div class="line-slip" role="status">
      {lineState.value === 'trying' && <p>{words.value.lineDown}</p>}
    </div>
  )
}
