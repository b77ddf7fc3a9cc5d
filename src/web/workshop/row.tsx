/** One entry of a table: its columns, and all else of it behind its name. */
import { useMemo } from 'preact/hooks'
import type { Json } from '../../engine/types.ts'
import { Button } from '../parts/button/button.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { changesIn } from './changes.ts'
import { fieldWord } from './content-words.ts'
import { copyOf } from './copy.ts'
import { idOf, type Path, partAt } from './edits.ts'
import { Field } from './field.tsx'
import { fieldEdit } from './field-edit.ts'
import { Part } from './part.tsx'
import { type Faults, faultsBesides, faultsWithin } from './placed.ts'
import { entryWord, faultWord } from './said.ts'
import { type Column, partsOf, type Table } from './tables.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'

interface Props {
  readonly work: Work
  readonly table: Table
  readonly columns: readonly Column[]
  readonly path: Path
  readonly entry: Json | undefined
  /** As in the standard set; undefined where it is not in it. */
  readonly base: Json | undefined
  /** What tells it from another of its name; undefined where nothing needs to. */
  readonly also: string | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** Hundreds of rows stand beside the one that is written in: they are drawn anew only when something of theirs changes. */
export function Row(props: Props) {
  const { work, table, path, entry, base, also, isOpen } = props
  const faults = faultsWithin(work.faults.value, path)
  const said = faults.map(faultWord).join()
  return useMemo(
    () => <Drawn {...props} faults={faults} />,
    [table, path.join('.'), entry, base, also, isOpen, said, work.words.value, words.value],
  )
}

function Drawn(props: Props & { readonly faults: Faults }) {
  const { work, table, columns, path, entry, base, also, faults, isOpen, onOpen } = props
  const plain = entryWord(work.words.value, table, path, entry)
  const name = also === undefined ? plain : `${plain}, ${also}`
  const besides = faultsBesides(faults, table, path).filter(
    ({ place }) => !isOpen || place === path.join('.'),
  )
  const changes = base === undefined ? null : changesIn(base, entry).length
  const hasMore = table.isOpen || partsOf(table, entry).length > 0
  return (
    <>
      <tr data-changed={changes !== 0}>
        <th scope="row">
          <Head
            shown={plain}
            name={name}
            id={`f-${path.join('.')}`}
            isOpen={isOpen}
            onOpen={hasMore ? onOpen : null}
          />
          {also !== undefined && <small class="ws-mark">{also}</small>}
          {changes !== 0 && (
            <small class="ws-mark">{changes === null ? words.value.added : words.value.count(changes)}</small>
          )}
        </th>
        {columns.map(column => (
          <Cell key={column.path.join('.')} {...props} column={column} name={name} />
        ))}
      </tr>
      {besides.length > 0 && (
        <tr class="ws-row-faults">
          <td colSpan={columns.length + 1}>
            <p class="ws-fault">{besides.map(faultWord).join(' ')}</p>
          </td>
        </tr>
      )}
      {isOpen && (
        <tr class="ws-more">
          <td colSpan={columns.length + 1}>
            <More {...props} name={name} />
          </td>
        </tr>
      )}
    </>
  )
}

interface HeadProps {
  readonly shown: string
  readonly name: string
  readonly id: string
  readonly isOpen: boolean
  readonly onOpen: (() => void) | null
}

function Head({ shown, name, id, isOpen, onOpen }: HeadProps) {
  if (!onOpen) return <span id={id}>{shown}</span>
  return (
    <button
      type="button"
      class="ws-open"
      id={id}
      aria-expanded={isOpen}
      aria-label={words.value.more(name)}
      onClick={onOpen}
    >
      <span aria-hidden="true">{shown}</span>
      <Icon of={isOpen ? ICONS.minus : ICONS.plus} />
    </button>
  )
}

interface CellProps extends Props {
  readonly faults: Faults
  readonly column: Column
  readonly name: string
}

function Cell({ work, table, path: row, entry, base, faults, column, name }: CellProps) {
  const path = [...row, ...column.path]
  const put = (value: Json | undefined) =>
    fieldEdit(work.draft.peek().content, { path: row, schema: table.schema }, column.path, value)
  const standard = base === undefined ? null : { value: partAt(base, column.path) }
  return (
    <td>
      <Field
        work={work}
        path={path}
        leaf={column.leaf}
        label={words.value.fieldOf(fieldWord(work.words.value, column.path), name)}
        value={partAt(entry, column.path)}
        base={standard}
        faults={faultsWithin(faults, path)}
        onWrite={value => work.write(put(value))}
        onSetBack={() => work.edit([put(standard?.value)])}
      />
    </td>
  )
}

function More({ work, table, path, entry, base, name }: Props & { readonly name: string }) {
  const id = idOf(entry)
  return (
    <div class="ws-parts" role="group" aria-label={words.value.more(name)}>
      {partsOf(table, entry).map(member => (
        <Part
          key={member.name}
          work={work}
          path={[...path, member.name]}
          inner={[member.name]}
          entry={name}
          member={member}
          value={partAt(entry, [member.name])}
          base={base === undefined ? null : { value: partAt(base, [member.name]) }}
        />
      ))}
      <p class="ws-acts">
        {id !== undefined && (
          <span class="muted">
            {words.value.id}: {id}
          </span>
        )}
        {table.isOpen && (
          <>
            <Button icon={ICONS.cards} onPress={() => addCopy(work, table, path, entry)}>
              {words.value.copy}
            </Button>
            <Button icon={ICONS.trash} onPress={() => takeAway(work, table, path, entry)}>
              {words.value.remove}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

function addCopy(work: Work, table: Table, path: Path, entry: Json | undefined): void {
  const list = partAt(work.draft.peek().content, table.path)
  const at = [...table.path, String(Number(path.at(-1)) + 1)]
  work.edit([{ path: at, before: undefined, after: copyOf(entry ?? null, list) }])
  work.sought.value = at
}

/** Who pressed it is led to the table: the row is gone. */
function takeAway(work: Work, table: Table, path: Path, entry: Json | undefined): void {
  work.edit([{ path, before: entry, after: undefined }])
  work.sought.value = table.path
}
