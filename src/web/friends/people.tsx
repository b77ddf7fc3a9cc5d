/** Everybody at a table: who is there, what the host can do about it, and the links to bring more. */
import { useSignal } from '@preact/signals'
import type { Company } from '../../table/protocol.ts'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { Standee } from '../parts/standee/standee.tsx'
import { botNote } from './bot-note.ts'
import './people.css'
import { PersonButtons } from './person-buttons.tsx'
import { presenceOf } from './presence.ts'
import { Rename } from './rename.tsx'
import { RoomLinks } from './room-links.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly open: boolean
  readonly onClose: () => void
}

export function People({ company, open, onClose }: Props) {
  const said = words.value
  const { watchers, yours } = company
  const renaming = useSignal<number | null>(null)
  const lead = [yours.length === 0 ? said.watching : '', watchers > 0 ? said.watchers(watchers) : '']
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={said.peopleHere}
      lead={lead.join(' ').trim() || undefined}
      wide
    >
      <ol class="people">
        {company.seats.map((seat, index) => (
          <li key={index} class="person">
            <Standee
              figure={seat.holder.kind === 'bot' ? ICONS.robot : ICONS.hero}
              seat={index + 1}
              own={yours.includes(index)}
            />
            <span class="room-who">
              <b>{seat.holder.kind === 'open' ? said.openSeat : seat.holder.name}</b>
              <span>{notesOf(company, index).join(' · ')}</span>
            </span>
            {renaming.value === index ? (
              <Rename company={company} seat={index} onDone={() => (renaming.value = null)} />
            ) : (
              <PersonButtons company={company} seat={index} onRename={() => (renaming.value = index)} />
            )}
          </li>
        ))}
      </ol>
      {open && <RoomLinks company={company} />}
    </Dialog>
  )
}

function notesOf({ seats, yours }: Company, index: number): readonly string[] {
  const said = words.value
  const seat = seats[index]
  if (!seat) return []
  const { holder, isHost, isLent } = seat
  const bot = isLent ? said.lent : said.bot
  return [
    yours.includes(index) ? said.you : null,
    isHost ? said.host : null,
    presenceOf(seat, Date.now(), words.value),
    holder.kind === 'bot' ? botNote(holder, bot) : null,
  ].filter(note => note !== null)
}
