/** The best result of every deal that was played more than once. */
import { useSignal } from '@preact/signals'
import { titleOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { dateOf, ToMatch } from './match-link.tsx'
import type { Shelf } from './shelf.ts'
import { type Best, bestByDeal } from './stats.ts'
import { words } from './text/index.ts'

const FEW = 6

export function BestResults({ shelf }: { readonly shelf: Shelf }) {
  const all = useSignal(false)
  const deals = bestByDeal(shelf.entries)
  if (deals.length === 0) return null
  const say = words.value
  return (
    <section class="chronicle-part" aria-label={say.best}>
      <h2>{say.best}</h2>
      <p class="muted">{say.bestLead}</p>
      <ul class="chronicle-list">
        {deals.slice(0, all.value ? deals.length : FEW).map(deal => (
          <Row key={deal.best.match} deal={deal} shelf={shelf} />
        ))}
      </ul>
      {deals.length > FEW && !all.value && (
        <Button onPress={() => (all.value = true)}>{say.all(deals.length)}</Button>
      )}
    </section>
  )
}

function Row({ deal: { best, tries }, shelf }: { readonly deal: Best; readonly shelf: Shelf }) {
  const say = words.value
  const { game, seed = 0, won, ended, tale } = best
  const numbers = shelf.looks.get(game)?.words.value.numbers ?? {}
  const told = tale.numbers.map(({ name, value }) => `${value} ${numbers[name] ?? name}`)
  return (
    <li>
      <span>
        <b>{titleOf(game)}</b>, {say.deal(seed)}: <b>{won ? say.won : say.lost}</b>
        <span class="muted">
          {say.tries(tries)} · {told.join(', ')} · {dateOf(ended)}
        </span>
      </span>
      <ToMatch shelf={shelf} entry={best} />
    </li>
  )
}
