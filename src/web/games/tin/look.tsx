/** How Dungeon in a Tin looks. */
import type { TinView } from '../../../games/tin/view/types.ts'
import { coverArt } from '../../art/covers.ts'
import type { Look } from '../../table/look.ts'
import { offs } from './buttons/blocked.ts'
import { faceOf } from './buttons/faces.ts'
import { Hand } from './hand.tsx'
import * as ICONS from './icons.generated.ts'
import { lineIcon } from './lines.ts'
import { Board } from './map/map.tsx'
import './pigments.css'
import { Stake } from './stake/stake.tsx'
import { Status } from './status/status.tsx'
import './table.css'
import { text } from './text/index.ts'

/** Which scene ends the story; each way to lose has its own. */
const ENDS: Readonly<Record<string, string>> = { rescued: 'won', slain: 'lost', late: 'late' }

export const look: Look<TinView> = {
  id: 'tin',
  title: 'Dungeon in a Tin',
  hidden: false,
  Status,
  Board,
  Stake,
  Hand,
  seatLine: view => `${text.value.level(view.level)}, ${text.value.hearts(view.hearts, view.maxHearts)}`,
  seatIcon: () => ICONS.hero,
  faceOf,
  offs,
  lineIcon,
  lineHead: line => (line.kind === 'entered' ? text.value.nextRoom : null),
  endPicture: ({ result }) => coverArt(`tin-${ENDS[result?.reason ?? ''] ?? 'lost'}`),
}
