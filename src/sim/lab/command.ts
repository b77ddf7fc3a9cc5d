/** The command that makes a study again, whatever it was begun and gone on with. */
import type { Study } from './study.ts'
import { shownUntil } from './until.ts'

interface Made extends Pick<Study, 'bots' | 'seed' | 'budget' | 'lots'> {
  readonly seats?: number
  /** As they are typed: `hearts=5`. */
  readonly option: readonly string[]
  readonly pack?: string
  readonly sweep?: string
  readonly against?: string
  readonly games: number
  readonly until?: number
  readonly out: readonly string[]
  readonly language: string
}

export function commandOf(game: string, flags: Made): string {
  const { budget } = flags
  const words: (string | number)[] = ['undercroft', 'sim', game, '--games', flags.games, '--seed', flags.seed]
  const add = (flag: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') words.push(flag, value)
  }
  add('--bots', flags.bots.join(','))
  add('--seats', flags.seats)
  for (const option of flags.option) add('-o', option)
  add('--lots', flags.lots.join(','))
  add('--pack', flags.pack)
  add('--budget', 'iterations' in budget ? budget.iterations : `${budget.milliseconds / 1000}s`)
  add('--sweep', flags.sweep)
  add('--against', flags.against)
  add('--until', flags.until === undefined ? undefined : shownUntil(flags.until))
  add('--language', flags.language)
  for (const file of flags.out) add('--out', file)
  return words.map(word => quoted(`${word}`)).join(' ')
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
