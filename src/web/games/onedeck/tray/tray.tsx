/** The dice tray: every die of the encounter, by hero; the held one is raised. */

import { Button } from '../../../parts/button/button.tsx'
import { Die } from '../../../parts/die/die.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.generated.ts'
import { figureOf } from '../figures.ts'
import { words } from '../text/index.ts'
import { diceOf, type TrayDie } from './dice.ts'
import { grab } from './drag.ts'
import { held, heldNow, hold } from './held.ts'
import { convertOf, discardOf, isAskingForDie, pressOn } from './moves.ts'
import { trayNote } from './note.ts'
import './tray.css'
import { nameOf } from '../text/printed.ts'
import { choicesOf, type Props, type SceneFight } from '../view.ts'

export function Tray({ props }: { readonly props: Props }) {
  const { fight, party } = props.view
  const pools = (fight?.fighters ?? []).map((fighter, slot) => {
    const hero = party[fighter.hero]
    return { hero, name: nameOf(hero), dice: fight ? diceOf(fight, slot) : [] }
  })
  const isEmpty = pools.every(({ dice }) => dice.length === 0)
  const note = trayNote(props)
  if (!fight || (isEmpty && props.view.frame.kind !== 'fight'))
    return <div class="od-tray od-tray-rest">{words.value.trayRest}</div>
  return (
    <section
      class="od-tray"
      aria-label={words.value.tray}
      data-many={crowdOf(pools.flatMap(({ dice }) => dice).length)}
    >
      <div class="od-tray-pools">
        {pools.map(({ hero, name, dice }) => (
          <div key={name} class="od-tray-pool" role="group" aria-label={words.value.dicePool(name)}>
            {pools.length > 1 && (
              <b class="od-tray-name">
                <Icon of={figureOf(hero)} /> <span>{name}</span>
              </b>
            )}
            {dice.map(die => (
              <OneDie
                key={die.key}
                props={props}
                die={die}
                which={whichOf(die, dice, pools.length > 1 ? name : '')}
              />
            ))}
          </div>
        ))}
        {isEmpty && <p class="od-tray-empty">{words.value.trayEmpty}</p>}
      </div>
      <div class="od-tray-side">
        <p
          class="od-tray-note"
          aria-live="polite"
          data-quiet={note === '' || (!isAskingForDie(props.choices) && !heldNow(props))}
        >
          {note}
        </p>
        <HeldTools props={props} fight={fight} />
      </div>
    </section>
  )
}

/** The more dice, the smaller they lie. */
function crowdOf(dice: number): 'few' | 'many' | 'crowd' {
  return dice > 12 ? 'crowd' : dice > 5 ? 'many' : 'few'
}

/** What tells a die from those that show the same: whose it is, and which of them. */
function whichOf({ die, nth }: TrayDie, dice: readonly TrayDie[], hero: string): string {
  const alike = dice.filter(other => other.die === die).length
  return [hero, alike > 1 ? words.value.which(nth + 1, alike) : ''].filter(part => part !== '').join(', ')
}

interface OneDieProps {
  readonly props: Props
  readonly die: TrayDie
  readonly which: string
}

function OneDie({ props, die, which }: OneDieProps) {
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
        tumble={props.still ? undefined : 'rolled'}
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

/** What else can be done with the die in hand. */
function HeldTools({ props, fight }: { readonly props: Props; readonly fight: SceneFight }) {
  const die = heldNow(props)
  if (!die) return null
  const discard = discardOf(props.choices, die)
  const need = fight.challenge?.modifiers.converts ?? 2
  const others = fight.fighters
    .flatMap((_, slot) => diceOf(fight, slot))
    .filter(other => other.key !== die.key && convertOf(props.choices, die, other) !== null)
  return (
    <span class="od-tray-tools">
      {discard && (
        <span data-discard="">
          <Button
            icon={PLAY.trash}
            onPress={() => {
              held.value = null
              props.choose(discard)
            }}
          >
            {words.value.discard}
          </Button>
        </span>
      )}
      {others.length > 0 && need === 2 && (
        <span class="visually-hidden">{words.value.convertHelp(need)}</span>
      )}
    </span>
  )
}
