/** The skills of a hero: what each costs and does, ready to press. */
import '../../../parts/button/button.css'
import { Die } from '../../../parts/die/die.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { tip } from '../../../parts/tip/tip.ts'
import { potionIcon } from '../figures.ts'
import { skillInWords, type Usable } from './abilities.ts'
import './abilities.css'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import type { Ability, Cost, Props } from '../view.ts'

interface ListProps {
  readonly props: Props
  readonly index: number
  readonly numbered: readonly Usable[]
}

export function AbilityList({ props, index, numbered }: ListProps) {
  const { party, level } = props.view
  const mine = numbered.filter(({ hero }) => hero === index)
  const hero = party[index]
  if (!hero) return null
  return (
    <>
      <h3 class="od-cap">
        <span>{words.value.skills}</span>
        <span>{words.value.of(hero.skills.length, level.skills)}</span>
      </h3>
      {mine.length > 0 && (
        <ul class="od-abilitys">
          {mine.map(usable => (
            <li key={usable.key}>
              <AbilityButton props={props} usable={usable} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function AbilityButton({ props, usable }: { readonly props: Props; readonly usable: Usable }) {
  const { ability, choices, why, number } = usable
  const [choice, ...others] = choices
  const isAdvised = choices.some(({ key }) => key === props.lit)
  const inside = (
    <>
      <CostSign cost={ability.cost} potion={usable.hero === null ? ability : null} />
      <span class="od-ability-words">
        <b>{nameOf(ability)}</b>
        <span class="od-ability-text">
          {usable.hero === null ? effectOf(ability) : skillInWords(ability)}
        </span>
        {why !== null && <span class="od-ability-why">{why}</span>}
      </span>
      {number !== null && (
        <kbd class="key" aria-hidden="true">
          {number}
        </kbd>
      )}
    </>
  )
  const told = tip(
    nameOf(ability),
    usable.hero === null ? effectOf(ability) : skillInWords(ability),
    why ?? '',
  )
  const look = `od-ability ${choice ? 'ready' : ''} ${isAdvised ? 'advised' : ''}`
  if (!choice)
    return (
      <span class={look} data-off={why !== null} data-tip={told['data-tip']}>
        {inside}
      </span>
    )
  if (others.length > 0) return <Drinkers props={props} usable={usable} />
  return (
    <button
      type="button"
      class={look}
      data-tip={told['data-tip']}
      aria-keyshortcuts={number === null ? undefined : String(number)}
      onClick={() => props.choose(choice)}
    >
      {inside}
    </button>
  )
}

/** Where more than one may drink it, each has a button. */
function Drinkers({
  props,
  usable: { ability, choices },
}: {
  readonly props: Props
  readonly usable: Usable
}) {
  const heroOf = (action: object) => ('hero' in action && typeof action.hero === 'number' ? action.hero : 0)
  return (
    <div class="od-ability od-ability-shared">
      <CostSign cost={ability.cost} potion={ability} />
      <span class="od-ability-words">
        <b>{nameOf(ability)}</b> <span class="od-ability-text">{effectOf(ability)}</span>
        <span class="od-ability-drinkers">
          {choices.map(choice => {
            const hero = nameOf(props.view.party[heroOf(choice.action)])
            return (
              <button
                key={choice.key}
                type="button"
                class="od-ability-drinker"
                aria-label={words.value.drinkFor(nameOf(ability), hero)}
                onClick={() => props.choose(choice)}
              >
                {hero}
              </button>
            )
          })}
        </span>
      </span>
    </div>
  )
}

function CostSign({ cost, potion }: { readonly cost: Cost; readonly potion: Ability | null }) {
  if (potion !== null)
    return (
      <span class="od-ability-sign od-potion" data-potion={potion.id}>
        <Icon of={potionIcon(potion)} />
      </span>
    )
  if (cost.kind === 'dice')
    return (
      <span class="od-ability-sign" data-count={cost.count}>
        {Array.from({ length: cost.count }, (_, place) => (
          <Die key={place} kind={cost.colour} value={null} />
        ))}
      </span>
    )
  if (cost.kind === 'mana')
    return (
      <span class="od-ability-sign mana">
        <Die kind="M" value={null} />
        <b>{cost.count}</b>
      </span>
    )
  return (
    <span class="od-ability-sign free">
      <Icon of={PLAY.heroic} />
    </span>
  )
}
