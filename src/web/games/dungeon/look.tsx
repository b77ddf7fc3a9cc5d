/** How Dungeon! looks. It draws what the picture says and decides no rule. */
import type { DungeonView } from '../../../games/dungeon/view/types.ts'
import { coverArt } from '../../art/covers.ts'
import type { Look } from '../../table/look.ts'
import { lineIcon } from './art.ts'
import { Board } from './board/board.tsx'
import { faceOf } from './buttons/faces.ts'
import { offs } from './buttons/offs.ts'
import { Hand, handName } from './hand/hand.tsx'
import { Purse, Status, seatIcon, seatLine } from './seats/seats.tsx'
import { Stake } from './stake/stake.tsx'
import './dungeon.css'

/** Each is seen on the board, or told by the roll that follows it. */
const QUIET = new Set(['step', 'stop', 'ball', 'search', 'meet', 'fight', 'fightHunter'])

export const look: Look<DungeonView> = {
  id: 'dungeon',
  title: 'Dungeon!',
  hidden: true,
  Status,
  Board,
  Stake,
  Hand,
  Purse,
  handName,
  seatLine,
  seatIcon,
  faceOf,
  offs,
  lineIcon,
  isQuiet: ({ action = '' }) => QUIET.has(action),
  lineHead: ({ kind, text }) => (kind === 'newRound' ? text.replace(/\.$/, '') : null),
  endPicture: ({ result, you }) => {
    const hasWon =
      result !== null && result.winners.length > 0 && (you === null || result.winners.includes(you))
    return coverArt(hasWon ? 'dungeon-won' : 'dungeon-lost')
  },
}
