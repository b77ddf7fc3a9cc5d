/** Levelling up: what the next level card brings, and which cards pay for it. */
import { Card } from '../../parts/card.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as ICONS from './icons.generated.ts'
import './level.css'
import { words } from './text/index.ts'
import { choicesOf, type Props } from './view.ts'

export function Level({ props }: { readonly props: Props }) {
  const { level, frame } = props.view
  const isSpending = frame.kind === 'spend'
  return (
    <Card class="level-card">
      <header>
        <Icon of={ICONS.experience} />
        <h2>{isSpending ? words.value.spendTitle : words.value.levelTitle(level.level)}</h2>
      </header>
      {isSpending ? (
        <p>{words.value.spendLeft(frame.left)}</p>
      ) : (
        <ul>
          <li>{words.value.levelItems(level.items)}</li>
          <li>{words.value.levelSkills(level.skills)}</li>
          <li>{words.value.levelBonus(level.bonus)}</li>
        </ul>
      )}
      <Cards props={props} />
      {!isSpending && !level.isLast && <p class="muted">{words.value.levelHelp}</p>}
    </Card>
  )
}

/** The cards under the level card; equal ones are the same payment. */
function Cards({ props }: { readonly props: Props }) {
  const { level } = props.view
  const spends = choicesOf(props.choices, 'spend')
  return (
    <div class="level-cards">
      {level.cards.map((xp, place) => {
        const choice = spends.find(({ action }) => action.xp === xp)
        return choice ? (
          <button
            key={place}
            type="button"
            class="level-xp lit"
            aria-label={words.value.spend(xp)}
            onClick={() => props.choose(choice)}
          >
            {xp}
          </button>
        ) : (
          <span key={place} class="level-xp">
            {xp}
          </span>
        )
      })}
    </div>
  )
}
