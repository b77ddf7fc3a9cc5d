/** The line in the tray: what the held die can do, or what is asked of the dice. */

import { words } from '../text/index.ts'
import { nameOf } from '../text/printed.ts'
import { choicesOf, type Props } from '../view.ts'
import { diceOf, type HeldDie } from './dice.ts'
import { heldNow, strangeNow } from './held.ts'
import { boxesFor } from './moves.ts'
import { ownerOf } from './whose.ts'

export function trayNote(props: Props): string {
  const { frame, fight, ability } = props.view
  const text = words.value
  const need = fight?.challenge?.modifiers.converts ?? 2
  const other = strangeNow(props)
  if (other) return text.laidBy(nameOf(props.view.party[other.hero]), ownerOf(props, other.hero) ?? '')
  if (props.choices.length === 0) return ''
  if (frame.kind === 'pay')
    return text.payHelp[ability?.cost.kind === 'mana' ? 'mana' : 'dice'](nameOf(ability), frame.left)
  if (frame.kind === 'pick') return text.pickHelp(nameOf(ability), frame.left)
  if (frame.kind === 'convert') return text.convertPick(need - frame.picked.length)
  if (frame.kind !== 'fight' && frame.kind !== 'target') return ''
  const die = heldNow(props)
  if (die)
    return (
      whyIdle(props, die) ??
      text.fits(text.die(text.dieName[die.kind], die.value), boxesFor(props.choices, die).size)
    )
  if (!fight || fight.fighters.every((_, slot) => diceOf(fight, slot).length === 0)) return ''
  const armor = fight.challenge ? fight.challenge.armor & ~fight.full : 0
  if (armor !== 0) return text.armorNote
  const help = choicesOf(props.choices, 'lay').length > 0 ? text.trayHelp : text.trayIdle
  const canConvert = choicesOf(props.choices, 'convert').length > 0
  return canConvert ? `${help} ${text.convertHelp(need)}` : help
}

/** Why the held die can be laid nowhere, as the rules say it. */
function whyIdle({ picture }: Props, { hero, die }: HeldDie): string | undefined {
  return choicesOf(picture.blocked, 'lay').find(({ action }) => action.hero === hero && action.die === die)
    ?.why
}
