/** Levelling up: what the next level card brings, and which cards pay for it. */
import { Card } from '../../../parts/card/card.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../icons.generated.ts'
import './level.css'
import { words } from '../text/index.ts'
import { choicesOf, type Props } from '../view.ts'

export function Level({ props }: { readonly props: Props }) {
  const { level, frame } = props.view
  const isSpending = frame.kind === 'spend'
  return (
    <Card class="od-level-card">
      <header>
        <Icon of={ICONS.experience} />
        <h2>{isSpending ? words.value.spendTitle : titleOf(props)}</h2>
      </header>
      {isSpending ? (
        <p>{words.value.spendLeft(frame.left)}</p>
      ) : level.isLast ? (
        <p>{words.value.brewHelp}</p>
      ) : (
        <Gains props={props} />
      )}
      <Cards props={props} />
    </Card>
  )
}

const titleOf = ({ view: { level } }: Props): string =>
  level.isLast ? words.value.brew : words.value.levelTitle(level.level + 1)

/** What the next level card has in place of this one. */
function Gains({ props }: { readonly props: Props }) {
  const { content, level, party, tokens } = props.view
  const next = content.printing.levels[level.level]
  if (!next) return null
  const side = party.length === 1 ? 'one' : 'two'
  const rows = [
    [words.value.levelItems(party.length === 1), level.items, next.items[side]],
    [words.value.levelSkills(party.length === 1), level.skills, next.skills[side]],
    [words.value.levelBonus, level.bonus, next.bonus],
    [words.value.levelTokens, tokens, tokens + (party.length > 2 ? 2 : 1)],
  ] as const
  return (
    <dl class="od-level-gains">
      {rows.map(([name, now, then]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{now === then ? now : `${now} → ${then}`}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The cards under the level card; equal ones are the same payment. */
function Cards({ props }: { readonly props: Props }) {
  const { level } = props.view
  const spends = choicesOf(props.choices, 'spend')
  return (
    <div class="od-level-cards">
      <p class="od-level-caption">{words.value.levelCards}</p>
      {level.cards.map((xp, place) => {
        const choice = spends.find(({ action }) => action.xp === xp)
        return choice ? (
          <button
            key={place}
            type="button"
            class="od-level-xp lit"
            aria-label={words.value.spendCard(place + 1, xp)}
            onClick={() => props.choose(choice)}
          >
            {xp}
          </button>
        ) : (
          <span key={place} class="od-level-xp">
            {xp}
          </span>
        )
      })}
    </div>
  )
}
