/** English names, with the words around them. */
import type { Technique, Token } from '../../types.ts'
import { joined } from '../look.ts'

export function tokenName(token: Token): string {
  if (typeof token === 'number') return `${token} gold`
  return token === 'princess' ? 'the princess' : `a ${token}`
}

/** After `the`: what is printed on a tile, except where that is only whose room it is. */
export function roomName(printed: string): string {
  return printed === 'Princess' ? 'princess room' : printed
}

export function techniqueName(technique: Technique): string {
  return technique === 'thrust' ? 'with a thrust' : technique
}

export function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  return joined(names, 'and', 'none')
}
