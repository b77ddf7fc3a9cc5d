import type { Token } from '../types.ts'

export function tokenName(token: Token): string {
  if (typeof token === 'number') return `${token} gold`
  return token === 'princess' ? 'the princess' : `a ${token}`
}

export function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'none'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
