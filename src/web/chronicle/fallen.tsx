/** Who fell to what: a row of stones, the latest first. */
import { useSignal } from '@preact/signals'
import { type Fallen, fallenIn } from '../../table/chronicle-stats.ts'
import { titleOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { dateOf, ToMatch } from './match-link.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

const FEW = 6

export function FallenHeroes({ shelf }: { readonly shelf: Shelf }) {
  const all = useSignal(false)
  const fallen = fallenIn(shelf.entries)
  const say = words.value
  return (
    <section class="chronicle-part" aria-label={say.fallen}>
      <h2>{say.fallen}</h2>
      {fallen.length === 0 && <p class="muted">{say.nobody}</p>}
      <ul class="chronicle-list">
        {fallen.slice(0, all.value ? fallen.length : FEW).map(each => (
          <Stone key={`${each.match} ${each.seat}`} fallen={each} shelf={shelf} />
        ))}
      </ul>
      {fallen.length > FEW && !all.value && (
        <Button onPress={() => (all.value = true)}>{say.all(fallen.length)}</Button>
      )}
    </section>
  )
}

function Stone({ fallen, shelf }: { readonly fallen: Fallen; readonly shelf: Shelf }) {
  const say = words.value
  const told = shelf.looks.get(fallen.game)?.words.value
  const hero = fallen.hero === null ? undefined : told?.traits['hero']?.choices[fallen.hero]
  return (
    <li>
      <Icon of={ICONS.skull} />
      <span>
        <b>{say.fellTo(hero ?? say.aHero, told?.fell(fallen.by) ?? fallen.by)}</b>
        <span class="muted">
          {titleOf(fallen.game)} · {dateOf(fallen.ended)}
        </span>
      </span>
      <ToMatch shelf={shelf} entry={fallen} at={fallen.at} />
    </li>
  )
}
