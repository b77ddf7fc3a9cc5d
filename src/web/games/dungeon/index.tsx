import * as ICONS from '../../parts/icons.generated.ts'
import type { Look } from '../../table/look.ts'

export const look: Look = {
  id: 'dungeon',
  title: 'Dungeon!',
  hidden: true,
  Status: () => null,
  Board: ({ picture }) => <pre class="text-board">{picture.board}</pre>,
  Stake: () => null,
  Hand: () => null,
  seatLine: () => null,
  seatIcon: () => ICONS.hero,
  faceOf: choice => ({ label: choice.text }),
  lineIcon: () => ICONS.quill,
  endPicture: () => null,
}
