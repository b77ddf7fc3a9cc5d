/** The dice tray: two dice of the latest roll, and what they had to be. */

import type { DungeonView } from '../../../games/dungeon/view-types.ts'
import type { Picture } from '../../../table/protocol.ts'
import { Die } from '../../parts/die.tsx'
import { Standee } from '../../parts/standee.tsx'
import { useRolls } from './rolls.ts'
import { seatIcon } from './seats.tsx'
import { text } from './text/index.ts'
import './tray.css'

interface Props {
  readonly picture: Picture
  readonly view: DungeonView
  readonly still: boolean
}

export function Tray({ picture, view, still }: Props) {
  const rolls = useRolls(picture)
  if (rolls.length === 0) return null
  return (
    <div class="dg-tray" role="group" aria-label={text.value.tray}>
      {rolls.map(({ seat, faces, title, note, at }, place) => (
        <div key={`${at} ${title}`} class="dg-roll">
          {place === 0 && <Standee figure={seatIcon(view, seat)} seat={seat + 1} />}
          <span class="dg-dice">
            {faces.map((face, index) => (
              <Die key={index} kind="plain" value={face} tumble={still ? undefined : at} />
            ))}
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
