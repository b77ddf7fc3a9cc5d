/** Who sits where. */

import type { Facts } from '../../engine/types.ts'
import { BEST, LEVELS } from '../../table/protocol.ts'
import type { SetupExtra } from '../games/page-game.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import type { Outline } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Standee } from '../parts/standee/standee.tsx'
import { text } from '../text/index.ts'
import {
  callOf,
  changePlace,
  heroesOf,
  isParty,
  namesakesIn,
  type Place,
  peopleIn,
  type SetupDraft,
  type Sitter,
  withoutPlace,
  withPlace,
  withSitter,
} from './draft.ts'
import { words } from './text/index.ts'

interface Props {
  readonly facts: Facts
  /** What heroes are called, where each seat has one. */
  readonly heroes: Readonly<Record<string, string>>
  readonly extra: SetupExtra | undefined
  readonly draft: SetupDraft
  readonly onChange: (draft: SetupDraft) => void
}

const FIGURES = { person: ICONS.hero, random: ICONS.robot, greedy: ICONS.robot, open: ICONS.plus }

export function Seats({ facts, heroes, extra, draft, onChange }: Props) {
  const party = draft.places.length > 1 ? heroesOf(draft) : []
  const isFull = draft.places.length >= facts.seats.max
  const figureAt = (hero: string | undefined) => (hero === undefined ? undefined : extra?.figureOf(hero))
  return (
    <section>
      <h2>{words.value.whoPlays}</h2>
      <ol class="setup-seats">
        {draft.places.map((place, index) => (
          <Row
            key={index}
            place={place}
            index={index}
            hero={heroes[party[index] ?? '']}
            figure={figureAt(party[index])}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </ol>
      {peopleIn(draft) > 1 && <p class="setup-note">{words.value.namesWhy}</p>}
      {draft.places.some(({ sitter }) => sitter === 'open') && (
        <p class="setup-note">{words.value.openWhy}</p>
      )}
      {facts.seats.max > 1 && !isParty(draft) && (
        <Button
          icon={ICONS.plus}
          why={isFull ? words.value.fullTable : undefined}
          onPress={() => onChange(withPlace(facts, draft, BEST))}
        >
          {words.value.addSeat}
        </Button>
      )}
    </section>
  )
}

interface RowProps extends Pick<Props, 'draft' | 'onChange'> {
  readonly place: Place
  readonly index: number
  readonly hero: string | undefined
  readonly figure: Outline | undefined
}

function Row({ place, index, hero, figure, draft, onChange }: RowProps) {
  const { name, sitter } = place
  const called = callOf(draft, index, words.value)
  return (
    <li class="setup-seat">
      <Standee figure={figure ?? FIGURES[sitter]} seat={index + 1} />
      {hero !== undefined && <b class="setup-hero">{hero}</b>}
      <NameField
        label={words.value.nameOf(index + 1)}
        placeholder={called}
        value={name}
        invalid={namesakesIn(draft, words.value).includes(index)}
        onInput={next => onChange(changePlace(draft, index, { name: next }))}
      />
      <Segmented<Sitter>
        label={words.value.sitterOf(called)}
        value={sitter}
        onChange={next => onChange(withSitter(draft, index, next))}
        options={[
          { value: 'person', label: words.value.person },
          ...LEVELS.map(value => ({ value, label: text.value.levels[value] })),
          { value: 'open', label: words.value.open },
        ]}
      />
      {draft.places.length > 1 && !isParty(draft) && (
        <IconButton
          icon={ICONS.close}
          label={words.value.remove(called)}
          onPress={() => onChange(withoutPlace(draft, index))}
        />
      )}
    </li>
  )
}
