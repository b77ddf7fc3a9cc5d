/** Campaign sheets. Only the game understands what is on one. */
import { done } from '../engine/result.ts'
import type { Campaign, Language, Result } from '../engine/types.ts'
import { type House, kitFor, type Room } from './house.ts'
import type { ListedSheet } from './protocol.ts'
import { kept } from './room.ts'
import { type StoredSheet, UNWRITTEN } from './store.ts'
import type { Table } from './table.ts'
import { refuse } from './text/index.ts'

type Options = Readonly<Record<string, unknown>>
type Change = (campaign: Campaign<unknown>, sheet: unknown) => Result<unknown>

export async function campaignOf(house: House, game: string): Promise<Result<Campaign<unknown>>> {
  const kit = await kitFor(house, game)
  if (!kit.ok) return kit
  return kit.value.campaign ? done(kit.value.campaign) : refuse('unknown', t => t.noCampaign)
}

/** All sheets that can be read; one that is damaged is left where it is and not listed as a hero. */
export async function listSheets(house: House, language: Language): Promise<ListedSheet[]> {
  const sheets = await house.world.store.sheets.list()
  const shown = await Promise.all(sheets.map(sheet => described(house, language, sheet)))
  return shown.flatMap(sheet => (sheet.ok ? [sheet.value] : []))
}

async function described(
  house: House,
  language: Language,
  { id, game, data }: StoredSheet,
): Promise<Result<ListedSheet>> {
  const campaign = await campaignOf(house, game)
  if (!campaign.ok) return campaign
  const parsed = campaign.value.parse(data)
  return parsed.ok ? done({ id, game, data, text: campaign.value.describe(parsed.value, language) }) : parsed
}

/** A sheet from outside in the place of the one under its id; what is damaged is refused and overwrites nothing. */
export async function writeSheet(
  house: House,
  language: Language,
  sheet: StoredSheet,
): Promise<Result<ListedSheet>> {
  const shown = await described(house, language, sheet)
  if (!shown.ok) return shown
  const { sheets } = house.world.store
  for (;;) {
    const revision = (await sheets.read(sheet.id))?.revision ?? UNWRITTEN
    if ((await sheets.write(revision, sheet)) === 'kept') return shown
  }
}

/** Changes a sheet as it is now: where somebody else was quicker, the change is made to what they wrote. */
export async function changeSheet(
  house: House,
  language: Language,
  id: string,
  change: Change,
): Promise<Result<ListedSheet>> {
  for (;;) {
    const sheet = await house.world.store.sheets.read(id)
    if (!sheet) return refuse('unknown', t => t.noSheet)
    const { revision, ...stored } = sheet
    const campaign = await campaignOf(house, stored.game)
    if (!campaign.ok) return campaign
    const parsed = campaign.value.parse(stored.data)
    if (!parsed.ok) return parsed
    const next = change(campaign.value, parsed.value)
    if (!next.ok) return next
    const shown = await described(house, language, { ...stored, data: next.value })
    if (!shown.ok) return shown
    const written = await house.world.store.sheets.write(revision, { ...stored, data: next.value })
    if (written === 'kept') return shown
  }
}

/** The options of a match that these heroes play. */
export async function entered(
  house: House,
  game: string,
  options: Options,
  ids: readonly string[],
): Promise<Result<Options>> {
  if (ids.length === 0) return done(options)
  const campaign = await campaignOf(house, game)
  if (!campaign.ok) return campaign
  const sheets: unknown[] = []
  for (const id of ids) {
    const sheet = await house.world.store.sheets.read(id)
    if (!sheet) return refuse('unknown', t => t.sheetGone)
    const parsed = campaign.value.parse(sheet.data)
    if (!parsed.ok) return parsed
    sheets.push(parsed.value)
  }
  return done(campaign.value.enter(options, sheets))
}

/**
 * The sheets of a match that has ended get what it earned them, and then its record says so. Whatever breaks down in
 * between, the next look tries again: a sheet knows which matches it has had that from, so it gets it once.
 */
export async function reward(house: House, room: Room): Promise<void> {
  const { record, table } = room
  if (record.sheets.length === 0 || record.rewarded) return
  await rewardSheets(house, table, record.sheets)
  await kept(house, room, { ...record, rewarded: true }, [])
}

/** What a match that has ended earned them; a sheet that has had it gets nothing more. */
export async function rewardSheets(
  house: House,
  { id: match, match: { game, state } }: Pick<Table, 'id' | 'match'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids)
    await changeSheet(house, 'en', id, (campaign, sheet) =>
      done(campaign.after(sheet, game.view(state, null), match)),
    )
}
