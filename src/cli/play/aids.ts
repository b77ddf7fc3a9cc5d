/** What spares a person at the table typing: one key for a choice, and Tab for words, places and choices. */
import type { Aids } from '../asker.ts'
import { COMMANDS } from './commands.ts'
import type { TerminalTable } from './terminal-table.ts'

const DIGITS = 9

export function aidsAt({ picture: { choices, ways }, words }: TerminalTable): Aids {
  return {
    keys: choices.length <= DIGITS ? choices.length : 0,
    words: [
      ...Object.keys({ ...COMMANDS, ...words }),
      ...ways.map(({ name }) => `go ${name}`),
      ...choices.map(({ text }) => text),
    ],
  }
}
