/** One table of the content, to look through and to edit. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { repeated } from '../../engine/repeated.ts'
import type { Json } from '../../engine/types.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import { Search } from '../parts/search/search.tsx'
import { fieldWord } from './content-words.ts'
import { idOf, isList, type Path, partAt } from './edits.ts'
import { faultsAt } from './placed.ts'
import { Row } from './row.tsx'
import { entryWord, faultWord, tableTitle } from './said.ts'
import { columnsOf, nameOf, rowsOf, type Table } from './tables.ts'
import { words } from './text/index.ts'
import { ValueRow } from './value-row.tsx'
import type { Work } from './work.ts'
import './table-view.css'

/** So many rows are drawn at once; all on asking. */
const SHOWN = 60

interface Props {
  readonly work: Work
  readonly table: Table
}

export function TableView({ work, table }: Props) {
  const query = useSignal('')
  const isWhole = useSignal(false)
  const opened = useSignal<string | null>(null)
  const { content } = work.draft.value
  const said = work.words.value
  const rows = rowsOf(table, content)
  const found = rows.filter(path =>
    isFound(query.value, entryWord(said, table, path, partAt(content, path)), partAt(content, path)),
  )
  const shown = isWhole.value ? found : found.slice(0, SHOWN)
  const title = tableTitle(said, table)
  const toggle = (path: Path) => {
    const place = path.join('.')
    opened.value = opened.value === place ? null : place
  }
  useLedTo(work, table, path => {
    query.value = ''
    isWhole.value ||= rows.length > SHOWN
    const isWithin = path.length > table.path.length
    opened.value = isWithin ? path.slice(0, table.path.length + 1).join('.') : null
  })
  return (
    <section class="ws-table" aria-label={title}>
      <div class="ws-table-head">
        <h2 id={`f-${table.path.join('.')}`} tabIndex={-1}>
          {title}
        </h2>
        {rows.length > 8 && (
          <Search
            class="ws-search"
            query={query}
            label={words.value.find}
            clear={words.value.clear}
            found={query.value === '' ? '' : words.value.found(found.length, rows.length)}
          />
        )}
      </div>
      {faultsAt(work.faults.value, table.path).map(fault => (
        <p key={faultWord(fault)} class="ws-fault ws-table-fault">
          {faultWord(fault)}
        </p>
      ))}
      {found.length === 0 ? (
        <p class="muted">{words.value.noneFound}</p>
      ) : (
        <Card class="ws-paper">
          <div class="ws-scroller">
            <Rows
              work={work}
              table={table}
              rows={shown}
              title={title}
              opened={opened.value}
              onOpen={toggle}
            />
          </div>
        </Card>
      )}
      {found.length > shown.length && (
        <Button onPress={() => (isWhole.value = true)}>{words.value.showAll(found.length)}</Button>
      )}
    </section>
  )
}

interface RowsProps extends Props {
  readonly rows: readonly Path[]
  readonly title: string
  readonly opened: string | null
  readonly onOpen: (path: Path) => void
}

function Rows({ work, table, rows, title, opened, onOpen }: RowsProps) {
  const columns = useMemo(() => columnsOf(table), [table])
  const twinOf = useMemo(() => twinsIn(table, work.standard), [table])
  const { content } = work.draft.value
  const namesakes = useMemo(() => namesakesIn(partAt(content, table.path)), [partAt(content, table.path)])
  const said = work.words.value
  const heads =
    table.kind === 'values' ? [words.value.value] : columns.map(({ path }) => fieldWord(said, path))
  return (
    <table>
      <caption class="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.value.entry}</th>
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(path =>
          table.kind === 'values' ? (
            <ValueRow key={path.join('.')} work={work} table={table} path={path} />
          ) : (
            <Row
              key={keyOf(partAt(content, path), path)}
              work={work}
              table={table}
              columns={columns}
              path={path}
              entry={partAt(content, path)}
              base={twinOf(partAt(content, path), path)}
              also={namesakes.has(nameOf(partAt(content, path))) ? idOf(partAt(content, path)) : undefined}
              isOpen={opened === path.join('.')}
              onOpen={() => onOpen(path)}
            />
          ),
        )}
      </tbody>
    </table>
  )
}

function keyOf(entry: Json | undefined, path: Path): string {
  return `${idOf(entry) ?? ''} ${path.join('.')}`
}

/** Names that several entries have, as the treasures of several levels. */
function namesakesIn(list: Json | undefined): ReadonlySet<string | undefined> {
  return new Set(repeated(isList(list) ? list.map(nameOf) : [], name => name))
}

/** The same entry in the standard set: by its id, else by its place. */
function twinsIn({ path }: Table, standard: Json): (entry: Json | undefined, at: Path) => Json | undefined {
  const list = partAt(standard, path)
  const known = new Map((isList(list) ? list : []).map(each => [idOf(each), each]))
  return (entry, at) => {
    const id = idOf(entry)
    return id === undefined ? partAt(list, at.slice(-1)) : known.get(id)
  }
}

function isFound(query: string, name: string, entry: Json | undefined): boolean {
  const wanted = query.trim().toLowerCase()
  return wanted === '' || `${name} ${JSON.stringify(entry)}`.toLowerCase().includes(wanted)
}

/** Leads to a place of this table that was asked for: to its field, else to what it lies in. */
function useLedTo(work: Work, table: Table, open: (path: Path) => void): void {
  const path = work.sought.value
  useEffect(() => {
    if (!path) return
    open(path)
    work.sought.value = null
    requestAnimationFrame(() => nearest(path, table.path.length)?.focus())
  }, [path])
}

function nearest(path: Path, least: number): HTMLElement | null {
  for (let length = path.length; length >= least; length--) {
    const found = document.getElementById(`f-${path.slice(0, length).join('.')}`)
    if (found) return found
  }
  return null
}
