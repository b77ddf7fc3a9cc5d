/** One kind of frame: who acts, by which rule, what is offered and what each answer does, or what happens by itself. */
import type { Actor, Blocked, RuleId, Seat } from '../../../../engine/types.ts'
import type { Action, ActionKind, Frame, FrameKind, State } from '../../types.ts'
import { drinkHealing } from '../damage.ts'
import { NONE } from '../offered.ts'
import type { Play } from '../play.ts'
import { chance, party } from '../who.ts'

type Answers<K extends FrameKind> = {
  readonly [A in ActionKind]?: (play: Play, action: Action<A>, frame: Frame<K>) => void
}

export interface Prompt<K extends FrameKind> {
  readonly rule: RuleId
  readonly who: (state: State, frame: Frame<K>) => Actor
  /** Whether there is something to choose or to draw; where there is not, `run` goes on without asking. */
  readonly isAsked: (play: Play, frame: Frame<K>) => boolean
  readonly run: (play: Play, frame: Frame<K>) => void
  readonly offers: (play: Play, frame: Frame<K>, seat: Seat) => readonly Action[]
  readonly answers: Answers<K>
  /** What one might expect here and cannot do, Healing aside. */
  readonly blocked: (play: Play, frame: Frame<K>, seat: Seat) => readonly Blocked[]
}

/** The kinds of frames of one section of the rulebook. */
export type Section<K extends FrameKind> = { readonly [N in K]: Prompt<N> }

type Asked<K extends FrameKind> = Pick<Prompt<K>, 'rule' | 'who' | 'offers' | 'answers'> &
  Partial<Pick<Prompt<K>, 'blocked'>>
type Drawn<K extends FrameKind> = Pick<Prompt<K>, 'rule' | 'answers'>
/** What is done where nothing is to be chosen or drawn. */
type Otherwise<K extends FrameKind> = Pick<Prompt<K>, 'isAsked' | 'run'>

const NONE_BLOCKED: readonly Blocked[] = []
const noneBlocked = (): readonly Blocked[] => NONE_BLOCKED

const ALWAYS: Otherwise<FrameKind> = { isAsked: () => true, run: () => undefined }

/** Someone is asked; with `otherwise` only where there is something to choose. */
export function asks<K extends FrameKind>(
  { rule, who, offers, answers, blocked = noneBlocked }: Asked<K>,
  { isAsked, run }: Otherwise<K> = ALWAYS,
): Prompt<K> {
  return { rule, who, isAsked, run, offers, answers, blocked }
}

/** Dice or cards decide. */
export function draws<K extends FrameKind>(
  { rule, answers }: Drawn<K>,
  { isAsked, run }: Otherwise<K> = ALWAYS,
): Prompt<K> {
  return { rule, who: chance, isAsked, run, offers: () => NONE, answers, blocked: noneBlocked }
}

/** It happens by itself. */
export function happens<K extends FrameKind>(rule: RuleId, run: Prompt<K>['run']): Prompt<K> {
  return {
    rule,
    who: party,
    isAsked: () => false,
    run,
    offers: () => NONE,
    answers: {},
    blocked: noneBlocked,
  }
}

/** O-72: an answer wherever the whole party is asked. */
export const healing = {
  heal: (play: Play, { hero }: Action<'heal'>) => drinkHealing(play, hero),
} as const
