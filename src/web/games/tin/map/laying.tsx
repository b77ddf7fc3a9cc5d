/** The tile in hand, shown where it is about to lie: tapping turns it, the button lays it. */
import { useRef } from 'preact/hooks'
import { doorsIn } from '../../../../games/tin/text/look.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import type { TableProps } from '../../../table/look.ts'
import { directionsIn, ofKind, turnsOf } from '../choices.ts'
import { holdTurn, turnHeld, turnOn } from '../held.ts'
import './laying.css'
import { nowShown } from '../stage/now.ts'
import { text } from '../text/index.ts'
import { Tile } from '../tile/tile.tsx'

export function Laying(props: TableProps<TinScene>) {
  const { view } = props
  const turn = turnHeld(props)
  const moves = useMoves(props, turn)
  if (view.step.kind !== 'lay') return null
  const { tile } = view.step
  const chosen = ofKind(props.choices, 'lay').find(({ action }) => action.turn === turn)?.choice
  return (
    <div class="tin-laying">
      <button
        type="button"
        class="tin-laying-tile"
        aria-label={`${text.value.tile(tile)}. ${text.value.lie(directionsIn(doorsIn(view, turn)))}. ${text.value.turnTile}`}
        onClick={() => turnOn(props, 1)}
      >
        <span key={turn} class={moves}>
          <Tile tile={tile} turn={turn} doors={doorsIn(view, turn)} />
        </span>
      </button>
      {chosen && (
        <div class="tin-laying-acts">
          {turnsOf(props.choices).length > 1 && (
            <button type="button" onClick={() => turnOn(props, 1)}>
              <Icon of={PAGE_ICONS.redo} /> {text.value.turnTile}
            </button>
          )}
          <button type="button" class="lay" onClick={() => props.choose(chosen)}>
            <Icon of={PAGE_ICONS.tick} /> {text.value.layTile}
          </button>
        </div>
      )}
    </div>
  )
}

/** Fresh from the pile it is turned over; from then on it comes round when it is tapped. */
function useMoves({ still, beat }: TableProps<TinScene>, turn: number): string {
  const last = useRef({ turn, isTapped: false })
  if (last.current.turn !== turn) last.current = { turn, isTapped: true }
  if (last.current.isTapped) return still ? '' : 'turns'
  return nowShown(beat, 'drewTile') ? 'comes' : ''
}

/** The ways it may lie, side by side. */
export function Lies(props: TableProps<TinScene>) {
  const { view } = props
  if (view.step.kind !== 'lay') return null
  const { tile } = view.step
  const turn = turnHeld(props)
  return (
    <div class="tin-lies" role="group" aria-label={text.value.ways(turnsOf(props.choices).length)}>
      {ofKind(props.choices, 'lay').map(({ choice, action: { turn: offered } }) => (
        <button
          key={offered}
          type="button"
          class={`tin-lie ${choice.key === props.lit ? 'lit' : ''}`}
          aria-pressed={offered === turn}
          aria-label={text.value.lie(directionsIn(doorsIn(view, offered)))}
          onClick={() => holdTurn(props, offered)}
        >
          <Tile tile={tile} turn={offered} doors={doorsIn(view, offered)} />
        </button>
      ))}
    </div>
  )
}
