/** Who sits where. */
import type { Facts } from '../../engine/types.ts'
import { Button, IconButton } from '../parts/button.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { Segmented } from '../parts/segmented.tsx'
import { Standee } from '../parts/standee.tsx'
import { callOf, changePlace, type Place, type Plan, type Sitter, withoutPlace, withPlace } from './plan.ts'
import { words } from './text/index.ts'

interface Props {
  readonly facts: Facts
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

export function Seats({ facts, plan, onChange }: Props) {
  const isFull = plan.places.length >= facts.seats.max
  return (
    <section>
      <h2>{words.value.whoPlays}</h2>
      <ol class="setup-seats">
        {plan.places.map((place, index) => (
          <Row key={index} place={place} index={index} plan={plan} onChange={onChange} />
        ))}
      </ol>
      <Button
        icon={ICONS.plus}
        why={isFull ? words.value.fullTable : undefined}
        onPress={() => onChange(withPlace(plan, 'greedy'))}
      >
        {words.value.addSeat}
      </Button>
    </section>
  )
}

function Row({
  place,
  index,
  plan,
  onChange,
}: Omit<Props, 'facts'> & { readonly place: Place; readonly index: number }) {
  const { name, sitter } = place
  const called = callOf(plan, index, words.value)
  const change = (part: Partial<Place>) => onChange(changePlace(plan, index, part))
  return (
    <li class="setup-seat">
      <Standee figure={sitter === 'person' ? ICONS.hero : ICONS.robot} seat={index + 1} />
      <input
        class="setup-name"
        aria-label={words.value.nameOf(index + 1)}
        maxLength={24}
        placeholder={called}
        value={name}
        onInput={event => change({ name: event.currentTarget.value })}
      />
      <Segmented<Sitter | 'open'>
        label={words.value.sitterOf(called)}
        value={sitter}
        onChange={next => next !== 'open' && change({ sitter: next })}
        options={[
          ...(['person', 'random', 'greedy'] as const).map(value => ({
            value,
            label: words.value.sitters[value],
          })),
          { value: 'open', label: words.value.open, why: words.value.openWhy },
        ]}
      />
      {plan.places.length > 1 && (
        <IconButton
          icon={ICONS.close}
          label={words.value.remove(called)}
          onPress={() => onChange(withoutPlace(plan, index))}
        />
      )}
    </li>
  )
}
