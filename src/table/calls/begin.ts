/** Beginning a match. */
import { type Match, type Setup, start } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { Opened } from '../../engine/resume.ts'
import type { AnyKit, Json, Result } from '../../engine/types.ts'
import { type House, kitFor } from '../house.ts'
import { faultOfNames } from '../names.ts'
import type { Calls, MatchId, NewMatch } from '../protocol.ts'
import { createMatch, openUnsaved, withRoom } from '../rooms.ts'
import { entered } from '../sheets.ts'
import type { Handlers } from './handlers.ts'

export const BEGIN_CALLS: Handlers<'prove' | 'new' | 'again' | 'lesson'> = {
  prove: async (house, _session, { game, pack }) => {
    const kit = await kitFor(house, game)
    return kit.ok ? provenPack(house, kit.value, pack) : kit
  },
  new: (house, _session, wanted) => begin(house, wanted),
  again: (house, _session, { match }) => again(house, match),
  lesson: async (house, _session, { game, options = {}, name, chance }) => {
    const kit = await kitFor(house, game)
    if (!kit.ok) return kit
    const seats = [{ kind: 'person' as const, name }]
    const setup = { options, seats, practice: true, seed: house.world.newSeed() }
    const match = await startProven(house, kit.value, setup)
    return match.ok ? done({ match: openUnsaved(house, kit.value, fresh(match.value), {}, chance) }) : match
  },
}

export function fresh(match: Match): Opened {
  return { match, stopped: null, differs: false }
}

/** The standard set needs no proof. */
export async function provenPack({ world }: House, { facts }: AnyKit, pack: unknown): Promise<Result<null>> {
  return pack === undefined ? done(null) : world.provePack(facts.id, pack)
}

/** A new match; content that comes with its options is proved first. */
async function startProven(house: House, kit: AnyKit, setup: Setup): Promise<Result<Match>> {
  const proved = await provenPack(house, kit, setup.options?.['content'])
  return proved.ok ? start(kit, setup) : proved
}

async function begin(house: House, wanted: Calls['new']['takes']): Promise<Result<{ match: MatchId }>> {
  const { game, seats, practice = false, seed = house.world.newSeed(), sheets = [] } = wanted
  const unnamed = faultOfNames(seats ?? [])
  if (unnamed) return unnamed
  const kit = await kitFor(house, game)
  if (!kit.ok) return kit
  const options = await entered(house, game, wanted.options ?? {}, sheets)
  if (!options.ok) return options
  const setup = { options: options.value, ...(seats ? { seats } : {}), practice, seed }
  const match = await startProven(house, kit.value, setup)
  return match.ok
    ? done({ match: await createMatch(house, kit.value, fresh(match.value), [], sheets) })
    : match
}

/** The same set-up, with the sheets that are still there; null when it needs asking, as with cards of its own or two of one name. */
function again(house: House, match: MatchId): Promise<Result<NewMatch | null>> {
  return withRoom(house, match, async ({ table, record }) => {
    const { seats, header } = table.match
    const { game, options, practice, pack } = header
    if (pack !== undefined || !isRecord(options) || faultOfNames(seats)) return done(null)
    const known = (await house.world.store.sheets.list()).map(({ id }) => id)
    return done({ game, options, seats, practice, sheets: record.sheets.filter(id => known.includes(id)) })
  })
}

function isRecord(options: Json): options is { readonly [name: string]: Json } {
  return options !== null && typeof options === 'object' && !Array.isArray(options)
}
