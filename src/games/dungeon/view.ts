/**
 * What a seat, or a spectator, may know. Built by adding: the board, tokens, revealed monsters, face-up treasures, how
 * many cards each hand holds, the own hand, and what the own ESP or Crystal Ball showed.
 */
import { CHANCE, OVER, turnOf } from '../../engine/result.ts'
import type { Actor, Seat, View } from '../../engine/types.ts'
import type { Book } from './book.ts'
import { STANDARD } from './content/standard.ts'
import { FACE_UP, faceAt, hasSeenMonster, hasSeenTreasure } from './lies.ts'
import { num } from './lists.ts'
import { chanceOfSpell, roundOdds, STRIKE_ODDS } from './odds.ts'
import { hunterOutlook } from './outlook.ts'
import { goldOf, handOf, resultOf, shownOf } from './score.ts'
import { isChance, RULE_OF } from './steps.ts'
import { CLASSES, type Frame, type Hero, HUNTER, LEVELS, NONE, type State } from './types.ts'
import type { DungeonView, FoeOdds, LairView, SeatView } from './view-types.ts'

export function isDungeonView(view: View): view is DungeonView {
  return 'game' in view && view.game === 'dungeon'
}

export function viewOf(book: Book, state: State, you: Seat | null): DungeonView {
  const due = state.stack[state.stack.length - 1] ?? null
  const lairs = lairViews(book, state, you)
  const hunter = hunterView(book, state, you)
  const view: DungeonView = {
    game: 'dungeon',
    content: book.content === STANDARD ? null : book.content,
    actor: actorOf(state, due),
    prompt: due === null ? null : { ask: due.step, rule: RULE_OF[due.step] },
    result: resultOf(book, state),
    mode: state.mode,
    round: state.round,
    turnLimit: state.turnLimit,
    you,
    turn: state.turn,
    first: state.first,
    due: due === null ? null : { ...due },
    left: state.left,
    steps: state.steps,
    hasCast: state.hasCast,
    hasPeeked: state.hasPeeked,
    espAt: state.espAt,
    rolls: [...state.rolls],
    seats: state.heroes.map((hero, seat) => seatView(book, hero, seat === you || state.outcome !== null)),
    cleared: [...state.cleared],
    lairs,
    foe: foeView(due, lairs, hunter),
    strikes: STRIKE_ODDS,
    monsterPiles: sizes(book.monstersOf, state.monsterPile),
    treasurePiles: sizes(book.treasuresOf, state.treasurePile),
    monsterDiscard: [...state.monsterDiscard],
    spellPile: [...state.spellPile],
    spellDiscard: [...state.spellDiscard],
    target: state.target,
    hunter,
    hunterOdds: hunter?.odds ?? null,
  }
  return hunter && !hunter.isUp ? { ...view, hunterOdds: hunterOutlook(view) } : view
}

function actorOf(state: State, due: Frame | null): Actor {
  if (due === null || state.outcome !== null) return OVER
  return isChance(due.step) ? CHANCE : turnOf(state.turn)
}

function sizes(kinds: readonly (readonly number[])[], pile: readonly number[]): number[] {
  return Array.from({ length: LEVELS }, (_, index) =>
    (kinds[index + 1] ?? []).reduce((sum, card) => sum + num(pile, card), 0),
  )
}

function seatView(book: Book, hero: Hero, isOpen: boolean): SeatView {
  const shown = shownOf(book, hero)
  return {
    hero: hero.hero,
    class: CLASSES[book.classOf[hero.hero] ?? NONE] ?? null,
    goal: num(book.goal, hero.hero),
    at: hero.at,
    lost: hero.lost,
    doors: hero.doors,
    sword: hero.sword,
    bonus: hero.bonus,
    shown,
    hidden: hero.goods.length - shown.length,
    hand: isOpen ? handOf(book, hero) : null,
    gold: isOpen ? goldOf(book, hero) : null,
    spells: [...hero.spells],
    book: hero.book,
    trail: [...hero.trail],
    deaths: hero.deaths,
  }
}

/** Every lair with a card in it; what lies face down has a face only for those who looked. */
function lairViews(book: Book, state: State, you: Seat | null): LairView[] {
  const mine = state.heroes[you ?? state.turn]
  return book.lairs.flatMap((at, lair) => {
    const face = faceAt(state, lair)
    const hasLaid = num(state.laid, lair) !== NONE
    if (face === 0 && !hasLaid) return []
    const isUp = face === FACE_UP
    const card = isUp || (you !== null && hasSeenMonster(state, lair, you)) ? num(state.monster, lair) : NONE
    return [
      {
        at,
        number: state.numbers.indexOf(lair) + 1,
        isUp,
        card,
        odds: foeOdds(book, card, mine),
        hasLaid,
        laid: hasLaid && you !== null && hasSeenTreasure(state, lair, you) ? num(state.laid, lair) : NONE,
        drops: dropsAt(state, lair),
      },
    ]
  })
}

function hunterView(book: Book, state: State, you: Seat | null): LairView | null {
  if (state.hunterAt === NONE) return null
  const card = state.hunterUp ? state.hunter : NONE
  const odds = foeOdds(book, card, state.heroes[you ?? state.turn])
  const drops = dropsAt(state, HUNTER)
  return {
    at: state.hunterAt,
    number: 0,
    isUp: state.hunterUp,
    card,
    odds,
    hasLaid: false,
    laid: NONE,
    drops,
  }
}

function dropsAt({ drops }: State, place: number): number[] {
  return drops.filter((_, index) => index % 2 === 1 && drops[index - 1] === place)
}

function foeOdds(book: Book, card: number, hero: Hero | undefined): FoeOdds | null {
  if (card === NONE || num(book.trap, card) !== 0 || !hero || hero.hero === NONE) return null
  return {
    ...roundOdds(book, card, num(book.classOf, hero.hero), hero.bonus),
    fireball: chanceOfSpell(book, card, 0),
    lightning: chanceOfSpell(book, card, 1),
  }
}

/** The monster that is fought now. */
function foeView(due: Frame | null, lairs: readonly LairView[], hunter: LairView | null): LairView | null {
  if (due === null || !['fight', 'attack', 'strike', 'bolt'].includes(due.step)) return null
  return due.at === HUNTER ? hunter : (lairs.find(lair => lair.at === due.at) ?? null)
}
