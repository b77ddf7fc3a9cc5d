/** `undercroft content`: the cards and tables of a game as data. */
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { contentHash } from '../../engine/content-hash.ts'
import { complain, complainOf, FAILED, faultOf } from '../complain.ts'
import { readJson } from '../files.ts'
import { findKit } from '../find.ts'
import { say } from '../io.ts'
import type { Shell } from '../shell.ts'

export function addContent(program: Command, shell: Shell): void {
  const content = program.command('content').description('The content of a game (cards, tables) as data')
  content
    .command('export')
    .description('Write the standard content pack as JSON')
    .argument('<game>')
    .argument('[file]', 'where to; without it to the screen')
    .action((game: string, file: string | undefined) => shell.finish(exportPack(shell, game, file)))
  content
    .command('check')
    .description('Say what is wrong with a content pack, one fault a line')
    .argument('<game>')
    .argument('<file>')
    .action((game: string, file: string) => shell.finish(checkPack(shell, game, file)))
}

function exportPack({ io, kits }: Shell, game: string, file: string | undefined): number {
  const kit = findKit(kits, game)
  if (!kit.ok) return complainOf(io, kit.refusal)
  const text = JSON.stringify(kit.value.packs.standard, null, 2)
  if (file === undefined) {
    say(io, text)
    return 0
  }
  if (existsSync(file)) return complain(io, `"${file}" is there already; nothing was written.`)
  try {
    io.publish(file, `${text}\n`)
  } catch (error) {
    return complain(io, `"${file}" cannot be written: ${faultOf(error)}.`)
  }
  say(io, `The content of ${kit.value.facts.title} is in "${file}".`)
  return 0
}

function checkPack({ io, kits }: Shell, game: string, file: string): number {
  const kit = findKit(kits, game)
  if (!kit.ok) return complainOf(io, kit.refusal)
  const input = readJson(file, 'pack')
  if (!input.ok) return complainOf(io, input.refusal)
  const checked = kit.value.packs.check(input.value)
  if (!checked.ok) return complain(io, checked.refusal.reason, FAILED)
  const content = contentHash(kit.value, checked.value)
  const standard =
    content === contentHash(kit.value, kit.value.packs.standard) ? ' (the standard content)' : ''
  say(io, `ok ${content}${standard}`)
  return 0
}
