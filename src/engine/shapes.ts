/** The nouns of the kernel as they come from outside: in files and messages. */
import { z } from 'zod'
import type { SeatHolder } from './match.ts'
import type { Action } from './types.ts'

export const seatShape = z.int().min(0)

export const actionShape: z.ZodType<Action> = z.looseObject({ kind: z.string() })

export const holderShape: z.ZodType<SeatHolder> = z
  .strictObject({ kind: z.enum(['person', 'bot', 'open']), name: z.string(), level: z.string().optional() })
  .transform(withoutUndefined)

/** What may be missing is missing, never undefined. */
type Defined<T> = { [K in keyof T as MayMiss<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as MayMiss<T[K]> extends true ? K : never]?: Exclude<T[K], undefined>
}
type MayMiss<V> = unknown extends V ? false : undefined extends V ? true : false

export function withoutUndefined<T extends object>(read: T): Defined<T>
export function withoutUndefined(read: object): object {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
