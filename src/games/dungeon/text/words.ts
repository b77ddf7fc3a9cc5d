/** A language made into the words of the game with one content. */
import { keyOf } from '../../../engine/result.ts'
import type { GameEvent, Paint, Seat, Words } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { heroFact } from '../content/names.ts'
import {
  type Action,
  type ActionOf,
  type Advised,
  type Blocked,
  type DungeonEvent,
  type Kind,
  LEVELS,
  type Wish,
} from '../types.ts'
import type { DungeonScene, Read } from '../view/scene.ts'
import type { DungeonView } from '../view/types.ts'
import { adviceText } from './advised.ts'
import { askText } from './asks.ts'
import { drawLevel, drawTable } from './board.ts'
import { oddsText } from './odds.ts'
import { placesIn } from './places.ts'
import type { Called, EventKind, EventOf, Phrases, Sentences, Speech } from './speech.ts'
import { standingText } from './standing.ts'

export function wordsIn(speech: Speech): (content: ContentIndex, read: Read) => Words {
  const isKnown = (event: GameEvent): event is DungeonEvent => event.kind in speech.sentences
  return (content, read) => ({
    ask: (view: DungeonView) => askText(speech, read(view)),
    action: (wish: Wish, view: DungeonView) => wishText(speech, wish, read(view)),
    blocked: ({ action, why }: Blocked, view: DungeonView) => speech.reasons[why](action, read(view)),
    reason: (reason: Advised, view: DungeonView) => adviceText(speech.advised, reason, read(view)),
    odds: (action: Action, view: DungeonView) => oddsText(speech.odds, action, read(view)),
    event: (event, seat, names) => (isKnown(event) ? eventText(speech, content, event, seat, names) : null),
    board: (view: DungeonView, paint, width) => drawTable(read(view), paint, width, speech),
    places: (view: DungeonView, names) => placesIn(read(view), speech, names),
    result: (result, names) => speech.result(result, names),
    standing: (view: DungeonView) => standingText(read(view), speech),
    option: name => speech.options[name] ?? { label: name },
    map: (view: DungeonView, paint, width, part) => mapText(speech, read(view), paint, width, part),
  })
}

/** An action, or what is wanted where no single place is meant. */
function wishText(speech: Speech, wish: Wish, reading: DungeonScene): string {
  const { wishes, phrases } = speech
  if (isVague(wish)) return wish.kind === 'cast' ? wishes.cast(wish.spell) : wishes[wish.kind]
  return wish.kind in phrases ? actionText(speech, wish, reading) : keyOf(wish)
}

type Vague = Exclude<Wish, Action>

function isVague(wish: Wish): wish is Vague {
  switch (wish.kind) {
    case 'win':
      return true
    case 'cast':
    case 'esp':
      return !('at' in wish)
    case 'step':
    case 'teleport':
      return !('to' in wish)
    case 'ball':
      return !('level' in wish)
    default:
      return false
  }
}

function actionText<K extends Kind>({ phrases }: Speech, action: ActionOf<K>, reading: DungeonScene): string {
  const phrase: Phrases[K] = phrases[action.kind]
  return phrase(action, reading)
}

function eventText<K extends EventKind>(
  speech: Speech,
  content: ContentIndex,
  event: EventOf<K>,
  seat: Seat | null,
  names?: readonly string[],
): string | null {
  const sentence: Sentences[K] = speech.sentences[event.kind]
  const called = speech.called(names)
  const [yours, theirs] = speech.endings
  const name = 'seat' in event ? names?.[event.seat] : undefined
  const isYou = 'seat' in event && (event.seat === seat || name === speech.you)
  if (isYou) return sentence(event, { who: speech.you, s: yours, called, content })
  const who = name || whoOf(speech, content, event, called)
  return sentence(event, { who, s: theirs, called, content })
}

/** Without a name given to the seat: the hero, or before there is one the player. */
function whoOf({ names }: Speech, content: ContentIndex, event: DungeonEvent, called: Called): string {
  if ('hero' in event) return names.hero(heroFact(content, event.hero))
  return 'seat' in event ? called(event.seat) : names.hero(null)
}

/** The level that is named, or else the one the hero is on. */
function mapText(speech: Speech, reading: DungeonScene, paint: Paint, width: number, part: string): string {
  const { content, view, heroes } = reading
  const at = heroes[view.you ?? view.turn]?.at ?? -1
  const level = part === '' ? (content.level[at] ?? 1) : Number(part)
  if (!(level >= 1 && level <= LEVELS)) return speech.levels(LEVELS, part)
  return drawLevel(reading, paint, width, level, speech.names)
}
