/** Who sits where. */
import type { Facts } from '../../engine/types.ts'
import { BEST } from '../../table/protocol.ts'
import type { SetupExtra, SetupProps } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { peopleIn, type SetupDraft, withPlace } from './draft.ts'
import { heroesOf, isParty } from './party.ts'
import { SeatRow } from './seat-row.tsx'
import { words } from './text/index.ts'
import { Where } from './where.tsx'

interface Props extends SetupProps {
  readonly facts: Facts
  /** What heroes are called, where they are chosen here. */
  readonly heroes: Readonly<Record<string, string>>
  readonly extra: SetupExtra | undefined
}

export function Seats({ facts, heroes, extra, draft, onChange }: Props) {
  const isFull = draft.places.length >= facts.seats.max
  return (
    <section>
      <h2>{words.value.whoPlays}</h2>
      {facts.seats.max > 1 && <Where facts={facts} heroes={heroes} draft={draft} onChange={onChange} />}
      <ol class="setup-seats">
        {draft.places.map((_, index) => (
          <SeatRow
            key={index}
            index={index}
            heroes={heroesAt(draft, index).map(id => ({ id, name: heroes[id] ?? id }))}
            extra={extra}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </ol>
      {peopleIn(draft) > 1 && !draft.far && <p class="setup-note">{words.value.namesWhy}</p>}
      {facts.seats.max > 1 && !isParty(draft) && (
        <Button
          icon={ICONS.plus}
          why={isFull ? words.value.fullTable : undefined}
          onPress={() => onChange(withPlace(facts, draft, draft.far ? 'open' : BEST))}
        >
          {words.value.addSeat}
        </Button>
      )}
    </section>
  )
}

/** One of the party, or all of them where one person plays for all. */
function heroesAt(draft: SetupDraft, index: number): string[] {
  const party = heroesOf(draft)
  return draft.places.length > 1 ? party.slice(index, index + 1) : party
}
