/** A round of battle: who attacks and how, the sum, the chance, and how the other answers compare. */
import { TO_BEAT } from '../../../../games/tin/content/numbers.ts'
import { FACES } from '../../../../games/tin/content/round.ts'
import { chanceOf } from '../../../../games/tin/odds/index.ts'
import type { Action, Card as CardEntry, Technique } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import { type Bar, Bars, Odds6 } from '../../../parts/odds/odds.tsx'
import type { TableProps } from '../../../table/look.ts'
import { actionOf } from '../choices.ts'
import './fight.css'
import { answerHeld } from '../held.ts'
import { changeOf, leastToWin, partsOf, winsWith } from '../sums.ts'
import { text } from '../text/index.ts'
import { FoeCard } from './foe-card.tsx'
import type { Round as RoundTold } from './rounds.ts'
import { Sum } from './sum.tsx'

type Props = TableProps<TinScene>

/** More would not fit; each card tells its own chance anyway. */
const MOST_BARS = 5

export function Fight({ round, ...props }: Props & { readonly round: RoundTold }) {
  const { view, beat } = props
  const { step } = view
  const technique = 'technique' in step ? step.technique : null
  return (
    <div class="tin-side-panel fight">
      <FoeCard view={view} technique={technique} round={round} beat={beat} />
      {technique === null ? (
        <Before {...props} />
      ) : (
        <Round {...props} technique={technique} value={landed(round, beat)} />
      )}
    </div>
  )
}

/** The number on the die, once it lies. */
function landed({ rolled }: RoundTold, beat: TableProps['beat']): number | null {
  return rolled && beat?.act !== 'throw' ? rolled.value : null
}

/** Between rounds: nothing is known of the attack yet. */
function Before({ view, showOdds }: Props) {
  const chance = chanceOf(view, { kind: 'fight' })
  return (
    <>
      <p class="muted tin-before">{text.value.techniqueNext}</p>
      {showOdds && chance !== null && (
        <div class="tin-chance">
          <span class="tin-percent">{text.value.percent(percent(chance, 1))}</span>
          <p>{text.value.roundAverage}</p>
        </div>
      )}
    </>
  )
}

interface RoundProps extends Props {
  readonly technique: Technique
  readonly value: number | null
}

function Round(props: RoundProps) {
  const { view, technique, value, showOdds } = props
  const { card, bomb, isUnseen } = inPlay(props)
  const parts = partsOf(view, technique, card, bomb)
  const change = changeOf(parts)
  const said = text.value.attacks(technique)
  return (
    <>
      <p class="tin-attack">
        {said[0]}
        <b>{said[1]}</b>
        {said[2]} <span class="muted">{askedOf(view)}</span>
      </p>
      {!isUnseen && <Sum parts={parts} value={value} />}
      {showOdds && <Chance props={props} change={change} isUnseen={isUnseen} parts={parts} />}
      {showOdds && <Alternatives {...props} />}
    </>
  )
}

/** What is to be done about it; nothing while the die falls. */
function askedOf({ step: { kind } }: TinScene): string {
  if (kind === 'bomb') return text.value.bombAsked
  return kind === 'strike' ? '' : text.value.answerIt
}

interface ChanceProps {
  readonly props: Props
  readonly change: number
  readonly isUnseen: boolean
  readonly parts: ReturnType<typeof partsOf>
}

function Chance({ props, change, isUnseen, parts }: ChanceProps) {
  const words = text.value
  const good = winsWith(change)
  const faces = FACES.filter(good).length
  const share = isUnseen ? (chanceOf(props.view, { kind: 'top' }) ?? 0) : faces / 6
  const said = parts.map(
    ({ name, change: by }) => `${by < 0 ? '−' : '+'} ${Math.abs(by)} ${words.part[name]}`,
  )
  return (
    <div class="tin-chance">
      <span class="tin-percent">{words.percent(percent(share, 1))}</span>
      <div>
        {!isUnseen && <Odds6 good={good} />}
        <p>{isUnseen ? words.unseenWins : words.wins(leastToWin(change))}</p>
        {!isUnseen && <p class="tin-sum-said">{words.sum(said.join(' '), TO_BEAT)}</p>}
      </div>
    </div>
  )
}

/** What is in the sum now: the card that is down, or the one that is raised. */
function inPlay(props: Props): { card: CardEntry | null; bomb: boolean; isUnseen: boolean } {
  const { step, hand } = props.view
  if (step.kind === 'bomb') return { card: step.card, bomb: false, isUnseen: false }
  if (step.kind === 'strike') return { card: step.card, bomb: step.bomb, isUnseen: false }
  const held = props.choices.find(({ key }) => key === answerHeld(props))
  const action = held && actionOf(held)
  const card = action?.kind === 'card' ? hand.find(({ id }) => id === action.card) : undefined
  return { card: card ?? null, bomb: false, isUnseen: action?.kind === 'top' }
}

function Alternatives(props: Props) {
  const bars = barsOf(props)
  if (bars.length < 2 || bars.length > MOST_BARS) return null
  return (
    <div class="tin-bars">
      <small>{text.value.yourChoices}</small>
      <Bars bars={bars} label={text.value.yourChoices} />
    </div>
  )
}

function barsOf(props: Props): Bar[] {
  const { view, choices } = props
  const held = answerHeld(props)
  return choices.flatMap(choice => {
    const action = actionOf(choice)
    const share = chanceOf(view, action)
    if (share === null) return []
    const chosen = action.kind === 'bomb' ? !action.use : choice.key === held
    return [{ label: nameOf(view, action) ?? choice.text, share, chosen }]
  })
}

function nameOf(view: TinScene, action: Action): string | undefined {
  if (action.kind === 'bomb') return action.use ? text.value.withBomb : text.value.withoutBomb
  if (action.kind === 'bare') return text.value.noCard
  if (action.kind === 'top') return text.value.unseen
  const held = action.kind === 'card' ? view.hand.find(({ id }) => id === action.card) : undefined
  return held && text.value.card(held)
}
