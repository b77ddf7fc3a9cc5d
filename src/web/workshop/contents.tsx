/** The list of tables beside the one that is open, with what is changed and what is wrong in each. */
import { changesIn } from './changes.ts'
import { fieldWord } from './content-words.ts'
import { partAt } from './edits.ts'
import { faultsWithin } from './placed.ts'
import { tableTitle } from './said.ts'
import type { Table } from './tables.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'
import './contents.css'

interface Props {
  readonly work: Work
  /** Null while the changes are looked at. */
  readonly chosen: Table | null
  readonly changes: number
  readonly onChoose: (table: Table | null) => void
}

export function Contents({ work, chosen, changes, onChoose }: Props) {
  const say = words.value
  const groupOf = (table: Table) => groupIn(work.tables, table)
  const groups = [...new Set(work.tables.map(groupOf))]
  return (
    <nav class="ws-contents" aria-label={say.tables}>
      <ol>
        <li>
          <button
            type="button"
            aria-current={chosen === null ? 'true' : undefined}
            onClick={() => onChoose(null)}
          >
            {say.changes} <Count of={changes} />
          </button>
        </li>
        {groups.map(group => (
          <li key={group}>
            {group !== '' && <span class="ws-group">{fieldWord(work.words.value, group.split('.'))}</span>}
            <ol>
              {work.tables
                .filter(table => groupOf(table) === group)
                .map(table => (
                  <Way
                    key={table.path.join('.')}
                    work={work}
                    table={table}
                    chosen={chosen}
                    onChoose={onChoose}
                  />
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Tables of one place stand together, its single values among them. */
function groupIn(tables: readonly Table[], { path }: Table): string {
  const isAround = tables.some(other => other.path.length > path.length && other.path[0] === path[0])
  return (isAround ? path : path.slice(0, -1)).join('.')
}

function Way({ work, table, chosen, onChoose }: Omit<Props, 'changes'> & { readonly table: Table }) {
  const { content } = work.draft.value
  const { path } = table
  const changed = changesIn(partAt(work.standard, path), partAt(content, path)).length
  const faults = faultsWithin(work.faults.value, path).length
  return (
    <li>
      <button
        type="button"
        aria-current={table === chosen ? 'true' : undefined}
        onClick={() => onChoose(table)}
      >
        {tableTitle(work.words.value, table)} <Count of={changed} />
        {faults > 0 && <span class="ws-badge bad">{words.value.faults(faults)}</span>}
      </button>
    </li>
  )
}

function Count({ of }: { readonly of: number }) {
  if (of === 0) return null
  return (
    <span class="ws-badge">
      <span aria-hidden="true">{of}</span>
      <span class="visually-hidden">{words.value.count(of)}</span>
    </span>
  )
}
