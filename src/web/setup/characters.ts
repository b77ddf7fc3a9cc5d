/** Those who play when nobody else does: each has a name and a face of its own. */
import { isSameName } from '../../engine/names.ts'
import type { Outline } from '../parts/icon/icon.tsx'
import { robot } from '../parts/icons.ts'
import * as FACES from './icons.generated.ts'

interface Character {
  readonly name: string
  readonly face: Outline
}

const CHARACTERS: readonly Character[] = [
  { name: 'Bram', face: FACES.beard },
  { name: 'Odile', face: FACES.elf },
  { name: 'Tomas', face: FACES.monk },
  { name: 'Ilse', face: FACES.witch },
  { name: 'Rurik', face: FACES.helmet },
  { name: 'Maud', face: FACES.nun },
  { name: 'Pell', face: FACES.cowl },
  { name: 'Wenna', face: FACES.wizard },
]

export const isCharacter = (name: string): boolean => CHARACTERS.some(each => each.name === name)

/** One who sits nowhere yet. */
export function freeCharacter(taken: readonly string[]): string {
  return CHARACTERS.find(({ name }) => !taken.some(other => isSameName(other, name)))?.name ?? ''
}

export const faceOf = (name: string): Outline => CHARACTERS.find(each => each.name === name)?.face ?? robot
