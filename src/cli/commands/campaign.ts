import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { complain, complainOf, faultOf } from '../complain.ts'
import { readJson, writeWhole } from '../files.ts'
import { say } from '../io.ts'
import { homeOf } from '../play/home.ts'
import type { Shell } from '../shell.ts'

/** What a game with a campaign offers; sheets are plain data that only the game understands. */
interface Campaign {
  create(name: string, hero: string): Result<unknown>
  parse(input: unknown): Result<unknown>
  mark(sheet: unknown, talent: string): Result<unknown>
  describe(sheet: unknown): string
}

export function addCampaign(program: Command, shell: Shell): void {
  const command = program.command('campaign').description('Campaign sheets: heroes that grow over many games')
  command
    .command('list')
    .description('Name the sheets that are kept')
    .action(() => shell.finish(list(shell)))
  command
    .command('show')
    .description('Show a sheet')
    .argument('<name>')
    .action((name: string) => shell.finish(show(shell, name)))
  command
    .command('new')
    .description('Begin a sheet for a hero')
    .argument('<name>')
    .argument('<hero>')
    .action((name: string, hero: string) => shell.finish(create(shell, name, hero)))
  command
    .command('mark')
    .description('Make earned marks, one for each talent named')
    .argument('<name>')
    .argument('<talents...>')
    .action((name: string, talents: string[]) => shell.finish(mark(shell, name, talents)))
}

function folderOf({ io }: Shell): string {
  return join(homeOf(io.env), 'campaign')
}

function pathOf(shell: Shell, name: string): string {
  return join(folderOf(shell), `${name}.json`)
}

function campaignOf({ kits }: Shell): Campaign | null {
  return kits.find(hasCampaign)?.campaign ?? null
}

function hasCampaign(kit: AnyKit): kit is AnyKit & { readonly campaign: Campaign } {
  return 'campaign' in kit
}

/** A name becomes a file, so it is kept plain. */
function isName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u.test(name)
}

/** The sheet as kept; a damaged one is refused with a sentence and stays as it is. */
function read(shell: Shell, campaign: Campaign, name: string): Result<unknown> {
  if (!isName(name))
    return refuse('file', `"${name}" is no name for a sheet: letters, digits, spaces, - and _.`)
  const path = pathOf(shell, name)
  if (!existsSync(path)) return refuse('file', `There is no sheet "${name}".`)
  const input = readJson(path)
  if (!input.ok) return input
  const sheet = campaign.parse(input.value)
  if (sheet.ok) return sheet
  return refuse('file', `The sheet "${name}" is damaged and was left alone: ${sheet.refusal.reason}`)
}

function write(shell: Shell, name: string, sheet: unknown): number {
  try {
    writeWhole(pathOf(shell, name), `${JSON.stringify(sheet, null, 2)}\n`)
    return 0
  } catch (error) {
    return complain(shell.io, `The sheet "${name}" cannot be written: ${faultOf(error)}.`)
  }
}

const NO_CAMPAIGN = 'No game here has a campaign.'

function list(shell: Shell): number {
  const folder = folderOf(shell)
  const names = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
  if (names.length === 0) say(shell.io, 'No sheets yet: "undercroft campaign new NAME HERO" begins one.')
  for (const name of names.toSorted()) say(shell.io, name.slice(0, -'.json'.length))
  return 0
}

function show(shell: Shell, name: string): number {
  const campaign = campaignOf(shell)
  if (!campaign) return complain(shell.io, NO_CAMPAIGN)
  const sheet = read(shell, campaign, name)
  if (!sheet.ok) return complainOf(shell.io, sheet.refusal)
  say(shell.io, campaign.describe(sheet.value))
  return 0
}

function create(shell: Shell, name: string, hero: string): number {
  const campaign = campaignOf(shell)
  if (!campaign) return complain(shell.io, NO_CAMPAIGN)
  if (!isName(name))
    return complain(shell.io, `"${name}" is no name for a sheet: letters, digits, spaces, - and _.`)
  if (existsSync(pathOf(shell, name))) return complain(shell.io, `There is a sheet "${name}" already.`)
  const sheet = campaign.create(name, hero)
  if (!sheet.ok) return complainOf(shell.io, sheet.refusal)
  const code = write(shell, name, sheet.value)
  if (code === 0) say(shell.io, campaign.describe(sheet.value))
  return code
}

/** All marks or none: the sheet is written once, when every one of them fits. */
function mark(shell: Shell, name: string, talents: readonly string[]): number {
  const campaign = campaignOf(shell)
  if (!campaign) return complain(shell.io, NO_CAMPAIGN)
  let sheet = read(shell, campaign, name)
  for (const talent of talents) if (sheet.ok) sheet = campaign.mark(sheet.value, talent)
  if (!sheet.ok) return complainOf(shell.io, sheet.refusal)
  const code = write(shell, name, sheet.value)
  if (code === 0) say(shell.io, campaign.describe(sheet.value))
  return code
}
