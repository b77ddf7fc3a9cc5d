/** What everybody may know of somebody at the table. */
import type { Signal } from '@preact/signals'
import type { Seat } from '../../engine/types.ts'
import { Dialog } from '../parts/dialog/dialog.tsx'
import type { Look, TableProps } from './look.ts'

interface Props {
  readonly look: Look
  readonly props: TableProps
  readonly seat: Signal<Seat | null>
}

export function AboutSeat({ look, props: { picture, view }, seat }: Props) {
  const { value: shown } = seat
  return (
    <Dialog
      open={shown !== null}
      onClose={() => (seat.value = null)}
      title={picture.seats[shown ?? 0]?.name ?? ''}
    >
      {shown !== null && (look.aboutSeat ?? look.seatLine)(view, shown, picture)}
    </Dialog>
  )
}
