import './frame.css'
import './look.css'
import { coverArt } from '../../art/covers.ts'
import type { Look } from '../../table/look.ts'
import { Board } from './board/board.tsx'
import { blockedButtons } from './buttons/blocked.ts'
import { buttonOf } from './buttons/buttons.ts'
import { figureOf } from './figures.ts'
import { Hand } from './hand.tsx'
import { lineHead, lineIcon } from './log.ts'
import { Party } from './party/party.tsx'
import { SidePanel } from './side-panel/side-panel.tsx'
import { Status } from './status.tsx'
import { words } from './text/index.ts'
import { say } from './text/printed.ts'
import type { DeckView } from './view.ts'

export const look: Look<DeckView> = {
  prefix: 'od',
  handName: () => words.value.party,
  Status,
  Board,
  Left: Party,
  SidePanel,
  Hand,
  seatLine: (view, seat) => {
    const mine = view.party.filter(hero => hero.seat === seat)
    return mine
      .map(
        ({ name, health, damage }) => `${say(name)} ${words.value.of(Math.max(0, health - damage), health)}♥`,
      )
      .join(', ')
  },
  seatIcon: (view, seat) => figureOf(view.party.find(hero => hero.seat === seat)?.name ?? ''),
  buttonOf,
  blockedButtons,
  lineIcon,
  lineHead,
  endPicture: ({ ending }) => coverArt(`onedeck-${ending === 'victory' ? 'won' : 'lost'}`),
}
