/** What lies within an entry: its longer texts, lists and objects, to any depth. */
import type { Json } from '../../engine/types.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { fieldWord } from './content-words.ts'
import { isFields, isList, type Path, partAt } from './edits.ts'
import { Field } from './field.tsx'
import { faultsAt, faultsWithin } from './placed.ts'
import { faultWord, valueWord } from './said.ts'
import {
  blankOf,
  elementOf,
  leafOf,
  lengthOf,
  type Member,
  mayBeNull,
  membersOf,
  type Schema,
  tagIn,
} from './schema.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'
import './part.css'

/** More of what may be there and is not is offered in a list. */
const FEW = 4

interface Props {
  readonly work: Work
  readonly path: Path
  /** Names from the entry on, for what it is called. */
  readonly inner: Path
  /** What the entry is called. */
  readonly entry: string
  readonly member: Member
  readonly value: Json | undefined
  readonly base: { readonly value: Json | undefined } | null
}

export function Part(props: Props) {
  const { member, value } = props
  if (leafOf(member)) return <LeafPart {...props} />
  if (value === undefined || value === null) return <MissingPart {...props} />
  return elementOf(member.schema) ? <ListPart {...props} /> : <Group {...props} />
}

const labelOf = ({ work, inner }: Props): string => fieldWord(work.words.value, inner)

function LeafPart(props: Props) {
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

function MissingPart(props: Props) {
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

/** Another word that tells its shape makes another object of it. */
function Group(props: Props) {
  const { work, path, inner, entry, member, value, base } = props
  const tag = tagIn(member.schema)
  const members = membersOf(member.schema, value)
  const absent = members.filter(each => each.isOptional && partAt(value, [each.name]) === undefined)
  const later = absent.length > FEW ? absent : []
  return (
    <fieldset class="ws-part">
      <Legend {...props} />
      {members
        .filter(each => !later.includes(each))
        .map(each =>
          each.name === tag ? (
            <TagPart key={each.name} {...props} name={each.name} schema={each.schema} />
          ) : (
            <Part
              key={each.name}
              work={work}
              path={[...path, each.name]}
              inner={[...inner, each.name]}
              entry={entry}
              member={each}
              value={partAt(value, [each.name])}
              base={base && { value: partAt(base.value, [each.name]) }}
            />
          ),
        )}
      {later.length > 0 && <AddOne {...props} absent={later} />}
      <RemovePart {...props} />
    </fieldset>
  )
}

/** Of many things that it may have besides, one. */
function AddOne({ work, path, inner, entry, absent }: Props & { readonly absent: readonly Member[] }) {
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

function TagPart(props: Props & { readonly name: string; readonly schema: Schema }) {
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

function ListPart(props: Props) {
  const { work, path, inner, entry, member, value, base } = props
  const element = elementOf(member.schema)
  if (!element || !isList(value)) return <Legend {...props} />
  const isFixed = lengthOf(member.schema) !== undefined
  const label = labelOf(props)
  const one = (at: number) => `${label} ${at + 1}`
  return (
    <fieldset class="ws-part" data-plain={leafOf({ schema: element, isOptional: false }) !== null}>
      <Legend {...props} />
      {value.map((each, at) => (
        <div key={at} class="ws-part-one">
          <Part
            work={work}
            path={[...path, String(at)]}
            inner={[...inner, String(at)]}
            entry={entry}
            member={{ name: String(at), schema: element, isOptional: false }}
            value={each}
            base={base && { value: partAt(base.value, [String(at)]) }}
          />
          {!isFixed && (
            <Button
              icon={ICONS.minus}
              onPress={() => work.edit([{ path: [...path, String(at)], before: each, after: undefined }])}
            >
              {words.value.removeOne(one(at))}
            </Button>
          )}
        </div>
      ))}
      {!isFixed && (
        <Button
          icon={ICONS.plus}
          onPress={() =>
            work.edit([
              {
                path: [...path, String(value.length)],
                before: undefined,
                after: value.at(-1) ?? blankOf(element),
              },
            ])
          }
        >
          {words.value.add(one(value.length))}
        </Button>
      )}
      <RemovePart {...props} />
    </fieldset>
  )
}

/** What it is, what is wrong with the whole of it, and the way back where its size is another. */
function Legend(props: Props) {
  const { work, path, value, base } = props
  const faults = faultsAt(work.faults.value, path)
  const isOther = base && isList(base.value) && isList(value) && base.value.length !== value.length
  const label = labelOf(props)
  return (
    <>
      <legend>{label}</legend>
      {isOther && (
        <button
          type="button"
          class="ws-was"
          onClick={() => work.edit([{ path, before: value, after: base.value }])}
        >
          {words.value.setBack(label, valueWord(work.words.value, base.value))}
        </button>
      )}
      {faults.map(fault => (
        <p key={faultWord(fault)} class="ws-fault">
          {faultWord(fault)}
        </p>
      ))}
    </>
  )
}

/** The whole of it, where it may be missing. */
function RemovePart(props: Props) {
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
