/** From what is pointed at to the choice that means it. A die on the screen stands for every equal one. */
import type { Choice } from '../../../../table/protocol.ts'
import { type Action, choicesOf, type Meant } from '../view.ts'
import type { HeldDie } from './dice.ts'

/** Laying this die on this box. */
export function layOn(choices: readonly Choice[], { hero, die }: HeldDie, box: number): Choice | null {
  return (
    choicesOf(choices, 'lay').find(
      ({ action }) => action.hero === hero && action.die === die && action.box === box,
    ) ?? null
  )
}

/** The boxes that take this die now. */
export function boxesFor(choices: readonly Choice[], { hero, die }: HeldDie): ReadonlySet<number> {
  return new Set(
    choicesOf(choices, 'lay').flatMap(({ action }) =>
      action.hero === hero && action.die === die ? [action.box] : [],
    ),
  )
}

/** What pressing this die means where the table asks for a die: paying, choosing, giving one up. */
export function pressOn(choices: readonly Choice[], { hero, die }: HeldDie): Choice | null {
  const asked = [...choicesOf(choices, 'pay'), ...choicesOf(choices, 'pick')]
  const pressed = asked.find(({ action }) => action.hero === hero && action.die === die)
  if (pressed) return pressed
  return choicesOf(choices, 'drop').find(({ action }) => die === `H${action.value}`) ?? null
}

/** True while the table asks for a die, so that a press answers and holds nothing. */
export function isAskingForDie(choices: readonly Choice[]): boolean {
  return choices.some(({ action: { kind } }) => kind === 'pay' || kind === 'pick' || kind === 'drop')
}

export function discardOf(choices: readonly Choice[], { hero, die }: HeldDie): Choice | null {
  return (
    choicesOf(choices, 'discard').find(({ action }) => action.hero === hero && action.die === die) ?? null
  )
}

/** Dropping one die on another converts both; the table asks for the third where three are needed. */
export function convertOf(choices: readonly Choice[], a: HeldDie, b: HeldDie): readonly Action[] | null {
  if (choicesOf(choices, 'convert').length === 0 || isRestricted(a) || isRestricted(b)) return null
  return [
    { kind: 'convert' },
    { kind: 'pick', hero: a.hero, die: a.die },
    { kind: 'pick', hero: b.hero, die: b.die },
  ]
}

const isRestricted = ({ die }: HeldDie): boolean => die === 'mana' || die === 'armor'

/** Using a skill, drinking a potion, or what keeps one from it: by hero and name. */
export function useOf<C extends Meant>(choices: readonly C[], hero: number, skill: string): C | null {
  return (
    choicesOf(choices, 'use').find(({ action }) => action.hero === hero && action.skill === skill) ?? null
  )
}

/** Who may drink a potion, one choice for each. */
export function drinksOf<C extends Meant>(choices: readonly C[], potion: string): readonly C[] {
  return potion === 'healing'
    ? choicesOf(choices, 'heal')
    : potion === 'invisibility'
      ? choicesOf(choices, 'vanish')
      : choicesOf(choices, 'drink').filter(({ action }) => action.potion === potion)
}
