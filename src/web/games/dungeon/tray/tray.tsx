/** The dice tray: two dice of the latest roll, and what they had to be. It lies beside the card they are thrown at. */

import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { Die } from '../../../parts/die/die.tsx'
import { Standee } from '../../../parts/standee/standee.tsx'
import type { TableProps } from '../../../table/look.ts'
import { seatIcon } from '../seats/seats.tsx'
import { text } from '../text/index.ts'
import { useRolls } from './rolls.ts'
import './tray.css'

export function Tray({ picture, view, beat }: TableProps<DungeonView>) {
  const rolls = useRolls(picture, beat)
  if (rolls.length === 0) return null
  return (
    <div class="dg-tray" role="group" aria-label={text.value.tray}>
      {rolls.map(({ seat, faces, title, note, key, isRolling }, place) => (
        <div key={key} class="dg-roll">
          {rolls[place - 1]?.seat !== seat && (
            <Standee figure={seatIcon(view, seat, picture)} seat={seat + 1} />
          )}
          <span class="dg-dice">
            {faces.map((face, index) => (
              <Die key={index} kind="plain" value={face} rolling={isRolling} />
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
