import type { Signal } from '@preact/signals'
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { words } from './text/index.ts'

interface Props {
  readonly query: Signal<string>
  /** How many rules were found; null while nothing is searched. */
  readonly found: number | null
}

export function Search({ query, found }: Props) {
  const label = words.value.find
  return (
    <search class="rules-search">
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        value={query.value}
        onInput={event => (query.value = event.currentTarget.value)}
      />
      {query.value !== '' && (
        <IconButton icon={ICONS.close} label={words.value.clear} onPress={() => (query.value = '')} />
      )}
      <span class="rules-found" role="status">
        {found === null ? '' : words.value.found(found)}
      </span>
    </search>
  )
}
