/** A single value of the content as a row of its own. */
import type { Json } from '../../engine/types.ts'
import { type Path, partAt } from './edits.ts'
import { Field } from './field.tsx'
import { faultsWithin } from './placed.ts'
import { entryWord } from './said.ts'
import { leafOf, membersOf } from './schema.ts'
import type { Table } from './tables.ts'
import type { Work } from './work.ts'

interface Props {
  readonly work: Work
  readonly table: Table
  readonly path: Path
}

export function ValueRow({ work, table, path }: Props) {
  const { content } = work.draft.value
  const value = partAt(content, path)
  const name = entryWord(work.words.value, table, path, value)
  const member = membersOf(table.schema).find(each => each.name === path.at(-1))
  const leaf = member && leafOf(member)
  const base = partAt(work.standard, path)
  const put = (after: Json | undefined) => ({ path, before: value, after })
  if (!leaf) return null
  return (
    <tr data-changed={value !== base}>
      <th scope="row">{name}</th>
      <td>
        <Field
          work={work}
          path={path}
          leaf={leaf}
          label={name}
          value={value}
          base={{ value: base }}
          faults={faultsWithin(work.faults.value, path)}
          onWrite={after => work.write(put(after))}
          onSetBack={() => work.edit([put(base)])}
        />
      </td>
    </tr>
  )
}
