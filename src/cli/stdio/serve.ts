/** The conversation with a program: a message a line, an answer a line. */
import { once } from 'node:events'
import { messageOf } from '../../engine/error-message.ts'
import type { AnyKit } from '../../engine/types.ts'
import type { Io } from '../io.ts'
import { linesFrom } from './lines.ts'
import { callMethod } from './methods.ts'
import * as rpc from './rpc.ts'
import type { Tables } from './tables.ts'

const LONGEST_BATCH = 1000

/** Answers one message a line, in order, until the input ends. */
export async function serve(io: Io, kits: readonly AnyKit[]): Promise<void> {
  const tables: Tables = { kits, open: new Map() }
  for await (const line of linesFrom(io.stdin)) {
    const reply = line === null ? tooLong() : respond(tables, line)
    // A client that does not read its answers is not sent more of them.
    if (reply !== null && !io.stdout.write(`${reply}\n`)) await once(io.stdout, 'drain')
  }
}

function tooLong(): string {
  return JSON.stringify(rpc.answer(null, rpc.fail(rpc.INVALID_REQUEST, 'The message is longer than 8 MiB.')))
}

/** The answer to one line; null where none is due. */
export function respond(tables: Tables, line: string): string | null {
  if (line.trim() === '') return null
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return JSON.stringify(rpc.answer(null, rpc.fail(rpc.PARSE_ERROR, 'The line is not JSON.')))
  }
  const reply = Array.isArray(message) ? batch(tables, message) : single(tables, message)
  return reply === null ? null : JSON.stringify(reply)
}

function batch(tables: Tables, messages: readonly unknown[]): rpc.Answer | rpc.Answer[] | null {
  if (messages.length === 0)
    return rpc.answer(null, rpc.fail(rpc.INVALID_REQUEST, 'A batch holds at least one message.'))
  if (messages.length > LONGEST_BATCH)
    return rpc.answer(null, rpc.fail(rpc.INVALID_REQUEST, `A batch holds at most ${LONGEST_BATCH} messages.`))
  const answers = messages.flatMap(message => single(tables, message) ?? [])
  return answers.length === 0 ? null : answers
}

function single(tables: Tables, message: unknown): rpc.Answer | null {
  const request = rpc.parseRequest(message)
  if (!request) {
    const reason = 'A request has jsonrpc "2.0", a method, and params and an id where they are due.'
    return rpc.answer(rpc.idOf(message), rpc.fail(rpc.INVALID_REQUEST, reason))
  }
  const outcome = call(tables, request)
  return request.id === undefined ? null : rpc.answer(request.id, outcome)
}

function call(tables: Tables, { method, params }: rpc.Request): rpc.Outcome {
  try {
    return callMethod(tables, method, params)
  } catch (error) {
    return rpc.fail(rpc.INTERNAL_ERROR, messageOf(error))
  }
}
