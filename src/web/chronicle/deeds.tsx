/** The deeds of every game: those that are done are lit, with their day and the way to the match; the others lie in dusk. */
import { deedsIn, inOrder } from '../../table/chronicle-stats.ts'
import type { ChronicleEntry } from '../../table/protocol.ts'
import { titleOf } from '../games/index.ts'
import type { DeedLook, TaleLook } from '../games/tale-look.ts'
import { Icon } from '../parts/icon/icon.tsx'
import { hrefTo } from '../shell/router.ts'
import './deeds.css'
import { dateOf } from './match-link.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

export function Deeds({ shelf }: { readonly shelf: Shelf }) {
  const latest = latestIn(shelf)
  return (
    <section class="chronicle-part" aria-label={words.value.deeds}>
      <h2>{words.value.deeds}</h2>
      {[...shelf.looks].map(([game, look]) => (
        <OfGame key={game} game={game} look={look} shelf={shelf} isOpen={game === latest} />
      ))}
    </section>
  )
}

interface Props {
  readonly game: string
  readonly look: TaleLook
  readonly shelf: Shelf
  readonly isOpen: boolean
}

function OfGame({ game, look, shelf, isOpen }: Props) {
  const done = deedsIn(shelf.entries.filter(entry => entry.game === game))
  return (
    <details class="deeds-of" open={isOpen}>
      <summary>
        <h3>{titleOf(game)}</h3>
        <span class="muted">{words.value.deedsOf(done.size, look.deeds.length)}</span>
      </summary>
      <ul class="deeds">
        {look.deeds.map(deed => (
          <Deed key={deed.id} deed={deed} look={look} entry={done.get(deed.id)?.first} shelf={shelf} />
        ))}
      </ul>
    </details>
  )
}

/** The game that was played last; of none, the first. */
function latestIn({ entries, looks }: Shelf): string | undefined {
  return inOrder(entries).findLast(({ game }) => looks.has(game))?.game ?? [...looks.keys()][0]
}

interface DeedProps {
  readonly deed: DeedLook
  readonly look: TaleLook
  readonly entry: ChronicleEntry | undefined
  readonly shelf: Shelf
}

function Deed({ deed: { id, icon }, look, entry, shelf }: DeedProps) {
  const told = look.words.value.deeds[id]
  return (
    <li class="deed" data-done={entry !== undefined}>
      <span class="deed-mark">
        <Icon of={icon} />
      </span>
      <span class="deed-words">
        <b>{told?.name}</b>
        <span>{told?.text}</span>
        <Done entry={entry} shelf={shelf} />
      </span>
    </li>
  )
}

function Done({ entry, shelf }: Pick<DeedProps, 'entry' | 'shelf'>) {
  if (!entry) return <span class="visually-hidden">{words.value.undone}</span>
  const said = words.value.done(dateOf(entry.ended))
  if (!shelf.here.has(entry.match)) return <span class="deed-when">{said}</span>
  return (
    <a class="deed-when" href={hrefTo('replay', entry.match)}>
      {said}
    </a>
  )
}
