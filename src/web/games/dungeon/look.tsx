/** How Dungeon! looks. It draws what the picture says and decides no rule. */
import type { DungeonView } from '../../../games/dungeon/view/types.ts'
import { coverArt } from '../../art/covers.ts'
import { keyLines } from '../../table/key-lines.ts'
import type { Look } from '../../table/look.ts'
import { aboutSeat, seatTip } from './about-seat/about-seat.tsx'
import { lineIcon } from './art.ts'
import { beatsOf } from './beats.ts'
import { Board } from './board/board.tsx'
import { blockedButtons } from './buttons/blocked.ts'
import { buttonOf } from './buttons/buttons.ts'
import { Hand, handName } from './hand/hand.tsx'
import { KEYS } from './keys.ts'
import { recap } from './recap.ts'
import { Purse, Status, seatIcon, seatLine } from './seats/seats.tsx'
import { SidePanel } from './side-panel/side-panel.tsx'
import { spotlight } from './spotlight.ts'
import { text } from './text/index.ts'
import './frame.css'

/** Each is seen on the board, or told by the roll that follows it. */
const QUIET = new Set(['usedBall', 'faced', 'facedHunter'])

export const look: Look<DungeonView> = {
  prefix: 'dg',
  Status,
  Board,
  SidePanel,
  Hand,
  Purse,
  handName,
  seatLine,
  aboutSeat,
  seatTip,
  seatIcon,
  buttonOf,
  blockedButtons,
  keys: () => keyLines(KEYS, text.value.keys),
  beatsOf,
  spotlight,
  recap,
  lineIcon,
  isQuiet: ({ kind }) => QUIET.has(kind),
  lineHead: ({ kind, text }) => (kind === 'newRound' ? text.replace(/\.$/, '') : null),
  endPicture: ({ result, you }) => {
    const hasWon =
      result !== null && result.winners.length > 0 && (you === null || result.winners.includes(you))
    return coverArt(hasWon ? 'dungeon-won' : 'dungeon-lost')
  },
}
