/** The dice tray: two dice of the latest roll, and what they had to be. */

import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { Die } from '../../../parts/die/die.tsx'
import { Standee } from '../../../parts/standee/standee.tsx'
import type { Lens } from '../camera/lens.ts'
import type { Point } from '../plan.ts'
import { seatIcon } from '../seats/seats.tsx'
import { text } from '../text/index.ts'
import { useRolls } from './rolls.ts'
import './tray.css'

interface Props {
  readonly picture: Picture
  readonly view: DungeonView
  readonly still: boolean
  readonly lens: Lens
  readonly home: Point | null
}

export function Tray({ picture, view, still, lens, home }: Props) {
  const rolls = useRolls(picture)
  if (rolls.length === 0) return null
  return (
    <div class={`dg-tray ${sideOf(lens, home)}`} role="group" aria-label={text.value.tray}>
      {rolls.map(({ seat, faces, total, title, note, at }, place) => (
        <div key={`${at} ${title}`} class="dg-roll">
          {rolls[place - 1]?.seat !== seat && (
            <Standee figure={seatIcon(view, seat, picture)} seat={seat + 1} />
          )}
          <span class="dg-dice">
            {faces.map((face, index) => (
              <Die key={index} kind="plain" value={face} tumble={still ? undefined : at} />
            ))}
            {total !== undefined && <b class="dg-total">{total}</b>}
          </span>
          <span class="dg-said">
            <b>{title}</b>
            <span>{note}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

/** Where the hero is, there is the light: the tray keeps to the other side, on a phone above or below. */
function sideOf({ camera, room }: Lens, home: Point | null): string {
  if (!home) return ''
  const { x, y, scale } = camera.value
  const isLeft = x + home.x * scale < room.value.width / 2
  const isHigh = y + home.y * scale < room.value.height / 2
  return `${isLeft ? 'right' : ''} ${isHigh ? 'low' : ''}`
}
