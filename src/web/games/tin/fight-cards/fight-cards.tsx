/** The fight cards: each says what it does against the three techniques; the raised one is the answer. */
import { chanceOf, unseenIn } from '../../../../games/tin/odds/index.ts'
import type { Card, Technique } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { Choice } from '../../../../table/protocol.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import type { TableProps } from '../../../table/look.ts'
import { actionOf, ofKind } from '../choices.ts'
import './fight-cards.css'
import { answerHeld, holdAnswer } from '../held.ts'
import * as ICONS from '../icons.generated.ts'
import { ARROWS } from '../signs.ts'
import { nowShown } from '../stage/now.ts'
import { text } from '../text/index.ts'

type Props = TableProps<TinScene>

export function FightCards(props: Props) {
  const { view, choices, beat } = props
  const dealt = nowShown(beat, 'dealt')
  const technique = 'technique' in view.step ? view.step.technique : null
  const isAsked = view.step.kind === 'card' && choices.length > 0
  const cards = ofKind(choices, 'card')
  return (
    <div
      class="tin-cards"
      role={isAsked ? 'radiogroup' : 'group'}
      aria-label={text.value.cards}
      data-asked={isAsked}
      data-fight={technique !== null}
    >
      {view.hand.map(card => (
        <FightCard
          key={card.id}
          card={card}
          technique={technique}
          choice={cards.find(({ action }) => action.card === card.id)?.choice}
          props={props}
          look={dealt?.card === card.id ? 'comes' : ''}
        />
      ))}
      <InPlay {...props} />
      <Unseen props={props} choice={ofKind(choices, 'top')[0]?.choice} />
      <Bare props={props} choice={ofKind(choices, 'bare')[0]?.choice} />
    </div>
  )
}

interface OneProps {
  readonly props: Props
  readonly choice: Choice | undefined
}

interface CardProps extends OneProps {
  readonly card: Card
  readonly technique: Technique | null
  readonly look: string
}

/** The card that is down lies raised before the pile; from the pile it is turned over there (T-30). */
function InPlay(props: Props) {
  const { step } = props.view
  if ((step.kind !== 'bomb' && step.kind !== 'strike') || !step.card) return null
  const look = nowShown(props.beat, 'used')?.turned ? 'held comes' : 'held'
  return (
    <FightCard card={step.card} technique={step.technique} choice={undefined} props={props} look={look} />
  )
}

function FightCard({ card, technique, choice, props, look }: CardProps) {
  const lines: readonly [Technique, number][] = [
    [card.top, 0],
    [card.middle, card.plus],
    [card.bottom, -card.minus],
  ]
  const chance = chanceSaid(props, choice)
  const said = lines.map(([against, change]) => text.value.cardLine(text.value.technique(against), change))
  return (
    <Raised
      props={props}
      choice={choice}
      label={text.value.cardName(text.value.card(card), said, chance)}
      class={look}
    >
      <b class="tin-card-title">{text.value.card(card)}</b>
      {lines.map(([against, change]) => (
        <span key={against} class={`tin-card-line ${against === technique ? 'hit' : ''}`}>
          <Icon of={ARROWS[against]} />
          {change === 0 ? (
            <span data-short={text.value.signed(0)}>{text.value.asIs}</span>
          ) : (
            <b>{text.value.signed(change)}</b>
          )}
        </span>
      ))}
      {chance !== null && <em>{chance}</em>}
    </Raised>
  )
}

function Unseen({ props, choice }: OneProps) {
  const unseen = unseenIn(props.view).length
  if (unseen === 0) return null
  const chance = chanceSaid(props, choice)
  return (
    <Raised props={props} choice={choice} label={text.value.unseenName(unseen, chance)} class="back">
      <Icon of={ICONS.fight} />
      <span>{choice ? text.value.turnOver : text.value.unseenLeft(unseen)}</span>
      {chance !== null && <em>{chance}</em>}
    </Raised>
  )
}

function Bare({ props, choice }: OneProps) {
  if (!choice) return null
  const chance = chanceSaid(props, choice)
  return (
    <Raised props={props} choice={choice} label={text.value.bareName(chance)} class="bare">
      <Icon of={PAGE_ICONS.close} />
      <span>{text.value.noCard}</span>
      {chance !== null && <em>{chance}</em>}
    </Raised>
  )
}

interface RaisedProps extends OneProps {
  readonly label: string
  readonly class: string
  readonly children: preact.ComponentChildren
}

function Raised({ props, choice, label, class: more, children }: RaisedProps) {
  const isHeld = choice !== undefined && answerHeld(props) === choice.key
  const lit = choice !== undefined && props.lit === choice.key
  const classes = `tin-card ${more} ${isHeld ? 'held' : ''} ${lit ? 'lit' : ''}`
  if (!choice)
    return (
      <div class={classes} role="img" aria-label={label}>
        {children}
      </div>
    )
  return (
    <button
      type="button"
      class={classes}
      role="radio"
      aria-checked={isHeld}
      aria-label={label}
      onClick={() => holdAnswer(props, choice.key)}
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.repeat || !isHeld) return
        event.preventDefault()
        props.choose(choice)
      }}
    >
      {children}
    </button>
  )
}

function chanceSaid({ view, showOdds }: Props, choice: Choice | undefined): string | null {
  const share = choice ? chanceOf(view, actionOf(choice)) : null
  return share === null || !showOdds ? null : text.value.percent(percent(share, 1))
}
