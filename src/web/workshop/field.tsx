/** One value of the content: written, chosen or ticked; with what it was, and what is wrong with it. */
import { useId } from 'preact/hooks'
import type { Json } from '../../engine/types.ts'
import { choiceWord } from './content-words.ts'
import { isSame, type Path } from './edits.ts'
import { valueOf, writtenOf } from './field-edit.ts'
import type { Faults } from './placed.ts'
import { faultWord, valueWord } from './said.ts'
import type { Leaf } from './schema.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'
import './field.css'

export interface FieldProps {
  readonly work: Work
  readonly path: Path
  readonly leaf: Leaf
  /** What it is called, with its entry. */
  readonly label: string
  readonly value: Json | undefined
  /** As in the standard set; null where the entry is not in it. */
  readonly base: { readonly value: Json | undefined } | null
  readonly faults: Faults
  readonly onWrite: (value: Json | undefined) => void
  readonly onSetBack: () => void
}

export function Field(props: FieldProps) {
  const { work, path, label, value, base, faults, onSetBack } = props
  const faultId = useId()
  const isChanged = base !== null && !isSame(value ?? null, base.value ?? null)
  const id = `f-${path.join('.')}`
  const described = faults.length > 0 ? faultId : undefined
  const said = base && isChanged ? valueWord(work.words.value, base.value) : ''
  return (
    <div class="ws-field" data-changed={isChanged}>
      <Control {...props} id={id} described={described} />
      {isChanged && (
        <button
          type="button"
          class="ws-was"
          aria-label={words.value.setBack(label, said)}
          onClick={onSetBack}
        >
          {words.value.was(said)}
        </button>
      )}
      {faults.length > 0 && (
        <p class="ws-fault" id={faultId}>
          {faults.map(faultWord).join(' ')}
        </p>
      )}
    </div>
  )
}

interface ControlProps extends FieldProps {
  readonly id: string
  readonly described: string | undefined
}

function Control(props: ControlProps) {
  const { leaf, value, label, id, described, onWrite } = props
  const shared = {
    id,
    'aria-label': label,
    'aria-describedby': described,
    'aria-invalid': described !== undefined || undefined,
  }
  if (leaf.kind === 'yes') {
    const off = leaf.empty === 'absent' ? undefined : false
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={event => onWrite(event.currentTarget.checked || off)}
      />
    )
  }
  if (leaf.kind === 'choice') return <Choice {...props} shared={shared} />
  const write = (written: string) => onWrite(valueOf(leaf, written))
  if (leaf.isLong)
    return (
      <textarea
        {...shared}
        rows={2}
        value={writtenOf(value)}
        onInput={event => write(event.currentTarget.value)}
      />
    )
  return (
    <input
      {...shared}
      class={leaf.kind}
      inputMode={leaf.kind === 'number' ? 'numeric' : 'text'}
      autocomplete="off"
      value={writtenOf(value)}
      onInput={event => write(event.currentTarget.value)}
    />
  )
}

/** What stands there stays to be chosen, whatever it is. */
function Choice({ work, leaf, value, onWrite, shared }: ControlProps & { readonly shared: object }) {
  const now = writtenOf(value)
  const listed = [...new Set([...(leaf.empty ? [''] : []), ...leaf.choices, now])]
  return (
    <select {...shared} value={now} onChange={event => onWrite(valueOf(leaf, event.currentTarget.value))}>
      {listed.map(choice => (
        <option key={choice} value={choice}>
          {choice === '' ? '–' : choiceWord(work.words.value, choice)}
        </option>
      ))}
    </select>
  )
}
