/** The party: any one, two or four of the heroes, and one person for all or one for each. */
import { Button } from '../parts/button/button.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { heroesOf, type Plan, toggleHero } from './plan.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

export function Heroes({ plan, onChange }: Props) {
  const party = heroesOf(plan)
  const change = (next: Plan) => onChange({ ...next, places: placesFor(next, plan.places.length > 1) })
  return (
    <section>
      <h2>{words.value.heroes}</h2>
      <div class="setup-heroes">
        {Object.entries(words.value.heroNames).map(([hero, name]) => (
          <Button key={hero} pressed={party.includes(hero)} onPress={() => change(toggleHero(plan, hero))}>
            {name}
          </Button>
        ))}
      </div>
      {party.length > 1 && (
        <Row label={words.value.persons} why={words.value.personsWhy}>
          <Segmented
            label={words.value.persons}
            value={plan.places.length > 1 ? 'each' : 'one'}
            options={[
              { value: 'one', label: words.value.onePerson },
              { value: 'each', label: words.value.oneEach },
            ]}
            onChange={how => onChange({ ...plan, places: placesFor(plan, how === 'each') })}
          />
        </Row>
      )}
    </section>
  )
}

/** One person for all heroes, or each hero's own, named after the hero. */
function placesFor(plan: Plan, each: boolean): Plan['places'] {
  const [you = { name: '', sitter: 'person' as const }] = plan.places
  const party = heroesOf(plan)
  if (!each || party.length < 2) return [you]
  return party.map((hero, index) =>
    index === 0 ? you : { name: words.value.heroNames[hero] ?? hero, sitter: 'person' },
  )
}
