/** A way through a doorway, on the map: a room to walk into, a place to explore, a lock to open. */
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { TableProps } from '../../../table/look.ts'
import type { Step } from '../choices.ts'
import { roomLines } from '../tips.ts'
import './steps.css'

interface Props {
  readonly step: Step
  readonly props: TableProps<TinScene>
}

export function StepButton({ step: { choice, kind, dir, cell }, props }: Props) {
  const room = props.view.rooms.find(({ x, y }) => x === cell.x && y === cell.y)
  const lit = props.lit === choice.key
  return (
    <button
      type="button"
      class={`tin-step ${kind} to-${dir} ${lit ? 'lit' : ''}`}
      aria-label={choice.text}
      data-tip={[choice.text, ...(room ? roomLines(room) : [])].join('\n')}
      onClick={() => props.choose(choice)}
    >
      {kind === 'explore' && (
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <rect x="5" y="5" width="110" height="110" rx="8" />
          <path d="M60 38v44M38 60h44" />
        </svg>
      )}
      {kind !== 'explore' && <span class="tin-spark" aria-hidden="true" />}
    </button>
  )
}
