/** What may be there and is not, to be added; and what is there and need not be. */
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { fieldWord } from './content-words.ts'
import { labelOf, type PartProps } from './part-props.ts'
import { blankOf, leafOf, type Member, mayBeNull } from './schema.ts'
import { words } from './text/index.ts'

export function MissingPart(props: PartProps) {
  const { work, path, member, value } = props
  return (
    <Button
      icon={ICONS.plus}
      onPress={() => work.edit([{ path, before: value, after: blankOf(member.schema) }])}
    >
      {words.value.add(labelOf(props))}
    </Button>
  )
}

/** Of many things that it may have besides, one. */
export function AddOne({
  work,
  path,
  inner,
  entry,
  absent,
}: PartProps & { readonly absent: readonly Member[] }) {
  const label = words.value.add('…')
  const add = (name: string) => {
    const member = absent.find(each => each.name === name)
    if (!member) return
    const after = leafOf(member)?.kind === 'yes' ? true : blankOf(member.schema)
    work.edit([{ path: [...path, name], before: undefined, after }])
  }
  return (
    <div class="ws-part-field">
      <span aria-hidden="true">{label}</span>
      <div class="ws-field">
        <select
          aria-label={words.value.fieldOf(label, entry)}
          value=""
          onChange={event => add(event.currentTarget.value)}
        >
          <option value="">–</option>
          {absent.map(({ name }) => (
            <option key={name} value={name}>
              {fieldWord(work.words.value, [...inner, name])}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** The whole of it, where it may be missing. */
export function RemovePart(props: PartProps) {
  const { work, path, member, value } = props
  if (!member.isOptional && !mayBeNull(member.schema)) return null
  return (
    <Button
      icon={ICONS.minus}
      onPress={() => work.edit([{ path, before: value, after: member.isOptional ? undefined : null }])}
    >
      {words.value.removeOne(labelOf(props))}
    </Button>
  )
}
