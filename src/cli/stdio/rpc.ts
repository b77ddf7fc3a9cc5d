/** JSON-RPC 2.0: what goes over the wire, whatever the methods mean. */
import { z } from 'zod'
import { refusalIn } from '../../engine/result.ts'
import type { Refusal } from '../../engine/types.ts'

export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const UNKNOWN_METHOD = -32601
export const BAD_PARAMS = -32602
export const INTERNAL_ERROR = -32603
/** The game, or the table, says no. */
const REFUSED = -32000

export type Id = string | number | null

export interface RpcError {
  readonly code: number
  readonly message: string
  readonly data: { readonly code: string; readonly reason: string; readonly rule?: string }
}

export type Answer =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly error: RpcError }

/** What a method gives back before it is put into an envelope. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: RpcError }

const request = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown().optional(),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
})
export type Request = z.infer<typeof request>

export function parseRequest(input: unknown): Request | null {
  const parsed = request.safeParse(input)
  return parsed.success ? parsed.data : null
}

const MESSAGES: Readonly<Record<number, readonly [code: string, message: string]>> = {
  [PARSE_ERROR]: ['parse', 'Parse error'],
  [INVALID_REQUEST]: ['request', 'Invalid Request'],
  [UNKNOWN_METHOD]: ['method', 'Method not found'],
  [BAD_PARAMS]: ['params', 'Invalid params'],
  [INTERNAL_ERROR]: ['internal', 'Internal error'],
}

export function fail(code: number, reason: string): Extract<Outcome, { ok: false }> {
  const [word, message] = MESSAGES[code] ?? ['refused', reason]
  return { ok: false, error: { code, message, data: { code: word, reason } } }
}

export function failWith(refusal: Refusal): Outcome {
  return { ok: false, error: { code: REFUSED, message: refusal.reason, data: refusalIn('en', refusal) } }
}

export function answer(id: Id, outcome: Outcome): Answer {
  return outcome.ok
    ? { jsonrpc: '2.0', id, result: outcome.value ?? null }
    : { jsonrpc: '2.0', id, error: outcome.error }
}

/** The id of something that may not be a request at all: null when it has none that can be given back. */
export function idOf(input: unknown): Id {
  const parsed = z.object({ id: z.union([z.string(), z.number()]) }).safeParse(input)
  return parsed.success ? parsed.data.id : null
}
