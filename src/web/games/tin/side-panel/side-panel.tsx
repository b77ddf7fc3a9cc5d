/** What is at stake: the monster and the sum against it, the tile in hand, the merchants, or the room itself. */
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { TableProps } from '../../../table/look.ts'
import { Fight } from '../fight/fight.tsx'
import { useRound } from '../fight/rounds.ts'
import { Lies } from '../map/laying.tsx'
import { Paying } from './paying.tsx'
import { RoomCard } from './room-card.tsx'
import './side-panel.css'
import { monstersHere } from '../sums.ts'
import { text } from '../text/index.ts'
import { Tracker } from './tracker.tsx'

export function SidePanel(props: TableProps<TinScene>) {
  const { view, picture, beat } = props
  const round = useRound(picture, beat)
  if (view.step.kind === 'pay') return <Paying view={view} step={view.step} />
  if (view.step.kind === 'lay')
    return (
      <div class="tin-side-panel laying">
        <h2 class="tin-lay-name">{text.value.roomTitle(view.step.tile)}</h2>
        <p class="muted">{text.value.layHelp}</p>
        <Lies {...props} />
      </div>
    )
  if (monstersHere(view) > 0 && !view.result) return <Fight {...props} round={round} />
  return (
    <div class="tin-side-panel">
      <RoomCard view={view} round={round} beat={beat} />
      <Tracker view={view} />
    </div>
  )
}
