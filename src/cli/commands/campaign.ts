/** `undercroft campaign`: sheets of heroes that grow over many games. */
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import type { Campaign } from '../../engine/types.ts'
import { complain, complainOf, faultOf } from '../complain.ts'
import { say } from '../io.ts'
import { checkName, readSheet, sheetNames, sheetPath, writeSheet } from '../sheets.ts'
import type { Shell } from '../shell.ts'

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

function campaignOf({ kits }: Shell): Campaign<unknown> | null {
  return kits.find(kit => kit.campaign !== undefined)?.campaign ?? null
}

function write(shell: Shell, name: string, sheet: unknown): number {
  try {
    writeSheet(shell.io, name, sheet)
    return 0
  } catch (error) {
    return complain(shell.io, `The sheet "${name}" cannot be written: ${faultOf(error)}.`)
  }
}

const NO_CAMPAIGN = 'No game here has a campaign.'

function list({ io }: Shell): number {
  const names = sheetNames(io)
  if (names.length === 0) say(io, 'No sheets yet: "undercroft campaign new NAME HERO" begins one.')
  for (const name of names) say(io, name)
  return 0
}

function show(shell: Shell, name: string): number {
  const campaign = campaignOf(shell)
  if (!campaign) return complain(shell.io, NO_CAMPAIGN)
  const sheet = readSheet(shell.io, campaign, name)
  if (!sheet.ok) return complainOf(shell.io, sheet.refusal)
  say(shell.io, campaign.describe(sheet.value, 'en'))
  return 0
}

function create(shell: Shell, name: string, hero: string): number {
  const campaign = campaignOf(shell)
  if (!campaign) return complain(shell.io, NO_CAMPAIGN)
  const checked = checkName(name)
  if (!checked.ok) return complainOf(shell.io, checked.refusal)
  if (existsSync(sheetPath(shell.io, name))) return complain(shell.io, `There is a sheet "${name}" already.`)
  const sheet = campaign.create(name, hero)
  if (!sheet.ok) return complainOf(shell.io, sheet.refusal)
  const code = write(shell, name, sheet.value)
  if (code === 0) say(shell.io, campaign.describe(sheet.value, 'en'))
  return code
}

/** All marks or none: the sheet is written once, when every one of them fits. */
function mark(shell: Shell, name: string, talents: readonly string[]): number {
  const campaign = campaignOf(shell)
  if (!campaign) return complain(shell.io, NO_CAMPAIGN)
  let sheet = readSheet(shell.io, campaign, name)
  for (const talent of talents) if (sheet.ok) sheet = campaign.mark(sheet.value, talent)
  if (!sheet.ok) return complainOf(shell.io, sheet.refusal)
  const code = write(shell, name, sheet.value)
  if (code === 0) say(shell.io, campaign.describe(sheet.value, 'en'))
  return code
}
