/** Why pressing a box does nothing: what to take first, or that nothing fits. */
import { words } from '../text/index.ts'
import type { Props, SceneFight } from '../view.ts'
import { diceOf, type TrayDie } from './dice.ts'
import { boxesFor, isAskingForDie } from './moves.ts'

export function whyNothing(props: Props, box: number, held: TrayDie | null): string {
  const text = words.value
  const { fight } = props.view
  if (!fight || isAskingForDie(props.choices)) return text.dieAsked
  const fitting = namesOf(diceFor(props, fight, box))
  if (held) return text.fitsNot(nameOf(held), fitting)
  if (((fight.full >> box) & 1) === 1) return text.boxFull
  if (fitting !== '') return text.takeFirst(fitting)
  const armor = fight.challenge ? fight.challenge.armor & ~fight.full : 0
  return armor !== 0 && ((armor >> box) & 1) === 0 ? text.armorNote : text.fitsNobody
}

function diceFor({ choices }: Props, fight: SceneFight, box: number): TrayDie[] {
  return fight.fighters
    .flatMap((_, slot) => diceOf(fight, slot))
    .filter(die => boxesFor(choices, die).has(box))
}

function namesOf(dice: readonly TrayDie[]): string {
  const [first = '', ...others] = new Set(dice.map(nameOf))
  return others.reduce(words.value.or, first)
}

function nameOf({ kind, value }: TrayDie): string {
  return words.value.die(words.value.dieName[kind], value)
}
