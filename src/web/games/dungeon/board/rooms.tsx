/** Every room as something to point at, under the spaces that can be pressed. */
import type { Plan } from '../plan.ts'

interface Props {
  readonly plan: Plan
  readonly tips: ReadonlyMap<string, string>
}

export function Rooms({ plan, tips }: Props) {
  return (
    <div aria-hidden="true">
      {[...tips].map(([space, said]) => {
        const place = plan.byId.get(space)
        if (!place) return null
        const { x, y, w, h } = place
        return (
          <i
            key={space}
            class="dg-room-tip"
            data-tip={said}
            style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
          />
        )
      })}
    </div>
  )
}
