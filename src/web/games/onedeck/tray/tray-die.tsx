/** One die in the tray: taken up where it is one's own, and an answer where the table asks for one. */
import { Die } from '../../../parts/die/die.tsx'
import { words } from '../text/index.ts'
import { choicesOf, type Props } from '../view.ts'
import type { TrayDie } from './dice.ts'
import { grab } from './drag.ts'
import { heldNow, hold, strange } from './held.ts'
import { isAskingForDie, pressOn } from './moves.ts'
import { isPlayedHere, ownerOf } from './whose.ts'

/** What tells a die from those that show the same: whose it is, and which of them. */
export function whichOf({ die, nth }: TrayDie, dice: readonly TrayDie[], hero: string): string {
  const alike = dice.filter(other => other.die === die).length
  return [hero, alike > 1 ? words.value.which(nth + 1, alike) : ''].filter(part => part !== '').join(', ')
}

interface DieProps {
  readonly props: Props
  readonly die: TrayDie
  readonly which: string
}

/** O-29: a conversion may take the dice of both heroes, whoever plays them. */
export function OneDie(of: DieProps) {
  const { props, die } = of
  const isLive = isPlayedHere(props, die.hero) || pressOn(props.choices, die) !== null
  return isLive ? <OwnDie {...of} /> : <StrangeDie {...of} />
}

/** Somebody else lays it: a press says who. */
function StrangeDie({ props, die, which }: DieProps) {
  return (
    <span class="od-tray-die idle" data-die={die.key}>
      <Die
        kind={die.kind}
        value={die.value}
        hint={`${which}, ${words.value.dieOf(ownerOf(props, die.hero) ?? '')}`}
        onPick={() => (strange.value = die)}
      />
    </span>
  )
}

function OwnDie({ props, die, which }: DieProps) {
  const { choices } = props
  const asked = isAskingForDie(choices)
  const answer = asked ? pressOn(choices, die) : null
  const isHeld = heldNow(props)?.key === die.key
  const isAdvised = isAdvisedDie(props, die)
  const isIdle = choices.length === 0 || (asked && !answer)
  const look = ['od-tray-die', answer && 'asked', isAdvised && 'advised', asked && !answer && 'idle']
  return (
    <span class={look.filter(Boolean).join(' ')} data-die={die.key} title={restricted(die)}>
      <Die
        kind={die.kind}
        value={die.value}
        held={isHeld}
        hint={[which, restricted(die) ?? hintOf(asked, props)].filter(part => part !== '').join(', ')}
        {...(!isIdle && { onPick: () => press(props, die) })}
        {...(!isIdle && !asked && { onPointerDown: (event: PointerEvent) => grab(event, props, die) })}
      />
      {die.only !== null && <span class="od-tray-only">{restricted(die)}</span>}
    </span>
  )
}

function isAdvisedDie({ choices, lit }: Props, { hero, die, nth }: TrayDie): boolean {
  if (lit === null || nth > 0) return false
  const all = [...choicesOf(choices, 'lay'), ...choicesOf(choices, 'pay'), ...choicesOf(choices, 'pick')]
  const advised = all.find(({ key }) => key === lit)
  return advised?.action.hero === hero && advised.action.die === die
}

function restricted({ only }: TrayDie): string | undefined {
  return only === null ? undefined : only === 'mana' ? words.value.manaOnly : words.value.armorOnly
}

function hintOf(asked: boolean, { view }: Props): string {
  if (!asked) return words.value.pickUp
  return view.frame.kind === 'pay'
    ? words.value.payWith
    : view.frame.kind === 'featDone'
      ? words.value.giveUp
      : words.value.takeIt
}

/** A press answers where a die is asked for; otherwise it takes the die up, puts it down, or joins two. */
function press(props: Props, die: TrayDie): void {
  const answer = isAskingForDie(props.choices) ? pressOn(props.choices, die) : null
  if (answer) props.choose(answer)
  else hold(die)
}
