/** The party: how many heroes, which ones, and one person for all or one for each. */
import type { Facts } from '../../engine/types.ts'
import type { AboutWords, ChoiceLook, SetupProps } from '../games/page-game.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { heroesOf, toggleHero, withPersons, withSize } from './party.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props extends SetupProps {
  readonly facts: Facts
  readonly said: AboutWords['options']
  readonly look: ChoiceLook
}

export function Heroes({ facts, said, look, draft, onChange }: Props) {
  const { label, choices = {} } = said['heroes'] ?? { label: '' }
  const sizes = facts.options.find(({ name }) => name === 'heroes')?.pick ?? []
  return (
    <section>
      <div class="setup-title">
        <h2>{label}</h2>
        <Segmented
          label={words.value.partySize}
          value={draft.partySize}
          options={sizes.map(size => ({ value: size, label: String(size) }))}
          onChange={size => onChange(withSize(draft, size, Object.keys(choices)))}
        />
      </div>
      <ChoiceCards
        label={label}
        names={choices}
        look={look}
        draft={draft}
        chosen={heroesOf(draft)}
        several={draft.partySize > 1}
        onChoose={hero => onChange(toggleHero(draft, hero))}
      />
      {draft.partySize > 1 && !draft.far && (
        <Row label={words.value.persons} why={words.value.personsWhy}>
          <Segmented
            label={words.value.persons}
            value={draft.places.length > 1 ? 'each' : 'one'}
            options={[
              { value: 'one', label: words.value.onePerson },
              { value: 'each', label: words.value.oneEach },
            ]}
            onChange={how => onChange(withPersons(draft, how === 'each'))}
          />
        </Row>
      )}
    </section>
  )
}
