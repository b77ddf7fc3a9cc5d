import './switch.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The label stands elsewhere. */
  readonly hideLabel?: boolean | undefined
}

export function Switch({ label, checked, onChange, hideLabel }: Props) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        class="visually-hidden"
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span class="track" aria-hidden="true" />
      <span class={hideLabel ? 'visually-hidden' : ''}>{label}</span>
    </label>
  )
}
