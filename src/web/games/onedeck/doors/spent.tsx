/** Time takes the uppermost card of the deck: it is seen as it falls. */
import { encounterOf } from '../../../../games/onedeck/view/scene/index.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import { shownAs } from '../beats.ts'
import { figureOf } from '../figures.ts'
import './moments.css'
import type { Props } from '../view.ts'

interface SpentProps {
  readonly props: Props
  /** Over the board, for where the deck is not to be seen. */
  readonly loose?: boolean
}

export function Spent({ props: { view, beat }, loose = false }: SpentProps) {
  const spent = shownAs(beat, 'spent')
  if (!beat || !spent) return null
  return (
    <span key={beat.at} class={`od-spent ${loose ? 'loose' : ''}`} aria-hidden="true">
      <Icon of={figureOf(encounterOf(view.content, spent.card))} />
    </span>
  )
}
