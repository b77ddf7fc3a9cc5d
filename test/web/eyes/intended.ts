/** What may lie over something else, what takes no press of its own, and what brings things into sight: all with its reason. */

/** Where one thing lies over another on purpose. Without `under` it may lie over anything. */
export interface Intended {
  readonly over: string
  readonly under?: string
  readonly why: string
}

export const INTENDED: readonly Intended[] = [
  { over: '.hint-slip', why: 'a hint lies over the table until it is put away' },
  { over: '.tip', why: 'what is told of a thing lies beside it while one points at it' },
  {
    over: '.talk',
    why: 'what people say lies over the rail, and on a phone over the board, until it is put away',
  },
  { over: '.wish-slip', why: 'what somebody asks of all lies over the board until it is answered' },
  {
    over: '.fellow-unread',
    under: '.fellow-talk',
    why: 'how much is new stands on the corner of its button',
  },
  {
    over: '.table-recap',
    under: '.table-board',
    why: 'what others did lies over the foot of the board until one goes on',
  },
  { over: '.toasts', why: 'news lie over everything for a few seconds' },
  {
    over: '.rules-top, .rules-search',
    why: 'the head of the rules and the search stay: the page scrolls under them',
  },
  { over: '.setup-foot', why: 'the button that begins is always in sight: the page scrolls under it' },
  { over: '.ws-foot', why: 'the button that plays a pack is always in sight: the page scrolls under it' },
  { over: '.lab-foot', why: 'the button that begins is always in sight: the page scrolls under it' },
  {
    over: '.ws-scroller th',
    under: '.ws-scroller',
    why: 'whose row it is stays in sight: the columns of a table scroll under it',
  },
  { over: '.home-nav', why: 'on a phone the ways out stay at the foot: the page scrolls under them' },
  {
    over: '.progress-marks',
    under: '.progress-marks',
    why: 'signs of events lie as close as the events do',
  },
  { over: '.dg-held', under: '.dg-held', why: 'cards in a hand are held as a fan' },
  {
    over: '.dg-zoom, .dg-legend, .dg-tray, .dg-edge, .bar',
    under: '.dg-sheet',
    why: 'the board goes on under what lies at its edges: it is dragged, or shown whole',
  },
  {
    over: '.table-rail, .table-dock, .table-ask, .tin-cards',
    under: '.dg-sheet, .tin-frame',
    why: 'on a phone what needs more room than is left for it lies over the foot of the board, which keeps its size',
  },
]

/** What a press elsewhere reaches or stands for. */
export interface Way {
  readonly to: string
  readonly by: string
  readonly why: string
}

export const WAYS: readonly Way[] = [
  { to: '.table-board, .table-rail', by: '.talk-head .icon-only', why: 'the talk can be put away' },
  {
    to: '.room-links details',
    by: '.room-links summary',
    why: 'the link to look on is sent seldom',
  },
  {
    to: '.table-hand',
    by: '.table-drawers .button:nth-last-child(2)',
    why: 'on a phone the hand lies in a drawer',
  },
  {
    to: '.od-party, .od-side-panel',
    by: '.table-drawers .button:nth-last-child(2)',
    why: 'on a phone heroes and their items lie in the drawer of the party',
  },
  {
    to: '.dg-sheet',
    by: '.dg-mini, .dg-zoom .button:nth-child(3)',
    why: 'the whole board is one press away',
  },
  { to: '.tin-map', by: '.tin-zoom .button:nth-child(3)', why: 'the whole map is one press away' },
  { to: '.tin-coins', by: '.tin-coins', why: 'all gold lies in one heap, whichever coin of it is touched' },
  { to: '.tin-things', by: '.actions .button', why: 'what lies too close for a finger is taken in the dock' },
  {
    to: '.tin-laying-acts',
    by: '.tin-lie',
    why: 'on a phone and an upright tablet a tile is turned and laid in the dock',
  },
]

interface Meant {
  readonly what: string
  readonly why: string
}

/** Words on these are covered all the time. */
export const MAPS: readonly Meant[] = [
  { what: '.dg-sheet', why: 'heroes stand on the board of Dungeon!' },
  { what: '.tin-map', why: 'monsters and treasures lie on the tiles' },
]

/** Besides those of every table: what only changes how one looks at it. */
export const TOOLS: readonly Meant[] = [
  { what: '.tin-zoom *', why: 'looks from near or far' },
  { what: '.dg-zoom *', why: 'looks from near or far' },
  { what: '.dg-lair', why: 'shows a monster that one knows of' },
]

export const SMALL: readonly Meant[] = [
  { what: '.log button', why: 'a line of the log is read; the wrong one only shows another moment' },
  {
    what: '.progress-marks button',
    why: 'events may lie close to each other: the slider and the log lead to every moment',
  },
  { what: '.dg-spot', why: 'a tap takes the nearest space within a finger, and asks where that is small' },
  { what: '.dg-far', why: 'a far room shows the way first, and is pressed again to walk there' },
  { what: '.rule-id', why: 'a rule may lie half under the head of the page, which scrolls' },
  { what: '.bar-about', why: 'among eight who sit there, the wrong one only shows another sheet' },
]

export const anyOf = (meant: readonly Meant[]): string => meant.map(({ what }) => what).join(', ')
