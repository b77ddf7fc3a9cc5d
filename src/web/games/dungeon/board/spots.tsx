/** Every lit space as a real button with a name. One of them is in the tab order; arrow keys lead to the others. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Box } from '../box.ts'
import { isPointedAt, type Target } from '../targets.ts'
import { text } from '../text/index.ts'
import { spotNames } from './spot-names.ts'
import './spots.css'

interface Props {
  readonly box: Box
  readonly view: DungeonView
  readonly targets: readonly Target[]
  readonly from: string | null
  /** The one that Tab reaches. */
  readonly rover: string | null
  /** The one that a hint points at. */
  readonly lit: string | null
  readonly tips: ReadonlyMap<string, string>
}

export function Spots({ box, view, targets, from, rover, lit, tips }: Props) {
  const first = targets.some(({ space }) => space === rover) ? rover : targets[0]?.space
  const names = spotNames(box, view, targets, from)
  return (
    <div role="group" aria-label={text.value.onBoard}>
      {targets.map(target => {
        const place = box.plan.byId.get(target.space)
        if (!place) return null
        const { x, y, w, h } = place
        return (
          <button
            key={target.space}
            type="button"
            class={isPointedAt(target, lit) ? 'dg-spot hinted' : 'dg-spot'}
            data-space={target.space}
            tabIndex={target.space === first ? 0 : -1}
            aria-label={names.get(target.space)}
            data-tip={tips.get(target.space)}
            style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
          />
        )
      })}
    </div>
  )
}
