/** Small arrows at the edge of the window towards lit spaces that are out of sight; a press brings them in. */
import type { Lens } from '../camera/lens.ts'
import type { Plan } from '../plan.ts'
import type { Target } from '../targets.ts'
import { text } from '../text/index.ts'
import { edgesOf, MARK, SIDES } from './edges.ts'
import './edge-marks.css'

interface Props {
  readonly plan: Plan
  readonly targets: readonly Target[]
  readonly lens: Lens
}

export function EdgeMarks({ plan, targets, lens }: Props) {
  if (lens.isWhole.value) return null
  return (
    <>
      {edgesOf(targets, plan, lens.camera.value, lens.room.value).map(({ side, count, x, y, nearest }) => (
        <button
          key={side}
          type="button"
          class="dg-edge"
          data-tool=""
          data-side={side}
          aria-label={text.value.beyond(count, text.value.winds[2 * SIDES.indexOf(side)] ?? '')}
          style={{ left: `${x - MARK / 2}px`, top: `${y - MARK / 2}px` }}
          onClick={() => lens.centre(nearest)}
        >
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <path d="M-5 -2L0 -8L5 -2" />
          </svg>
          <b>{count}</b>
        </button>
      ))}
    </>
  )
}
