import * as ICONS from '../../parts/icons.generated.ts'
import type { Look } from '../../table/look.ts'

export const look: Look = {
  id: 'onedeck',
  title: 'One Deck Dungeon',
  hidden: false,
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
