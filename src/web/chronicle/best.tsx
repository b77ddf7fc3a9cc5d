/** The best result of every deal that was played more than once. */
import { useSignal } from '@preact/signals'
import { bestByDeal, dealOf } from '../../table/chronicle-stats.ts'
import type { ChronicleEntry } from '../../table/protocol.ts'
import { titleOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { dateOf, ToMatch } from './match-link.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

const FEW = 6

export function BestResults({ shelf }: { readonly shelf: Shelf }) {
  const all = useSignal(false)
  const deals = repeatedIn(shelf.entries)
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

interface Repeated {
  readonly best: ChronicleEntry
  readonly tries: number
}

/** A deal that was played once has no best; the latest best comes first. */
function repeatedIn(entries: readonly ChronicleEntry[]): Repeated[] {
  return [...bestByDeal(entries)]
    .map(([deal, best]) => ({ best, tries: entries.filter(entry => dealOf(entry) === deal).length }))
    .filter(({ tries }) => tries > 1)
    .toSorted((a, b) => b.best.ended - a.best.ended)
}

function Row({ deal: { best, tries }, shelf }: { readonly deal: Repeated; readonly shelf: Shelf }) {
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
