/** How One Deck Dungeon looks: a view with what its ids stand for is drawn. */
import './frame.css'
import './look.css'
import type { Seat } from '../../../engine/types.ts'
import type { DeckView } from '../../../games/onedeck/view/types.ts'
import type { Picture } from '../../../table/protocol.ts'
import { coverArt } from '../../art/covers.ts'
import { keyLines } from '../../table/key-lines.ts'
import type { Look } from '../../table/look.ts'
import { beatsOf } from './beats.ts'
import { Board } from './board/board.tsx'
import { blockedButtons } from './buttons/blocked.ts'
import { buttonOf } from './buttons/buttons.ts'
import { figureOf } from './figures.ts'
import { Hand } from './hand.tsx'
import { KEYS } from './keys.ts'
import { lineHead, lineIcon } from './log.ts'
import { Party } from './party/party.tsx'
import { sceneIn, seen } from './scene.ts'
import { SidePanel } from './side-panel/side-panel.tsx'
import { spotlight } from './spotlight.ts'
import { Status } from './status.tsx'
import { words } from './text/index.ts'
import { nameOf } from './text/printed.ts'
import { seatInHand } from './tray/whose.ts'
import type { SceneHero } from './view.ts'

const heroesOf = (view: DeckView, seat: Seat, picture: Picture): readonly SceneHero[] =>
  sceneIn(picture, view).party.filter(hero => hero.seat === seat)

/** What lies open of a hero. */
function heroLines(hero: SceneHero): string[] {
  const { of, items, skills } = words.value
  const health = `${nameOf(hero)} ${of(Math.max(0, hero.health - hero.damage), hero.health)}♥`
  const held = ([name, cards]: readonly [string, SceneHero['items']]) =>
    cards.length > 0 ? [`${name}: ${cards.map(nameOf).join(', ')}`] : []
  return [health, ...held([items, hero.items]), ...held([skills, hero.skills])]
}

export const look: Look<DeckView> = {
  prefix: 'od',
  handName: () => words.value.party,
  Status: props => <Status {...seen(props)} />,
  Board: props => <Board {...seen(props)} />,
  Left: props => <Party {...seen(props)} />,
  SidePanel: props => <SidePanel {...seen(props)} />,
  Hand: props => <Hand {...seen(props)} />,
  seatLine: (view, seat, picture) =>
    heroesOf(view, seat, picture)
      .map(hero => `${nameOf(hero)} ${words.value.of(Math.max(0, hero.health - hero.damage), hero.health)}♥`)
      .join(', '),
  seatTip: (view, seat, picture) => heroesOf(view, seat, picture).flatMap(heroLines),
  seatIcon: (view, seat, picture) => figureOf(heroesOf(view, seat, picture)[0]),
  hintFor: props => seatInHand(seen(props)),
  buttonOf: (choice, props) => buttonOf(choice, seen(props)),
  blockedButtons: props => blockedButtons(seen(props)),
  keys: () => keyLines(KEYS, words.value.keys),
  beatsOf,
  spotlight: (beat, { picture, view }) => spotlight(beat, sceneIn(picture, view)),
  lineIcon,
  lineHead,
  endPicture: ({ ending }) => coverArt(`onedeck-${ending === 'victory' ? 'won' : 'lost'}`),
}
