/** A part that is one field, and the word that tells which shape the others have. */
import type { Json } from '../../engine/types.ts'
import { fieldWord } from './content-words.ts'
import { isFields, partAt } from './edits.ts'
import { Field } from './field.tsx'
import { labelOf, type PartProps } from './part-props.ts'
import { faultsAt, faultsWithin } from './placed.ts'
import { blankOf, leafOf, type Schema } from './schema.ts'
import { words } from './text/index.ts'

export function LeafPart(props: PartProps) {
  const { work, path, entry, member, value, base } = props
  const leaf = leafOf(member)
  const label = labelOf(props)
  const put = (after: Json | undefined) => ({ path, before: value, after })
  if (!leaf) return null
  return (
    <div class="ws-part-field" data-long={leaf.isLong}>
      <span aria-hidden="true">{label}</span>
      <Field
        work={work}
        path={path}
        leaf={leaf}
        label={words.value.fieldOf(label, entry)}
        value={value}
        base={base}
        faults={faultsWithin(work.faults.value, path)}
        onWrite={after => work.write(put(after))}
        onSetBack={() => work.edit([put(base?.value)])}
      />
    </div>
  )
}

/** Another word makes another object of it. */
export function TagPart(props: PartProps & { readonly name: string; readonly schema: Schema }) {
  const { work, path, inner, entry, member, value, base, name, schema } = props
  const leaf = leafOf({ schema, isOptional: false })
  const label = fieldWord(work.words.value, [...inner, name])
  const become = (tag: Json | undefined) => {
    const blank = blankOf(member.schema, tag)
    const kept = isFields(value) && isFields(blank) ? sharedOf(value, blank) : {}
    work.edit([
      { path, before: value, after: { ...(isFields(blank) ? blank : {}), ...kept, [name]: tag ?? '' } },
    ])
  }
  if (!leaf) return null
  return (
    <div class="ws-part-field">
      <span aria-hidden="true">{label}</span>
      <Field
        work={work}
        path={[...path, name]}
        leaf={leaf}
        label={words.value.fieldOf(label, entry)}
        value={partAt(value, [name])}
        base={base && { value: partAt(base.value, [name]) }}
        faults={faultsAt(work.faults.value, [...path, name])}
        onWrite={become}
        onSetBack={() => work.edit([{ path, before: value, after: base?.value }])}
      />
    </div>
  )
}

function sharedOf(value: Readonly<Record<string, Json>>, blank: Readonly<Record<string, Json>>) {
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(blank, name)))
}
