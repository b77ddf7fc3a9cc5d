/** The methods of JSON-RPC by name. */
import type { z } from 'zod'
import { kitOf, replay, toFile } from '../../engine/file.ts'
import { fitting } from '../../engine/fitting.ts'
import { hash } from '../../engine/hash.ts'
import { clipped } from '../../engine/limits.ts'
import { parseWith } from '../../engine/parse.ts'
import { done } from '../../engine/result.ts'
import { actorOf, viewOf } from '../../engine/seats.ts'
import type { Result } from '../../engine/types.ts'
import { redo, undo } from '../../engine/undo.ts'
import { advance, advise, become, begin, giveUp, odds, offers, on } from './answers.ts'
import { PARAMS } from './params.ts'
import { BAD_PARAMS, fail, failWith, type Outcome, UNKNOWN_METHOD } from './rpc.ts'
import { openTable, playedAt, playedWith, type Tables } from './tables.ts'

type Handler = (tables: Tables, params: unknown) => Outcome

/** What each method does with what it takes. */
const METHODS: Readonly<Record<keyof typeof PARAMS, Handler>> = {
  games: takes(PARAMS.games, ({ kits }) => done(kits.map(kit => kit.facts))),
  new: takes(PARAMS.new, begin),
  actor: takes(PARAMS.actor, (tables, { match }) =>
    on(playedAt(tables, match), ({ table }) => done(actorOf(table.match))),
  ),
  actions: takes(PARAMS.actions, (tables, { match, seat }) =>
    on(playedWith(tables, match, seat), ({ table }) => done(offers(table, seat))),
  ),
  outcomes: takes(PARAMS.outcomes, (tables, { match }) =>
    on(playedAt(tables, match), ({ table }) => done(odds(table))),
  ),
  play: takes(PARAMS.play, (tables, params) =>
    on(playedWith(tables, params.match, params.seat), played => advance(played, params)),
  ),
  view: takes(PARAMS.view, (tables, { match, seat = null }) =>
    on(playedWith(tables, match, seat), ({ table }) => done(viewOf(table.match, seat))),
  ),
  bot: takes(PARAMS.bot, (tables, params) =>
    on(playedWith(tables, params.match, params.seat), ({ table }) => advise(table, params)),
  ),
  undo: takes(PARAMS.undo, (tables, { match, seat }) =>
    on(playedWith(tables, match, seat), played => become(played, undo(played.table.match, seat))),
  ),
  redo: takes(PARAMS.redo, (tables, { match, seat }) =>
    on(playedWith(tables, match, seat), played => become(played, redo(played.table.match, seat))),
  ),
  resign: takes(PARAMS.resign, (tables, params) =>
    on(playedWith(tables, params.match, params.seat), played => giveUp(played, params)),
  ),
  save: takes(PARAMS.save, (tables, { match }) =>
    on(playedAt(tables, match), ({ table }) => done(toFile(table.match))),
  ),
  load: takes(PARAMS.load, (tables, { file }) =>
    on(kitOf(file, tables.kits), kit => on(replay(kit, file), match => openTable(tables, kit, match))),
  ),
  hash: takes(PARAMS.hash, (tables, { match }) =>
    on(playedAt(tables, match), ({ table }) =>
      done({ version: table.match.version, hash: hash(table.match.state) }),
    ),
  ),
  close: takes(PARAMS.close, (tables, { match }) =>
    on(playedAt(tables, match), () => done({ closed: tables.open.delete(match) })),
  ),
}

export function callMethod(tables: Tables, name: string, params: unknown): Outcome {
  const handlers: Readonly<Record<string, Handler>> = METHODS
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
  if (handler) return handler(tables, params)
  const known = Object.keys(METHODS).join(', ')
  return fail(UNKNOWN_METHOD, `There is no method "${clipped(name)}"; there are ${known}.`)
}

function takes<T>(schema: z.ZodType<T>, run: (tables: Tables, params: T) => Result<unknown>): Handler {
  return (tables, input) => {
    const read = fitting(input ?? {}, 'options')
    const params = read.ok ? parseWith(schema, read.value, 'options') : read
    if (!params.ok) return fail(BAD_PARAMS, params.refusal.reason)
    const result = run(tables, params.value)
    return result.ok ? result : failWith(result.refusal)
  }
}
