/** A field to search by, a way to clear it, and what was found, told to readers too. */
import { IconButton } from '../button/button.tsx'
import * as ICONS from '../icons.ts'
import './search.css'

interface Props {
  readonly query: { value: string }
  readonly label: string
  readonly clear: string
  /** What was found; empty while nothing is searched. */
  readonly found: string
  readonly class: string
}

export function Search({ query, label, clear, found, class: more }: Props) {
  return (
    <search class={`search ${more}`}>
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        value={query.value}
        onInput={event => (query.value = event.currentTarget.value)}
      />
      {query.value !== '' && (
        <IconButton icon={ICONS.close} label={clear} onPress={() => (query.value = '')} />
      )}
      <span role="status">{found}</span>
    </search>
  )
}
