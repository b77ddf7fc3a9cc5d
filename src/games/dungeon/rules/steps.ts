/** What each step waits for, and the rule that asks it. */
import type { RuleId } from '../../../engine/types.ts'
import type { ChanceStep, Frame, Step } from '../types.ts'

/** How the outcome of each chance step is found. */
export const SOURCES: Readonly<
  Record<ChanceStep, 'dice' | 'die' | 'monster' | 'treasure' | 'drop' | 'prowl'>
> = {
  first: 'dice',
  attack: 'dice',
  bolt: 'dice',
  strike: 'dice',
  sword: 'dice',
  book: 'die',
  search: 'die',
  cage: 'die',
  reveal: 'monster',
  peek: 'monster',
  hunter: 'monster',
  treasure: 'treasure',
  lay: 'treasure',
  target: 'treasure',
  drop: 'drop',
  prowl: 'prowl',
}

export function isChance(step: Frame['step']): step is ChanceStep {
  // A move is asked for so often that it is worth answering first.
  return step !== 'move' && step in SOURCES
}

export const RULE_OF: Readonly<Record<Step, RuleId>> = {
  choose: 'D-01',
  learn: 'D-04',
  move: 'D-11',
  gaze: 'D-62',
  meet: 'D-105',
  fight: 'D-105',
  foe: 'D-112',
  slide: 'D-25',
  replace: 'D-108',
  haunt: 'D-82',
  regain: 'D-119',
  first: 'D-120',
  book: 'D-04',
  search: 'D-14',
  reveal: 'D-21',
  peek: 'D-61',
  lay: 'D-62',
  treasure: 'D-40',
  sword: 'D-64',
  cage: 'D-24',
  attack: 'D-30',
  bolt: 'D-51',
  strike: 'D-32',
  drop: 'D-37',
  target: 'D-80',
  hunter: 'D-82',
  prowl: 'D-112',
  start: 'D-01',
  arrive: 'D-20',
  turnUp: 'D-51',
  engage: 'D-30',
  gather: 'D-40',
  hurt: 'D-32',
  end: 'D-70',
  seek: 'D-82',
  next: 'D-10',
}
