import { bookOf } from '../book.ts'
import type { SeatStep, Step } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import { countOf, heroText, inPlace, place } from './say.ts'

const WAITS: Readonly<Partial<Record<Step, string>>> = {
  first: 'The dice decide who goes first.',
  book: 'A die decides the number of spells.',
  search: 'A die decides whether the secret door is found.',
  reveal: 'A monster card is drawn.',
  peek: 'A monster card is looked at.',
  lay: 'A treasure card is looked at.',
  treasure: 'A treasure card is drawn.',
  sword: 'Two dice decide how strong the Magic Sword is.',
  cage: 'A die decides how long the cage holds.',
  attack: 'Two dice for the attack.',
  bolt: 'Two dice for the spell.',
  strike: 'Two dice for the monster that strikes back.',
  drop: 'A treasure is dropped at random.',
  target: 'A treasure to look for is drawn.',
  hunter: 'A Hunter is drawn.',
  lair: 'The Hunter appears somewhere on level 6.',
  prowl: 'The Hunter comes nearer.',
}

/** What the actor is asked, in one sentence. */
export function askText(view: DungeonView): string {
  if (view.due === null) return 'The match is over.'
  const { step } = view.due
  const asked = WAITS[step] ?? (isSeatStep(step) ? ASKS[step](view) : 'Play goes on.')
  return view.you === view.turn || view.you === null
    ? asked
    : `${heroText(bookOf(view.content), view, view.turn)} is to act.`
}

const ASKS: Readonly<Record<SeatStep, (view: DungeonView) => string>> = {
  choose: () => 'Which hero do you take?',
  learn: view => {
    const mine = view.seats[view.turn]
    const held = mine?.spells.reduce((sum, count) => sum + count, 0) ?? 0
    return `Which spell do you put into your book? ${held} of ${mine?.book ?? 0} chosen.`
  },
  move: askMove,
  gaze: () => 'Into which room or chamber do you look?',
  meet: view => `Do you face what is in ${where(view)}, or teleport away?`,
  fight: view => `Do you fight in ${where(view)}, or teleport away?`,
  foe: () => 'The Hunter is here too. Whom do you fight?',
  slide: () => 'The floor tilts. Into which chamber do you slide?',
  replace: () => 'Which Magic Sword takes the place of the one you lost?',
  haunt: () => 'In which room of level 6 does the next Hunter wait?',
}

function isSeatStep(step: Step): step is SeatStep {
  return step in ASKS
}

function where(view: DungeonView): string {
  return place(bookOf(view.content), view.due?.at ?? 0)
}

function askMove(view: DungeonView): string {
  const book = bookOf(view.content)
  const at = view.seats[view.turn]?.at ?? 0
  if (view.espAt >= 0) return `You have looked into ${place(book, view.espAt)}. Enter it or stop.`
  if (view.left === 0) return `You are ${inPlace(book, at)} and can go no farther.`
  return `You are ${inPlace(book, at)} with ${countOf(view.left, 'space')} to go.`
}
