import './name-field.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onInput: (text: string) => void
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
}

/** A line to write a name or a word on. */
export function NameField({ label, value, onInput, placeholder, maxLength = 24 }: Props) {
  return (
    <input
      class="name-field"
      aria-label={label}
      maxLength={maxLength}
      placeholder={placeholder}
      value={value}
      onInput={event => onInput(event.currentTarget.value)}
    />
  )
}
