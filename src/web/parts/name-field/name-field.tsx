import './name-field.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onInput: (text: string) => void
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  /** True while it cannot stay as it is; why is said elsewhere. */
  readonly invalid?: boolean | undefined
  /** For digits: a phone offers no letters. */
  readonly numeric?: boolean | undefined
}

/** A line to write a name or a word on. */
export function NameField({ label, value, onInput, placeholder, maxLength = 24, invalid, numeric }: Props) {
  return (
    <input
      class="name-field"
      aria-label={label}
      maxLength={maxLength}
      placeholder={placeholder}
      inputMode={numeric ? 'numeric' : undefined}
      aria-invalid={invalid || undefined}
      value={value}
      onInput={event => onInput(event.currentTarget.value)}
    />
  )
}
