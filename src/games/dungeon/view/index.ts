/**
 * What a seat, or a spectator, may know. Built by adding: tokens, revealed monsters, face-up treasures, how many cards
 * each hand holds, the own hand, and what the own ESP or Crystal Ball showed.
 */
import type { Seat } from '../../../engine/types.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { type Ids, idAt, idOrNull } from '../content/ids.ts'
import { hunterOutlook } from '../odds/outlook.ts'
import { actor, goldOf, handOf, RULE_OF, resultOf, shownOf } from '../rules/index.ts'
import { type Frame, type Hero, HUNTER, LEVELS, type State } from '../types.ts'
import { hunterView, lairViews } from './lairs.ts'
import { sceneOf } from './scene.ts'
import type { Counts, DungeonView, LairView, SeatView } from './types.ts'

export function viewOf(content: ContentIndex, state: State, you: Seat | null): DungeonView {
  const open = tableView(content, state)
  return you === null ? withFoes(content, state, open) : seenBy(content, state, open, you)
}

/** What is the same for everybody, without the foes. */
function tableView(content: ContentIndex, state: State): DungeonView {
  const due = state.stack[state.stack.length - 1] ?? null
  return {
    actor: actor(state),
    prompt: due === null ? null : { ask: due.step, rule: RULE_OF[due.step] },
    result: resultOf(content, state),
    mode: state.mode,
    round: state.round,
    turnLimit: state.turnLimit,
    you: null,
    turn: state.turn,
    first: state.first,
    due: due === null ? null : { step: due.step, at: idOrNull(content.spaceIds, due.at) },
    left: state.left,
    steps: state.steps,
    hasCast: state.hasCast,
    hasPeeked: state.hasPeeked,
    espAt: idOrNull(content.spaceIds, state.espAt),
    rolls: [...state.rolls],
    seats: state.heroes.map(hero => seatView(content, hero, state.outcome !== null)),
    cleared: counted(state.cleared, lair => idAt(content.spaceIds, num(content.lairs, lair))),
    lairs: [],
    foe: null,
    monsterPiles: sizes(content.monstersOf, state.monsterPile),
    treasurePiles: sizes(content.treasuresOf, state.treasurePile),
    monsterDiscard: counted(state.monsterDiscard, card => idAt(content.monsterIds, card)),
    spellPile: [...state.spellPile],
    spellDiscard: [...state.spellDiscard],
    target: idOrNull(content.treasureIds, state.target),
    hunter: null,
    hunterOdds: null,
  }
}

/** The same with what this seat may know besides: its own hand, and what it has seen of what lies face down. */
export function seenBy(content: ContentIndex, state: State, open: DungeonView, you: Seat): DungeonView {
  const seats = state.heroes.map((hero, seat) =>
    seat === you ? seatView(content, hero, true) : (open.seats[seat] ?? seatView(content, hero, false)),
  )
  return withFoes(content, state, { ...open, you, seats })
}

/** With what lies in lairs and with the Hunter, and what it is for the hero of whoever looks. */
function withFoes(content: ContentIndex, state: State, view: DungeonView): DungeonView {
  const due = state.stack[state.stack.length - 1] ?? null
  const lairs = lairViews(content, state, view.you)
  const hunter = hunterView(content, state, view.you)
  const foe = foeView(content, due, lairs, hunter)
  const all = { ...view, lairs, foe, hunter, hunterOdds: hunter?.odds ?? null }
  return hunter && !hunter.isUp ? { ...all, hunterOdds: hunterOutlook(sceneOf(content, all)) } : all
}

function counted(list: readonly number[], idOf: (position: number) => string): Counts {
  const counts: Record<string, number> = {}
  for (let position = 0; position < list.length; position++) {
    const count = num(list, position)
    if (count > 0) counts[idOf(position)] = count
  }
  return counts
}

function sizes(kinds: readonly (readonly number[])[], pile: readonly number[]): number[] {
  return Array.from({ length: LEVELS }, (_, index) =>
    (kinds[index + 1] ?? []).reduce((sum, card) => sum + num(pile, card), 0),
  )
}

function seatView(content: ContentIndex, hero: Hero, isOpen: boolean): SeatView {
  const { treasureIds, spaceIds } = content
  const shown = shownOf(content, hero)
  return {
    hero: idOrNull(content.heroIds, hero.hero),
    at: idOrNull(spaceIds, hero.at),
    lost: hero.lost,
    doors: hero.doors === 0 ? [] : content.doorIds.of.filter((_, door) => ((hero.doors >>> door) & 1) === 1),
    sword: idOrNull(treasureIds, hero.sword),
    bonus: hero.bonus,
    shown: named(treasureIds, shown),
    hidden: hero.goods.length - shown.length,
    hand: isOpen ? named(treasureIds, handOf(content, hero)) : null,
    gold: isOpen ? goldOf(content, hero) : null,
    spells: [...hero.spells],
    book: hero.book,
    trail: named(spaceIds, hero.trail),
    deaths: hero.deaths,
  }
}

function named(ids: Ids, positions: readonly number[]): string[] {
  return positions.map(position => idAt(ids, position))
}

/** The monster that is fought now. */
function foeView(
  { spaceIds }: ContentIndex,
  due: Frame | null,
  lairs: readonly LairView[],
  hunter: LairView | null,
): LairView | null {
  if (due === null || !['fight', 'attack', 'strike', 'bolt'].includes(due.step)) return null
  if (due.at === HUNTER) return hunter
  const at = idAt(spaceIds, due.at)
  return lairs.find(lair => lair.at === at) ?? null
}
