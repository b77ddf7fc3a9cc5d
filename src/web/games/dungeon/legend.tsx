/** What the light means now, in the corner of the board. */
import type { DungeonView } from '../../../games/dungeon/view-types.ts'
import type { TableProps } from '../../table/look.ts'
import { aimOf, deedOf, type Target } from './targets.ts'
import { text } from './text/index.ts'

interface Props {
  readonly props: TableProps<DungeonView>
  readonly targets: readonly Target[]
  readonly isAsked: boolean
}

export function Legend({ props, targets, isAsked }: Props) {
  const said = saying(props, targets, isAsked)
  if (said === null) return null
  return (
    <p class={isPlain(props, isAsked) ? 'dg-legend plain' : 'dg-legend'} role="status">
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path class="dg-spark" d="M0 -6l6 6-6 6-6-6Z" />
      </svg>
      {said}
    </p>
  )
}

function isPlain({ aim, choices }: TableProps<DungeonView>, isAsked: boolean): boolean {
  return aim === null && !isAsked && choices.some(({ action }) => action.kind === 'step')
}

function saying(
  { view, aim, choices }: TableProps<DungeonView>,
  targets: readonly Target[],
  isAsked: boolean,
): string | null {
  const words = text.value
  if (isAsked) return words.tapAgain
  const [first] = targets
  if (!first) return null
  const aimed = first.choice && aim !== null ? aimOf(first.choice.action) : null
  if (aimed !== null) return words.aims[aimed]
  const kind = first.choice ? deedOf(first.choice.action).kind : 'step'
  if (kind === 'gaze' || kind === 'slide' || kind === 'haunt') return words.picks[kind]
  return choices.length > 0 && view.left > 0 ? words.within(view.left) : null
}
