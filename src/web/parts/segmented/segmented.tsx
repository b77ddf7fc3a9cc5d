import { useId } from 'preact/hooks'
import { Icon, type Outline } from '../icon/icon.tsx'
import './segmented.css'

export interface Segment<T extends string | number> {
  readonly value: T
  readonly label: string
  readonly icon?: Outline | undefined
  /** A few words below it: what it means. */
  readonly sub?: string | undefined
  /** Why it cannot be chosen. */
  readonly why?: string | undefined
}

interface Props<T extends string | number> {
  /** What is chosen; shown elsewhere, said here. */
  readonly label: string
  readonly options: readonly Segment<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, as real radio buttons: the arrow keys work. */
export function Segmented<T extends string | number>({ label, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} class={option.why === undefined ? '' : 'off'} data-tip={option.why}>
          <input
            type="radio"
            class="visually-hidden"
            name={name}
            checked={option.value === value}
            disabled={option.why !== undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon !== undefined && <Icon of={option.icon} />}
          <span>
            {option.label}
            {option.sub !== undefined && <small class="sub">{option.sub}</small>}
          </span>
          {option.why !== undefined && <span class="visually-hidden">: {option.why}</span>}
        </label>
      ))}
    </div>
  )
}
