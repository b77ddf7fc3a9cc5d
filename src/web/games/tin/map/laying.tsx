/** The tile in hand, shown where it is about to lie: tapping turns it, the button lays it. */
import type { TinView } from '../../../../games/tin/view/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PAGE_ICONS from '../../../parts/icons.generated.ts'
import type { TableProps } from '../../../table/look.ts'
import { directionsIn, ofKind, turnsOf } from '../choices.ts'
import { holdTurn, turnHeld, turnOn } from '../held.ts'
import './laying.css'
import { text } from '../text/index.ts'
import { say } from '../text/printed.ts'
import { Tile } from '../tile/tile.tsx'

export function Laying(props: TableProps<TinView>) {
  const { laying } = props.view
  const turn = turnHeld(props)
  if (!laying) return null
  const { lies, ...print } = laying
  const chosen = ofKind(props.choices, 'lay').find(({ action }) => action.turn === turn)?.choice
  return (
    <div class="tin-laying">
      <button
        type="button"
        class="tin-laying-tile"
        aria-label={`${say(laying.name)}. ${text.value.lie(directionsIn(lies[turn] ?? 0))}. ${text.value.turnTile}`}
        onClick={() => turnOn(props, 1)}
      >
        <span key={turn} class={props.still ? '' : 'turns'}>
          <Tile {...print} turn={turn} doors={lies[turn] ?? 0} />
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

/** The ways it may lie, side by side. */
export function Lies(props: TableProps<TinView>) {
  const { laying } = props.view
  if (!laying) return null
  const { lies, ...print } = laying
  const turn = turnHeld(props)
  return (
    <div class="tin-lies" role="group" aria-label={text.value.ways(turnsOf(props.choices).length)}>
      {ofKind(props.choices, 'lay').map(({ choice, action: { turn: offered } }) => (
        <button
          key={offered}
          type="button"
          class={`tin-lie ${choice.key === props.lit ? 'lit' : ''}`}
          aria-pressed={offered === turn}
          aria-label={text.value.lie(directionsIn(lies[offered] ?? 0))}
          onClick={() => holdTurn(props, offered)}
        >
          <Tile {...print} turn={offered} doors={lies[offered] ?? 0} />
        </button>
      ))}
    </div>
  )
}
