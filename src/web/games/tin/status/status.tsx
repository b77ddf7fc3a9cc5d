/** What stands in the bar: how long it has taken, and what is still to do. */
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { Chip } from '../../../parts/chip/chip.tsx'
import type { TableProps } from '../../../table/look.ts'
import { lockedLeft } from '../sums.ts'
import { text } from '../text/index.ts'
import './status.css'

export function Status({ view }: TableProps<TinScene>) {
  return (
    <>
      <Chip>{text.value.move(view.moves, view.turnLimit)}</Chip>
      <span class="tin-goal">{goalOf(view)}</span>
      <span class="tin-goal short" aria-hidden="true">
        {shortGoal(view)}
      </span>
    </>
  )
}

function goalOf(view: TinScene): string {
  const words = text.value
  if (view.result) return words.goalOver
  if (view.wells.includes('princess')) return words.goalHome
  const princess = view.rooms.find(({ tile }) => tile.kind === 'princess')
  if (princess?.cleared) return words.goalTake
  const left = lockedLeft(view)
  return left === 0 && princess ? words.goalPrincess : words.goalRooms(left)
}

/** The same in a few words, for a narrow bar. */
function shortGoal(view: TinScene): string {
  const words = text.value
  if (view.result) return ''
  if (view.wells.includes('princess')) return goalOf(view)
  const left = lockedLeft(view)
  return left > 0 ? words.shortRooms(left) : words.shortPrincess
}
