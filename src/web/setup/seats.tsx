/** Who sits where. */

import type { Facts } from '../../engine/types.ts'
import { BEST, LEVELS } from '../../table/protocol.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Standee } from '../parts/standee/standee.tsx'
import { text } from '../text/index.ts'
import {
  callOf,
  changePlace,
  isParty,
  type Place,
  type Plan,
  type Sitter,
  withoutPlace,
  withPlace,
  withSitter,
} from './plan.ts'
import { words } from './text/index.ts'

interface Props {
  readonly facts: Facts
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

const FIGURES = { person: ICONS.hero, random: ICONS.robot, greedy: ICONS.robot, open: ICONS.plus }

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
      {plan.places.some(({ sitter }) => sitter === 'open') && <p class="setup-note">{words.value.openWhy}</p>}
      {facts.seats.max > 1 && !isParty(plan) && (
        <Button
          icon={ICONS.plus}
          why={isFull ? words.value.fullTable : undefined}
          onPress={() => onChange(withPlace(plan, BEST))}
        >
          {words.value.addSeat}
        </Button>
      )}
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
  return (
    <li class="setup-seat">
      <Standee figure={FIGURES[sitter]} seat={index + 1} />
      <NameField
        label={words.value.nameOf(index + 1)}
        placeholder={called}
        value={name}
        onInput={next => onChange(changePlace(plan, index, { name: next }))}
      />
      <Segmented<Sitter>
        label={words.value.sitterOf(called)}
        value={sitter}
        onChange={next => onChange(withSitter(plan, index, next))}
        options={[
          { value: 'person', label: words.value.person },
          ...LEVELS.map(value => ({ value, label: text.value.levels[value] })),
          { value: 'open', label: words.value.open },
        ]}
      />
      {plan.places.length > 1 && !isParty(plan) && (
        <IconButton
          icon={ICONS.close}
          label={words.value.remove(called)}
          onPress={() => onChange(withoutPlace(plan, index))}
        />
      )}
    </li>
  )
}
