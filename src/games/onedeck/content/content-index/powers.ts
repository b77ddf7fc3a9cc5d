import type { Ability, Passive, Powers, Printing, Side } from '../../types.ts'
import { abilityIndex } from './abilities.ts'

/** What a hero brings from the hero card alone. */
export interface Innate {
  readonly known: readonly number[]
  readonly powers: Powers
}

export function innateOf(abilities: readonly Ability[], { start }: Side): Innate {
  const isPassive = 'passive' in start
  return {
    known: isPassive ? [] : [abilityIndex(abilities, start.id)],
    powers: added(isPassive ? [start.passive] : []),
  }
}

/** What always works for this hero, of the starting skill and the talents, added up. */
export function powersOf(
  printing: Printing,
  start: Side['start'] | undefined,
  talents: readonly number[],
): Powers {
  const own = start && 'passive' in start ? [start.passive] : []
  return added([...own, ...talents.flatMap(index => printing.talents[index]?.passive ?? [])])
}

function added(all: readonly Passive[]): Powers {
  const sum = (name: Exclude<keyof Passive, 'stealth'>) =>
    all.reduce((total, passive) => total + Number(passive[name] ?? 0), 0)
  return {
    stealth: all.find(passive => passive.stealth)?.stealth ?? '',
    descendHeal: sum('descendHeal'),
    plate: sum('plate'),
    kiting: sum('kiting'),
    health: sum('health'),
    tokens: sum('tokens'),
    firstAid: sum('firstAid'),
    fortitude: sum('fortitude'),
    planning: sum('planning'),
    speed: sum('speed'),
    knowledge: sum('knowledge'),
    foresight: sum('foresight'),
    veteran: sum('veteran'),
  }
}
