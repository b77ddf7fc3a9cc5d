/** Dice and skills by the keyboard: a letter takes a die, a number lays it, or uses the skill that shows it. */
import { useEffect, useRef } from 'preact/hooks'
import { listen, type Shortcut } from '../../../table/keys.ts'
import { KEYS } from '../keys.ts'
import { abilitiesOf } from '../party/abilities.ts'
import type { Props } from '../view.ts'
import { diceOf, type TrayDie } from './dice.ts'
import { heldNow, litBoxes, pressBox, take } from './held.ts'
import { isAskingForDie, pressOn } from './moves.ts'
import { isPlayedHere } from './whose.ts'

/** Each key with the kind of dice that it takes. */
const LETTERS = [
  [KEYS.strength[0], 'S'],
  [KEYS.agility[0], 'A'],
  [KEYS.magic[0], 'M'],
  [KEYS.heroic[0], 'H'],
] as const

export function useKeys(props: Props): void {
  const latest = useRef(props)
  latest.current = props
  useEffect(() => listen(() => shortcuts(latest.current)), [])
}

function shortcuts(props: Props): Shortcut[] {
  const { view, choices } = props
  const { fight } = view
  if (!fight || choices.length === 0) return []
  const dice = fight.fighters.flatMap(({ hero }, slot) =>
    isPlayedHere(props, hero) ? diceOf(fight, slot) : [],
  )
  if (isAskingForDie(choices)) return answers(props, dice)
  const taking = LETTERS.map(([key, kind]) => ({
    key,
    run: () => {
      const next = nextOf(
        dice.filter(die => die.kind === kind),
        heldNow(props),
      )
      if (next) take(next)
    },
  }))
  const letGo = { key: KEYS.letGo[0], run: () => take(null) }
  return [...taking, letGo, ...(heldNow(props) ? boxKeys(props) : abilityKeys(props))]
}

/** The die after the one in hand, round and round. */
function nextOf(dice: readonly TrayDie[], now: TrayDie | null): TrayDie | undefined {
  const place = dice.findIndex(({ key }) => key === now?.key)
  return dice[(place + 1) % dice.length]
}

function answers(props: Props, dice: readonly TrayDie[]): Shortcut[] {
  return LETTERS.flatMap(([key, kind]) => {
    const answer = dice
      .filter(die => die.kind === kind)
      .flatMap(die => pressOn(props.choices, die) ?? [])
      .at(-1)
    return answer ? [{ key, run: () => props.choose(answer) }] : []
  })
}

function boxKeys(props: Props): Shortcut[] {
  return [...litBoxes(props)].map((box, place) => ({
    key: String(place + 1),
    run: () => pressBox(props, box),
  }))
}

function abilityKeys(props: Props): Shortcut[] {
  return abilitiesOf(props).flatMap(({ number, choices: [choice] }) =>
    number !== null && choice ? [{ key: String(number), run: () => props.choose(choice) }] : [],
  )
}
