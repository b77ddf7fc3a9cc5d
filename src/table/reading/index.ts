/**
 * One reader's side of a house: it hands on what a page asks, makes pictures of the sights that come back, and speaks the
 * language of whoever reads. It knows the content of games and none of their rules.
 */
import { refusalIn } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Door, DoorPush, WordedName } from '../house-protocol.ts'
import type { Call, CallName, Message } from '../protocol.ts'
import { sorry } from '../sorry.ts'
import type { Kits } from './book.ts'
import { catchUp, type Desk, heard } from './desk.ts'
import { WORDED, type Worded } from './worded.ts'

export interface Reading {
  /** What the page asks; the answer is sent. */
  ask(call: Call): Promise<void>
  /** What the house says unasked. */
  hear(push: DoorPush): void
}

export function readingOf(kits: Kits, door: Door, send: (message: Message) => void): Reading {
  const desk: Desk = {
    kits,
    door,
    send,
    language: 'en',
    books: new Map(),
    held: new Map(),
    early: new Map(),
  }
  return {
    ask: call => answered(desk, call),
    hear: push => heard(desk, push),
  }
}

async function answered(desk: Desk, { call, name, params }: Call): Promise<void> {
  const told = made(await answerTo(desk, name, params).catch(sorry))
  desk.send(
    told.ok
      ? { answer: call, ok: true, value: told.value }
      : { answer: call, ok: false, refusal: refusalIn(desk.language, told.refusal) },
  )
  for (const match of desk.held.keys()) catchUp(desk, match)
}

async function answerTo(desk: Desk, name: CallName, params: unknown): Worded<unknown> {
  if (isWorded(name)) return WORDED[name](desk, params)
  const told = await desk.door(name, params)
  return told.ok ? { ok: true, value: () => told.value } : told
}

function made(told: Result<() => unknown>): Result<unknown> {
  if (!told.ok) return told
  try {
    return { ok: true, value: told.value() }
  } catch (error) {
    return sorry(error)
  }
}

function isWorded(name: CallName): name is WordedName {
  return Object.hasOwn(WORDED, name)
}
