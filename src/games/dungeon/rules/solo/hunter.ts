/** Become the Hunted (D-82, D-112): a monster of level 6 that comes for the hero. */
import { act } from '../../acts.ts'
import { type Book, distancesTo } from '../../book.ts'
import { num, plus } from '../../lists.ts'
import { monsterName, placeFact } from '../../names.ts'
import { type ActionOf, type DungeonAction, HUNTER, LEVELS, NONE, type State } from '../../types.ts'
import { hunterCards, isEmpty, takeBack } from '../cards.ts'
import { acting, by, type Play, pop, push } from '../play.ts'

export function isHunterMissing({ book, state }: Play): boolean {
  return state.mode === 'hunted' && state.hunterAt === NONE && !isEmpty(state.monsterPile, hunterCards(book))
}

/** Draws the next Hunter. No card left, no Hunter. */
export function summonHunter({ book, state, emit }: Play): void {
  const cards = hunterCards(book)
  if (isEmpty(state.monsterPile, cards)) {
    if (isEmpty(state.monsterDiscard, cards)) return
    takeBack(state, book.monstersOf[LEVELS] ?? [])
    emit?.({ kind: 'reshuffled', level: LEVELS })
  }
  push(state, 'hunter')
}

export function drawHunter({ state }: Play, action: ActionOf<'monster'>): void {
  pop(state)
  state.monsterPile = plus(state.monsterPile, action.card, -1)
  state.hunter = action.card
  state.hunterUp = false
  push(state, 'haunt')
}

export function hauntOffers(book: Book): DungeonAction[] {
  return (book.rooms[LEVELS] ?? []).map(space => act(book.acts.haunt, space))
}

/** D-82: the player chooses the room, of the first Hunter too. */
export function placeHunter(play: Play, action: ActionOf<'haunt'>): void {
  pop(play.state)
  play.state.hunterAt = action.at
  play.emit?.({ kind: 'hunterCame', at: action.at, place: placeFact(play.book, action.at) })
}

export function revealHunter(play: Play): void {
  const { book, state, emit } = play
  if (state.hunterUp) return
  state.hunterUp = true
  const { hunter: card, hunterAt: at } = state
  emit?.({
    kind: 'revealed',
    ...by(play),
    at,
    place: placeFact(book, at),
    monster: monsterName(book, card),
    card,
  })
}

/** Destroyed: its card goes to the discards of level 6 and the next one comes (D-82, D-112). */
export function loseHunter(play: Play): void {
  const { state, emit } = play
  state.monsterDiscard = plus(state.monsterDiscard, state.hunter, 1)
  state.hunter = NONE
  state.hunterAt = NONE
  state.hunterUp = false
  emit?.({ kind: 'hunterGone' })
  summonHunter(play)
}

/** The spaces one step nearer to the hero. It passes the Great Hall but ends no turn in it and takes no hero there (D-112). */
export function nearer(book: Book, state: State, left: number): number[] {
  const { at } = acting(state)
  const steps = distancesTo(book, at)
  const next = num(steps, state.hunterAt) - 1
  const mayPassHall = left > 1 && at !== book.hall
  const spaces: number[] = []
  for (const { to } of book.ways[state.hunterAt] ?? [])
    if (num(steps, to) === next && (to !== book.hall || mayPassHall)) spaces.push(to)
  return spaces
}

/** Its turn: up to 5 spaces, then one round if that brought it to the hero (D-112). Equal ways are left to chance. */
export function seek(play: Play): void {
  const { book, state } = play
  const { n: left } = pop(state)
  if (state.hunterAt === acting(state).at) return push(state, 'engage', HUNTER)
  const next = left === 0 ? [] : nearer(book, state, left)
  if (next.length > 1) return push(state, 'prowl', NONE, left)
  if (next.length === 1) stalk(play, num(next, 0), left)
}

export function prowl(play: Play, action: ActionOf<'prowl'>): void {
  const { n: left } = pop(play.state)
  stalk(play, action.to, left)
}

function stalk(play: Play, to: number, left: number): void {
  const { book, state, emit } = play
  emit?.({ kind: 'hunterMoved', from: state.hunterAt, at: to, place: placeFact(book, to) })
  state.hunterAt = to
  push(state, 'seek', NONE, left - 1)
}
