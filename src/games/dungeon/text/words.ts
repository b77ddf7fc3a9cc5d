/** A language made into the words of the game. */
import { keyOf } from '../../../engine/result.ts'
import type { GameEvent, Paint, Seat, Words } from '../../../engine/types.ts'
import { type ContentIndex, indexOf } from '../content/content-index.ts'
import { placeFact } from '../content/names.ts'
import {
  type Action,
  type ActionOf,
  type Blocked,
  type ChanceStep,
  type DungeonEvent,
  type Kind,
  LEVELS,
  NONE,
  type Step,
  type Wish,
} from '../types.ts'
import type { DungeonView } from '../view/types.ts'
import { drawLevel, drawTable } from './board.ts'
import { hereOf, heroText, metAt } from './look.ts'
import { oddsText } from './odds.ts'
import type { Asks, EventKind, EventOf, Phrases, Sentences, Speech } from './speech.ts'

export function wordsIn(speech: Speech): Words {
  const isKnown = (event: GameEvent): event is DungeonEvent => event.kind in speech.sentences
  return {
    ask: (view: DungeonView) => askText(speech, view),
    action: (wish: Wish, view: DungeonView) => wishText(speech, wish, view),
    blocked: ({ action, why }: Blocked, view: DungeonView) =>
      speech.reasons[why](action, view, indexOf(view.content)),
    odds: (action: Action, view: DungeonView) => oddsText(speech.odds, action, view),
    event: (event, seat, names) => (isKnown(event) ? eventText(speech, event, seat, names) : null),
    board: (view: DungeonView, paint, width) => drawTable(view, paint, width, speech),
    result: (result, names) => speech.result(result, names),
    option: name => speech.options[name] ?? { label: name },
    map: (view: DungeonView, paint, width, part) => mapText(speech, view, paint, width, part),
  }
}

/** What the actor is asked, in one sentence. */
function askText(speech: Speech, view: DungeonView): string {
  const { asks } = speech
  if (view.due === null) return asks.over
  if (view.you === view.turn || view.you === null) return question(asks, view, view.due.step)
  return asks.toAct(heroText(speech, indexOf(view.content), view, view.turn))
}

function question(asks: Asks, view: DungeonView, step: Step): string {
  if (isWait(asks, step)) return asks.waits[step]
  const content = indexOf(view.content)
  switch (step) {
    case 'choose':
      return (view.seats[view.turn]?.deaths ?? 0) > 0 ? asks.chooseAgain : asks.choose
    case 'gaze':
    case 'foe':
    case 'slide':
    case 'replace':
    case 'haunt':
    case 'regain':
      return asks[step]
    case 'meet':
    case 'fight':
      return asks[step](placeFact(content, view.due?.at ?? 0))
    case 'learn': {
      const mine = view.seats[view.turn]
      return asks.learn(mine?.spells.reduce((sum, count) => sum + count, 0) ?? 0, mine?.book ?? 0)
    }
    case 'move':
      return whereTo(asks, view, content)
    default:
      return asks.goesOn
  }
}

function isWait({ waits }: Asks, step: Step): step is ChanceStep {
  return step in waits
}

function whereTo(asks: Asks, view: DungeonView, content: ContentIndex): string {
  if (view.espAt >= 0) return asks.looked(placeFact(content, view.espAt))
  const here = placeFact(content, hereOf(view))
  const met = metAt(content, view, hereOf(view))
  return view.left === 0 ? asks.stuck(here) : asks.toGo(here, view.left, met.isHunter || met.monster !== null)
}

/** An action, or what is wanted where no single place is meant. */
function wishText(speech: Speech, wish: Wish, view: DungeonView): string {
  const { wishes, phrases } = speech
  if (wish.kind === 'win') return wishes.win
  if (!(wish.kind in phrases)) return keyOf(wish)
  if (wish.kind === 'cast' && wish.at === NONE) return wishes.cast(wish.spell)
  if (wish.kind === 'step' && wish.to === NONE) return wishes.step
  if (wish.kind === 'teleport' && wish.to === NONE) return wishes.teleport
  if (wish.kind === 'esp' && wish.at === NONE) return wishes.esp
  if (wish.kind === 'ball' && wish.level === NONE) return wishes.ball
  return actionText(speech, wish, view)
}

function actionText<K extends Kind>({ phrases }: Speech, action: ActionOf<K>, view: DungeonView): string {
  const phrase: Phrases[K] = phrases[action.kind]
  return phrase(action, view, indexOf(view.content))
}

function eventText<K extends EventKind>(
  speech: Speech,
  event: EventOf<K>,
  seat: Seat | null,
  names?: readonly string[],
): string | null {
  const sentence: Sentences[K] = speech.sentences[event.kind]
  const called = speech.called(names)
  const [yours, theirs] = speech.endings
  const name = 'seat' in event ? names?.[event.seat] : undefined
  const isYou = 'seat' in event && (event.seat === seat || name === speech.you)
  if (isYou) return sentence(event, speech.you, yours, called)
  return sentence(event, name || whoOf(speech, event, called), theirs, called)
}

/** Without a name given to the seat: the hero, or before there is one the player. */
function whoOf({ names }: Speech, event: DungeonEvent, called: (seat: Seat) => string): string {
  if ('hero' in event) return names.hero(event.hero)
  return 'seat' in event ? called(event.seat) : names.hero(null)
}

/** The level that is named, or else the one the hero is on. */
function mapText(speech: Speech, view: DungeonView, paint: Paint, width: number, part: string): string {
  const at = view.seats[view.you ?? view.turn]?.at ?? -1
  const level = part === '' ? (indexOf(view.content).level[at] ?? 1) : Number(part)
  if (!(level >= 1 && level <= LEVELS)) return speech.levels(LEVELS, part)
  return drawLevel(view, paint, width, level, speech.names)
}
