/** How often one wins: by game, and in each game by all that it sorts its matches by. */
import { useSignal } from '@preact/signals'
import { type Rate, rateIn, ratesBy, traitsIn } from '../../table/chronicle-stats.ts'
import { type ChronicleEntry, type Level, levelNamed } from '../../table/protocol.ts'
import { titleOf } from '../games/index.ts'
import type { TaleLook } from '../games/tale-look.ts'
import { Card } from '../parts/card/card.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { levelWords } from '../setup/level-words.ts'
import { type NamedRate, RatePlot } from './rate-plot.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

export function Rates({ shelf: { entries, looks } }: { readonly shelf: Shelf }) {
  const say = words.value
  const ofGame = (game: string) => entries.filter(entry => entry.game === game)
  const games = [...new Set(entries.map(({ game }) => game))]
    .map(game => ({ game, ...rateIn(ofGame(game)) }))
    .toSorted((a, b) => b.of - a.of)
  const chosen = useSignal<string | null>(null)
  const game = chosen.value ?? games[0]?.game ?? ''
  const own = ofGame(game)
  const plots = plotsOf(own, looks.get(game))
  return (
    <section class="chronicle-part" aria-label={say.rates}>
      <h2>{say.rates}</h2>
      <p class="muted">{say.ratesLead}</p>
      <Card class="chronicle-card">
        <RatePlot title={say.byGame} rates={games.map(rate => named(rate, titleOf(rate.game)))} />
      </Card>
      {games.length > 1 && (
        <Segmented
          label={say.ofGame}
          value={game}
          options={games.map(each => ({ value: each.game, label: titleOf(each.game) }))}
          onChange={value => (chosen.value = value)}
        />
      )}
      <div class="chronicle-plots">
        {plots.map(({ title, rates }) => (
          <Card key={`${game} ${title}`} class="chronicle-card">
            <RatePlot title={title} rates={rates} />
          </Card>
        ))}
      </div>
    </section>
  )
}

interface Plot {
  readonly title: string
  readonly rates: readonly NamedRate[]
}

/** A trait that all matches share says nothing. */
function plotsOf(entries: readonly ChronicleEntry[], look: TaleLook | undefined): Plot[] {
  return traitsIn(entries).flatMap(trait => {
    const rates = [...ratesBy(entries, trait)]
    if (rates.length < 2) return []
    return [
      { title: titleIn(trait, look), rates: rates.map(([id, rate]) => named(rate, nameIn(trait, id, look))) },
    ]
  })
}

function named(rate: Rate, name: string): NamedRate {
  return { ...rate, name }
}

function titleIn(trait: string, look: TaleLook | undefined): string {
  const own = new Map(Object.entries(words.value.traits))
  return look?.words.value.traits[trait]?.label ?? own.get(trait) ?? trait
}

/** Bots go by their levels. */
function nameIn(trait: string, id: string, look: TaleLook | undefined): string {
  const level = levelNamed(id)
  const bots = level === undefined ? new Map(Object.entries(words.value.bots)).get(id) : nameOf(level)
  return look?.words.value.traits[trait]?.choices[id] ?? (trait === 'bots' ? bots : undefined) ?? id
}

const nameOf = (level: Level): string => levelWords.value.levels[level].name
