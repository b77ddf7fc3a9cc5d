/** How Dungeon in a Tin looks. */
import type { TinView } from '../../../games/tin/view/types.ts'
import { coverArt } from '../../art/covers.ts'
import { keyLines } from '../../table/key-lines.ts'
import type { Look } from '../../table/look.ts'
import { blockedButtons } from './buttons/blocked.ts'
import { buttonOf } from './buttons/buttons.ts'
import { Hand } from './hand.tsx'
import * as ICONS from './icons.generated.ts'
import { KEYS } from './keys.ts'
import { lineIcon } from './lines.ts'
import { Board } from './map/map.tsx'
import './frame.css'
import './pigments.css'
import { seeing, seen } from './seen.tsx'
import { SidePanel } from './side-panel/side-panel.tsx'
import { beatsOf } from './stage/beats.ts'
import { spotlight } from './stage/spotlight.ts'
import { Status } from './status/status.tsx'
import './sizes.css'
import './short.css'
import { text } from './text/index.ts'

/** Which scene ends the story; each way to lose has its own. */
const ENDS: Readonly<Record<string, string>> = { rescued: 'won', slain: 'lost', late: 'late' }

export const look: Look<TinView> = {
  prefix: 'tin',
  Status: seeing(Status),
  Board: seeing(Board),
  SidePanel: seeing(SidePanel),
  Hand: seeing(Hand),
  seatLine: view => `${text.value.level(view.level)}, ${text.value.hearts(view.hearts, view.maxHearts)}`,
  seatIcon: () => ICONS.hero,
  buttonOf: (choice, props) => buttonOf(choice, seen(props)),
  blockedButtons: props => blockedButtons(seen(props)),
  keys: () => keyLines(KEYS, text.value.keys),
  beatsOf,
  spotlight: (beat, props) => spotlight(beat, seen(props)),
  lineIcon,
  lineHead: line => (line.kind === 'entered' ? text.value.nextRoom : null),
  endPicture: ({ result }) => coverArt(`tin-${ENDS[result?.reason ?? ''] ?? 'lost'}`),
}
