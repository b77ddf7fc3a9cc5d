/**
 * What a seat, or a spectator, may know. Built by adding: the board, tokens, revealed monsters, face-up treasures, how
 * many cards each hand holds, the own hand, and what the own ESP or Crystal Ball showed.
 */
import type { Seat } from '../../../engine/types.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { hunterOutlook } from '../odds/outlook.ts'
import { chanceOfSpell, roundOdds, STRIKE_ODDS } from '../odds/rolls.ts'
import {
  actor,
  FACE_UP,
  faceAt,
  goldOf,
  handOf,
  hasSeenMonster,
  hasSeenTreasure,
  RULE_OF,
  resultOf,
  shownOf,
} from '../rules/index.ts'
import { CLASSES, type Frame, type Hero, HUNTER, LEVELS, NONE, type State } from '../types.ts'
import type { DungeonView, FoeOdds, LairView, SeatView } from './types.ts'

export function viewOf(content: ContentIndex, state: State, you: Seat | null): DungeonView {
  const due = state.stack[state.stack.length - 1] ?? null
  const lairs = lairViews(content, state, you)
  const hunter = hunterView(content, state, you)
  const view: DungeonView = {
    content: content.pack === standard ? null : content.pack,
    actor: actor(state),
    prompt: due === null ? null : { ask: due.step, rule: RULE_OF[due.step] },
    result: resultOf(content, state),
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
    seats: state.heroes.map((hero, seat) => seatView(content, hero, seat === you || state.outcome !== null)),
    cleared: [...state.cleared],
    lairs,
    foe: foeView(due, lairs, hunter),
    strikes: STRIKE_ODDS,
    monsterPiles: sizes(content.monstersOf, state.monsterPile),
    treasurePiles: sizes(content.treasuresOf, state.treasurePile),
    monsterDiscard: [...state.monsterDiscard],
    spellPile: [...state.spellPile],
    spellDiscard: [...state.spellDiscard],
    target: state.target,
    hunter,
    hunterOdds: hunter?.odds ?? null,
  }
  return hunter && !hunter.isUp ? { ...view, hunterOdds: hunterOutlook(view) } : view
}

function sizes(kinds: readonly (readonly number[])[], pile: readonly number[]): number[] {
  return Array.from({ length: LEVELS }, (_, index) =>
    (kinds[index + 1] ?? []).reduce((sum, card) => sum + num(pile, card), 0),
  )
}

function seatView(content: ContentIndex, hero: Hero, isOpen: boolean): SeatView {
  const shown = shownOf(content, hero)
  return {
    hero: hero.hero,
    class: CLASSES[content.classOf[hero.hero] ?? NONE] ?? null,
    goal: num(content.goal, hero.hero),
    at: hero.at,
    lost: hero.lost,
    doors: hero.doors,
    sword: hero.sword,
    bonus: hero.bonus,
    shown,
    hidden: hero.goods.length - shown.length,
    hand: isOpen ? handOf(content, hero) : null,
    gold: isOpen ? goldOf(content, hero) : null,
    spells: [...hero.spells],
    book: hero.book,
    trail: [...hero.trail],
    deaths: hero.deaths,
  }
}

/** Every lair with a card in it; what lies face down has a face only for those who looked. */
function lairViews(content: ContentIndex, state: State, you: Seat | null): LairView[] {
  const mine = state.heroes[you ?? state.turn]
  return content.lairs.flatMap((at, lair) => {
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
        odds: foeOdds(content, card, mine),
        hasLaid,
        laid: hasLaid && you !== null && hasSeenTreasure(state, lair, you) ? num(state.laid, lair) : NONE,
        drops: dropsAt(state, lair),
      },
    ]
  })
}

function hunterView(content: ContentIndex, state: State, you: Seat | null): LairView | null {
  if (state.hunterAt === NONE) return null
  const card = state.hunterUp ? state.hunter : NONE
  const odds = foeOdds(content, card, state.heroes[you ?? state.turn])
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

function foeOdds(content: ContentIndex, card: number, hero: Hero | undefined): FoeOdds | null {
  if (card === NONE || num(content.trap, card) !== 0 || !hero || hero.hero === NONE) return null
  return {
    ...roundOdds(content, card, num(content.classOf, hero.hero), hero.bonus),
    fireball: chanceOfSpell(content, card, 0),
    lightning: chanceOfSpell(content, card, 1),
  }
}

/** The monster that is fought now. */
function foeView(due: Frame | null, lairs: readonly LairView[], hunter: LairView | null): LairView | null {
  if (due === null || !['fight', 'attack', 'strike', 'bolt'].includes(due.step)) return null
  return due.at === HUNTER ? hunter : (lairs.find(lair => lair.at === due.at) ?? null)
}
