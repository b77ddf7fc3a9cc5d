/** Actions that are offered all the time, made once. */
import { dieName, KINDS } from '../types/dice.ts'
import type { Action } from '../types.ts'

const HEROES = [0, 1, 2, 3]
const BOXES = Array.from({ length: 16 }, (_, box) => box)
const KIND_LIST = Array.from({ length: KINDS }, (_, kind) => kind)

const byHero = (make: (hero: number) => Action): readonly Action[] => HEROES.map(make)
const byHeroAndDie = (make: (hero: number, die: string) => Action): readonly Action[] =>
  HEROES.flatMap(hero => KIND_LIST.map(kind => make(hero, dieName(kind))))

const LAY: readonly Action[] = HEROES.flatMap(hero =>
  KIND_LIST.flatMap(kind => BOXES.map((box): Action => ({ kind: 'lay', hero, die: dieName(kind), box }))),
)
const DISCARD = byHeroAndDie((hero, die) => ({ kind: 'discard', hero, die }))
const PAY = byHeroAndDie((hero, die) => ({ kind: 'pay', hero, die }))
const PICK = byHeroAndDie((hero, die) => ({ kind: 'pick', hero, die }))
const HEAL = byHero(hero => ({ kind: 'heal', hero }))
const SUFFER = byHero(hero => ({ kind: 'suffer', hero }))
const UNSTORE = byHero(hero => ({ kind: 'unstore', hero }))
const DONE = byHero(hero => ({ kind: 'done', hero }))
const REOPEN = byHero(hero => ({ kind: 'reopen', hero }))
const ENTER: readonly Action[] = BOXES.map(door => ({ kind: 'enter', door }))
const DIE: readonly Action[] = [1, 2, 3, 4, 5, 6].map(value => ({ kind: 'die', value }))

export const CONVERT: Action = { kind: 'convert' }
export const ENOUGH: Action = { kind: 'enough' }
export const NONE: readonly Action[] = []

function known(action: Action | undefined): Action {
  if (!action) throw new Error('There is no such hero, die or box')
  return action
}

export const lay = (hero: number, kind: number, box: number): Action =>
  known(LAY[(hero * KINDS + kind) * BOXES.length + box])
export const discard = (hero: number, kind: number): Action => known(DISCARD[hero * KINDS + kind])
export const pay = (hero: number, kind: number): Action => known(PAY[hero * KINDS + kind])
export const pick = (hero: number, kind: number): Action => known(PICK[hero * KINDS + kind])
export const heal = (hero: number): Action => known(HEAL[hero])
export const suffer = (hero: number): Action => known(SUFFER[hero])
export const unstore = (hero: number): Action => known(UNSTORE[hero])
export const done = (hero: number): Action => known(DONE[hero])
export const reopen = (hero: number): Action => known(REOPEN[hero])
export const enter = (door: number): Action => known(ENTER[door])
export const die = (value: number): Action => known(DIE[value - 1])
