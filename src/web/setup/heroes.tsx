/** The party: any one, two or four of the heroes, and one person for all or one for each. */
import type { AboutWords, SetupProps } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { heroesOf, type SetupDraft, toggleHero } from './draft.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props extends SetupProps {
  readonly said: AboutWords['options']
}

export function Heroes({ said, draft, onChange }: Props) {
  const { label, choices = {} } = said['heroes'] ?? { label: '' }
  const party = heroesOf(draft)
  const change = (next: SetupDraft) => onChange({ ...next, places: placesFor(next, draft.places.length > 1) })
  return (
    <section>
      <h2>{label}</h2>
      <div class="setup-heroes">
        {Object.entries(choices).map(([hero, name]) => (
          <Button key={hero} pressed={party.includes(hero)} onPress={() => change(toggleHero(draft, hero))}>
            {name}
          </Button>
        ))}
      </div>
      {party.length > 1 && (
        <Row label={words.value.persons} why={words.value.personsWhy}>
          <Segmented
            label={words.value.persons}
            value={draft.places.length > 1 ? 'each' : 'one'}
            options={[
              { value: 'one', label: words.value.onePerson },
              { value: 'each', label: words.value.oneEach },
            ]}
            onChange={how => onChange({ ...draft, places: placesFor(draft, how === 'each') })}
          />
        </Row>
      )}
    </section>
  )
}

/** One person for all heroes, or each hero's own. */
function placesFor(draft: SetupDraft, each: boolean): SetupDraft['places'] {
  const count = each ? Math.max(1, heroesOf(draft).length) : 1
  return Array.from({ length: count }, (_, seat) => draft.places[seat] ?? { name: '', sitter: 'person' })
}
