/** Which cards games can be played with here: the standard set, what lies on the bench of the workshop, and files. */
import type { LabPack } from './asked.ts'

export const STANDARD = 'standard'
const BENCH = 'bench'

export interface Cards {
  readonly key: string
  readonly pack: LabPack
}

interface Brought {
  readonly packs: readonly LabPack[]
  /** Which are played with, and which those are held against: by their keys. */
  readonly cards: string
  readonly against: string
}

export function packsIn({ packs }: Pick<Brought, 'packs'>, bench: LabPack | null): Cards[] {
  const files = packs.map(pack => ({ key: keyOf(pack), pack }))
  return bench ? [{ key: BENCH, pack: bench }, ...files] : files
}

export const keyOf = ({ file }: LabPack): string => `file ${file}`

/** Null for the standard set, and for what is on the bench no more. */
export function chosenIn(draft: Brought, bench: LabPack | null): Cards | null {
  return packsIn(draft, bench).find(({ key }) => key === draft.cards) ?? null
}

/** Whether other cards were chosen than the standard set, which it is now for want of them. */
export function isMissed(draft: Brought, bench: LabPack | null): boolean {
  return draft.cards !== STANDARD && chosenIn(draft, bench) === null
}

/** What the chosen cards can be held against. */
export function rivalsIn(draft: Brought, bench: LabPack | null): Cards[] {
  const chosen = chosenIn(draft, bench)
  return packsIn(draft, bench).filter(({ key }) => key !== chosen?.key)
}

/** The one that is wanted, or else the first. */
export function rivalIn(draft: Brought, bench: LabPack | null): Cards | null {
  const rivals = rivalsIn(draft, bench)
  return rivals.find(({ key }) => key === draft.against) ?? rivals[0] ?? null
}

/** One from a file of the same name makes room for it. */
export function withFile<D extends Brought>(draft: D, pack: LabPack): D {
  const others = draft.packs.filter(({ file }) => file !== pack.file)
  return { ...draft, packs: [...others, pack] }
}
