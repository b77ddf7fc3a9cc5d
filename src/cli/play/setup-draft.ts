/** The set-up of a match, row by row, while a person is still changing it. */

import { textOf } from '../../engine/option-text.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, OptionWords, Result } from '../../engine/types.ts'
import { en as levelTexts } from '../../table/level-text/en.ts'
import type { Asker } from '../asker.ts'
import { type Io, say } from '../io.ts'
import { numbered, padTo, shorten, widthOf, wrap } from '../layout.ts'
import type { Options } from '../setup.ts'
import { SITTER_KINDS, type Sitter, type SitterKind } from '../sitters.ts'
import { answerTo, choose, chooseSome, indexOf, notOneOf } from './menu.ts'

export interface SetupDraft {
  readonly options: Options
  readonly sitters: readonly Sitter[]
}

interface Row {
  readonly label: string
  /** What to know before choosing. */
  readonly why?: string | undefined
  readonly value: string
  readonly choices: readonly string[]
  /** The same with what each of them means. */
  readonly told?: readonly string[]
  /** How many choices may be made together; absent means one. */
  readonly counts?: readonly number[] | undefined
  /** The draft with these choices made. */
  pick(...choices: readonly number[]): SetupDraft
}

/** Shows the set-up and lets it be changed row by row; null when the person leaves. */
export async function changedBy(
  io: Io,
  asker: Asker,
  kit: AnyKit,
  given: SetupDraft,
): Promise<Result<SetupDraft | null>> {
  let draft = given
  for (;;) {
    const rows = rowsOf(kit, draft)
    if (rows.length === 0) return done(draft)
    showRows(io, kit, rows)
    const line = await answerTo(io, asker, 'A number to change, Enter to start: ')
    if (!line.ok || line.value === null) return line.ok ? done(null) : line
    if (line.value === '') return done(draft)
    const row = rows[indexOf(line.value, rows.length) ?? -1]
    if (row) {
      const chosen = await chosenIn(io, asker, row)
      if (!chosen.ok || chosen.value === null) return chosen.ok ? done(null) : chosen
      draft = row.pick(...chosen.value)
    } else if (io.interactive) say(io, `Type a number from 1 to ${rows.length}, Enter to start, or quit.`)
    else return notOneOf(line.value, rows.length)
  }
}

async function chosenIn(io: Io, asker: Asker, row: Row): Promise<Result<readonly number[] | null>> {
  if (row.counts) return chooseSome(io, asker, row.label, row.choices, row.counts)
  const now = row.choices.indexOf(row.value)
  const title = row.why === undefined ? row.label : `${row.label}: ${row.why}`
  const choice = await choose(io, asker, title, row.told ?? row.choices, now < 0 ? null : now)
  return choice.ok ? done(choice.value === null ? null : [choice.value]) : choice
}

function showRows(io: Io, kit: AnyKit, rows: readonly Row[]): void {
  say(io, `\n${wrap(`${kit.facts.title}: ${kit.facts.tagline}`, io.columns, '  ')}`)
  const widest = rows.reduce((most, row) => Math.max(most, widthOf(row.label)), 0)
  const lines = rows.map(row => `${padTo(row.label, widest)}  ${row.value}`)
  for (const line of numbered(lines)) say(io, shorten(line, io.columns))
}

function rowsOf(kit: AnyKit, draft: SetupDraft): Row[] {
  const { options, sitters } = draft
  const { words } = kit.reader(kit.packs.standard)
  const optionRows = kit.facts.options.map(({ name, standard, choices, pick: counts }): Row => {
    const said = words.en.option(name)
    return {
      label: said.label,
      why: said.why,
      value: inWords(said, name in options ? options[name] : standard),
      choices: choices.map(choice => inWords(said, choice)),
      counts,
      pick(...chosen) {
        const values = chosen.map(choice => choices[choice])
        return { ...draft, options: { ...options, [name]: counts ? values : values[0] } }
      },
    }
  })
  return [...optionRows, ...countRows(kit, draft), ...sitters.map((_, seat) => sitterRow(draft, seat))]
}

/** A choice, or several, as the game calls them. */
function inWords(said: OptionWords, value: unknown): string {
  if (Array.isArray(value)) return value.map(each => inWords(said, each)).join(', ')
  return said.choices?.[textOf(value)] ?? textOf(value)
}

/** How many seats, where the game leaves it open. */
function countRows(kit: AnyKit, draft: SetupDraft): Row[] {
  const { min, max } = kit.facts.seats
  if (min === max) return []
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const sitters = (count: number): Sitter[] =>
    Array.from({ length: count }, (_, seat) => draft.sitters[seat] ?? { kind: 'person' })
  return [
    {
      label: 'Seats',
      value: String(draft.sitters.length),
      choices: counts.map(String),
      pick: (choice = 0) => ({
        options: withoutCount(kit, draft.options),
        sitters: sitters(counts[choice] ?? min),
      }),
    },
  ]
}

/** A number of seats given before would contradict the one chosen now. */
function withoutCount({ facts }: AnyKit, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== facts.seatsOption))
}

/** With what to expect of a bot. */
function inFull(kind: SitterKind): string {
  const widest = SITTER_KINDS.reduce((most, each) => Math.max(most, each.length), 0)
  return kind === 'person' ? kind : `${padTo(kind, widest)}  ${levelTexts.levels[kind].means}`
}

function sitterRow(draft: SetupDraft, seat: number): Row {
  const { kind, name } = draft.sitters[seat] ?? { kind: 'person' }
  return {
    label: `Seat ${seat + 1}${name === undefined ? '' : ` (${name})`}`,
    value: kind,
    choices: SITTER_KINDS,
    told: SITTER_KINDS.map(inFull),
    pick: (choice = 0) => {
      const chosen = SITTER_KINDS[choice] ?? kind
      return chosen === kind ? draft : { ...draft, sitters: draft.sitters.with(seat, { kind: chosen }) }
    },
  }
}
