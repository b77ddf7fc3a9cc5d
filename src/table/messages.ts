/** What each call takes, as it is checked at the door: a message is never believed. */
import { z } from 'zod'
import { actionShape, holderShape, seatShape, withoutUndefined } from '../engine/shapes.ts'
import { LANGUAGES } from '../engine/types.ts'
import type { HouseCallName, HouseCalls } from './house-protocol.ts'
import { type Calls, type Group, LEVELS } from './protocol.ts'

const match = z.string().max(100)
const word = z.string().max(1000)
const name = z.string().regex(/^[\w-]{1,40}$/)
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const reason = z.looseObject({ why: word })
const at = z.int().min(0)
const eyes = seatShape.nullable()
const options = z.record(z.string(), z.unknown())
const nothing = z.strictObject({})
const ofMatch = z.strictObject({ match })
const forSeat = z.strictObject({ match, seat: seatShape.optional() }).transform(withoutUndefined)
const command = z.strictObject({ id: word.min(1), match, version: at })

export const MESSAGES: { readonly [N in HouseCallName]: z.ZodType<HouseCalls[N]['takes']> } = {
  games: nothing,
  tables: nothing,
  prove: z.strictObject({ game: word, pack: z.unknown() }),
  new: z
    .strictObject({
      game: word,
      options: options.optional(),
      seats: z.array(holderShape).max(64).optional(),
      seed: z.number().optional(),
      practice: z.boolean().optional(),
      sheets: z.array(word).max(64).optional(),
    })
    .transform(withoutUndefined),
  again: ofMatch,
  open: z
    .strictObject({ match, seat: eyes, known: z.strictObject({ version: at, at }).optional() })
    .transform(withoutUndefined),
  sit: z.strictObject({ match, seat: seatShape, holder: holderShape }),
  close: ofMatch,
  play: command
    .extend({ actions: z.array(actionShape).max(1000), joined: z.boolean().optional() })
    .transform(withoutUndefined),
  undo: command,
  redo: command,
  reset: command,
  resign: command.extend({ level: z.enum(LEVELS).optional() }).transform(withoutUndefined),
  look: z.strictObject({ match, seat: eyes, at, since: at.optional() }).transform(withoutUndefined),
  guess: forSeat,
  course: z.strictObject({ match, seat: eyes }),
  fork: z.strictObject({ match, at }),
  save: ofMatch,
  load: z.strictObject({ file: z.unknown() }),
  peek: z
    .strictObject({ file: z.unknown(), withoutHints: z.literal(true).optional() })
    .transform(withoutUndefined),
  lesson: z
    .strictObject({
      game: word,
      options: options.optional(),
      name: word,
      chance: z.array(actionShape).max(10_000),
    })
    .transform(withoutUndefined),
  verify: ofMatch,
  remove: ofMatch,
  hello: z
    .strictObject({
      language: z.enum(LANGUAGES).optional(),
      forced: z.boolean().optional(),
      hurried: z.boolean().optional(),
    })
    .transform(withoutUndefined),
  sheets: nothing,
  keepSheet: z
    .strictObject({ game: word, data: z.unknown(), id: word.optional() })
    .transform(withoutUndefined),
  newSheet: z.strictObject({ game: word, name: word, hero: word }),
  markSheet: z.strictObject({ id: word, talent: word }),
  removeSheet: z.strictObject({ id: word }),
  chronicle: nothing,
  answer: z.strictObject({ game: word, puzzle: name, day: day.nullable(), right: z.boolean() }),
  tale: z.strictObject({ match, seat: seatShape }),
  exportChronicle: nothing,
  importChronicle: z.strictObject({ file: z.unknown() }),
}

/** What the reader's side answers by itself. */
export const PAGE_MESSAGES: { readonly [N in 'board' | 'hint' | 'reasons']: z.ZodType<Calls[N]['takes']> } = {
  board: z.strictObject({ match, seat: eyes, at }),
  hint: forSeat,
  reasons: z.strictObject({ match, reasons: z.array(reason).max(20) }),
}

export const GROUPS: Readonly<Record<HouseCallName, Group>> = {
  games: 'lobby',
  hello: 'lobby',
  tables: 'device',
  prove: 'device',
  new: 'device',
  again: 'device',
  remove: 'device',
  lesson: 'device',
  sheets: 'device',
  keepSheet: 'device',
  newSheet: 'device',
  markSheet: 'device',
  removeSheet: 'device',
  chronicle: 'device',
  answer: 'device',
  tale: 'ended',
  exportChronicle: 'device',
  importChronicle: 'device',
  open: 'table',
  close: 'table',
  sit: 'table',
  play: 'table',
  undo: 'table',
  redo: 'table',
  reset: 'table',
  resign: 'table',
  look: 'table',
  guess: 'table',
  course: 'table',
  fork: 'log',
  save: 'ended',
  load: 'log',
  peek: 'log',
  verify: 'ended',
}
