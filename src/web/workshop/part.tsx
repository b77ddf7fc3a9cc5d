/** What lies within an entry: its longer texts, lists and objects, to any depth. */
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { isList, partAt } from './edits.ts'
import { AddOne, MissingPart, RemovePart } from './part-absent.tsx'
import { LeafPart, TagPart } from './part-leaf.tsx'
import { labelOf, type PartProps } from './part-props.ts'
import { faultsAt } from './placed.ts'
import { faultWord, valueWord } from './said.ts'
import { blankOf, elementOf, leafOf, lengthOf, membersOf, tagIn } from './schema.ts'
import { words } from './text/index.ts'
import './part.css'

/** More of what may be there and is not is offered in a list. */
const FEW = 4

export function Part(props: PartProps) {
  const { member, value } = props
  if (leafOf(member)) return <LeafPart {...props} />
  if (value === undefined || value === null) return <MissingPart {...props} />
  return elementOf(member.schema) ? <ListPart {...props} /> : <Group {...props} />
}

function Group(props: PartProps) {
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

function ListPart(props: PartProps) {
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
function Legend(props: PartProps) {
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
