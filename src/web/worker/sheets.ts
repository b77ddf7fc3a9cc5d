/** Campaign sheets on this device. Only the game understands what is on one. */
import { done } from '../../engine/result.ts'
import type { Campaign, Result } from '../../engine/types.ts'
import type { Calls, Sheet } from '../../table/protocol.ts'
import { type Host, kitFor, type Seating } from './seating.ts'
import type { KeptSheet } from './store.ts'
import { refuse } from './text/index.ts'

type Asked<N extends keyof Calls> = Calls[N]['takes']

async function campaignOf(host: Host, game: string): Promise<Result<Campaign<unknown>>> {
  const kit = await kitFor(host, game)
  if (!kit.ok) return kit
  return kit.value.campaign ? done(kit.value.campaign) : refuse('unknown', t => t.noCampaign)
}

/** All sheets that can be read; one that is damaged is left where it is and not listed as a hero. */
export async function listSheets(host: Host): Promise<Sheet[]> {
  const kept = await host.world.store.getAll('sheets')
  const shown = await Promise.all(kept.map(sheet => described(host, sheet)))
  return shown.flatMap(sheet => (sheet.ok ? [sheet.value] : []))
}

async function described(host: Host, { id, game, data }: KeptSheet): Promise<Result<Sheet>> {
  const campaign = await campaignOf(host, game)
  if (!campaign.ok) return campaign
  const parsed = campaign.value.parse(data)
  return parsed.ok
    ? done({ id, game, data, text: campaign.value.describe(parsed.value, host.language) })
    : parsed
}

async function keep(host: Host, sheet: KeptSheet): Promise<Result<Sheet>> {
  const shown = await described(host, sheet)
  if (shown.ok) await host.world.store.put('sheets', sheet)
  return shown
}

/** A sheet from a file; what is damaged is refused with a sentence and overwrites nothing. */
export function keepSheet(host: Host, { game, data, id }: Asked<'keepSheet'>): Promise<Result<Sheet>> {
  return keep(host, { id: id ?? host.world.newId(), game, data })
}

export async function newSheet(host: Host, { game, name, hero }: Asked<'newSheet'>): Promise<Result<Sheet>> {
  const campaign = await campaignOf(host, game)
  if (!campaign.ok) return campaign
  const made = campaign.value.create(name, hero)
  return made.ok ? keep(host, { id: host.world.newId(), game, data: made.value }) : made
}

export async function markSheet(host: Host, { id, talent }: Asked<'markSheet'>): Promise<Result<Sheet>> {
  return changed(host, id, (campaign, sheet) => campaign.mark(sheet, talent))
}

async function changed(
  host: Host,
  id: string,
  change: (campaign: Campaign<unknown>, sheet: unknown) => Result<unknown>,
): Promise<Result<Sheet>> {
  const kept = await host.world.store.get('sheets', id)
  if (!kept) return refuse('unknown', t => t.noSheet)
  const campaign = await campaignOf(host, kept.game)
  if (!campaign.ok) return campaign
  const parsed = campaign.value.parse(kept.data)
  if (!parsed.ok) return parsed
  const next = change(campaign.value, parsed.value)
  return next.ok ? keep(host, { ...kept, data: next.value }) : next
}

/** The options of a match that these heroes play. */
export async function entered(
  host: Host,
  game: string,
  options: Readonly<Record<string, unknown>>,
  ids: readonly string[],
): Promise<Result<Readonly<Record<string, unknown>>>> {
  if (ids.length === 0) return done(options)
  const campaign = await campaignOf(host, game)
  if (!campaign.ok) return campaign
  const sheets: unknown[] = []
  for (const id of ids) {
    const kept = await host.world.store.get('sheets', id)
    if (!kept) return refuse('unknown', t => t.sheetGone)
    const parsed = campaign.value.parse(kept.data)
    if (!parsed.ok) return parsed
    sheets.push(parsed.value)
  }
  return done(campaign.value.enter(options, sheets))
}

/** The sheets of a match that has ended get what it earned them, once. */
export async function reward(host: Host, seating: Seating): Promise<void> {
  const { sheets, rewarded } = seating.kept
  if (sheets.length === 0 || rewarded) return
  seating.kept = { ...seating.kept, rewarded: true }
  await host.world.store.put('matches', seating.kept)
  const { match } = seating.table
  for (const id of sheets)
    await changed(host, id, (campaign, sheet) =>
      done(campaign.after(sheet, match.game.view(match.state, null))),
    )
}
