/** English names, with the words around them. */
import type { Technique, Tile, Token } from '../../types.ts'
import { joined } from '../look.ts'

export function tokenName(token: Token): string {
  if (typeof token === 'number') return `${token} gold`
  return token === 'princess' ? 'the princess' : `a ${token}`
}

/** After `the`. */
export function roomName({ name, called = name }: Tile): string {
  return called
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
