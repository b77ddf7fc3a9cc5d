/** The sheets on this device, and what can be done with one. Only the worker changes them. */

import { signal } from '@preact/signals'
import { messageOf } from '../../../../engine/error-message.ts'
import type { CampaignSheet } from '../../../../games/onedeck/campaign/sheet.ts'
import type { ListedSheet } from '../../../../table/protocol.ts'
import { offer } from '../../../shell/files.ts'
import { say } from '../../../shell/toasts.ts'
import { call } from '../../../shell/wire.ts'
import { isSheet } from './is-sheet.ts'
import { words } from './text/index.ts'

/** A sheet whose data the worker has read and found whole. */
export interface KeptCampaignSheet {
  readonly id: string
  readonly data: CampaignSheet
}

const GAME = 'onedeck'

/** Null until they are read. */
export const sheets = signal<readonly KeptCampaignSheet[] | null>(null)

export async function readSheets(): Promise<void> {
  const kept = await call('sheets', {})
  sheets.value = kept.filter(({ game }) => game === GAME).flatMap(sheet => heroSheet(sheet) ?? [])
}

function heroSheet({ id, data }: ListedSheet): KeptCampaignSheet | null {
  return isSheet(data) ? { id, data } : null
}

/** What a match must know of one of them to take its hero along. */
export function bringing(
  kept: readonly KeptCampaignSheet[],
  wanted: string | null,
): { readonly id: string; readonly hero: string } | null {
  const sheet = kept.find(({ id }) => id === wanted)
  return sheet ? { id: sheet.id, hero: sheet.data.hero } : null
}

/** What is refused is said in a sentence, and nothing changes. */
async function attempt(
  change: () => Promise<ListedSheet>,
  said: (reason: string) => string = reason => reason,
): Promise<KeptCampaignSheet | null> {
  try {
    const sheet = heroSheet(await change())
    await readSheets()
    return sheet
  } catch (error) {
    say(said(messageOf(error)))
    return null
  }
}

export function beginSheet(name: string, hero: string): Promise<KeptCampaignSheet | null> {
  return attempt(() => call('newSheet', { game: GAME, name, hero }))
}

/** A mark that was just made, and the sheet on both sides of it. */
interface LastMark {
  readonly talent: string
  readonly before: KeptCampaignSheet
  readonly after: KeptCampaignSheet
}

const last = signal<LastMark | null>(null)

export async function markTalent(before: KeptCampaignSheet, talent: string): Promise<void> {
  const after = await attempt(() => call('markSheet', { id: before.id, talent }))
  last.value = after && { talent, before, after }
}

/** Null where the sheet is not as that mark has left it: what came since would be lost with it. */
export function lastMark({ id, data }: KeptCampaignSheet): LastMark | null {
  const after = last.value?.after
  const isUnchanged = after?.id === id && JSON.stringify(after.data) === JSON.stringify(data)
  return isUnchanged ? last.value : null
}

export async function takeMarkBack({ before: { id, data } }: LastMark): Promise<void> {
  if (await attempt(() => call('keepSheet', { game: GAME, id, data }))) last.value = null
}

export function chooseBasic(
  { id, data }: KeptCampaignSheet,
  basic: string,
): Promise<KeptCampaignSheet | null> {
  return attempt(() => call('keepSheet', { game: GAME, id, data: { ...data, basic } }))
}

export async function openSheet(file: File): Promise<KeptCampaignSheet | null> {
  const content = await file.text()
  return attempt(
    () => call('keepSheet', { game: GAME, data: parsed(content) }),
    reason => words.value.damaged(file.name, reason.split('\n')[0] ?? ''),
  )
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error(words.value.notJson)
  }
}

export function saveSheet({ data }: KeptCampaignSheet): void {
  const name = data.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  offer(`undercroft-${name}.json`, JSON.stringify(data, null, 2))
}

export async function tearUp({ id }: KeptCampaignSheet): Promise<void> {
  await call('removeSheet', { id })
  await readSheets()
}
