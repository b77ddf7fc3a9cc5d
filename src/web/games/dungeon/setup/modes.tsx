/** The games that Dungeon! can be, to look at beforehand: for how many, and what it takes to win. */
import * as ICONS from '../../../parts/icons.ts'
import { Lino } from '../../../parts/lino/lino.tsx'
import * as PLAY from '../../../parts/play-icons.generated.ts'
import type { ChoiceLook, ChoiceProps } from '../../page-game.ts'
import * as OWN from '../icons.generated.ts'
import { text } from '../text/index.ts'

interface Figure {
  readonly outline: string
  readonly hue: string
}

const FIGURES: ReadonlyMap<string, Figure> = new Map([
  ['race', { outline: PLAY.run, hue: 'var(--level-2)' }],
  ['hunt', { outline: OWN.coffer, hue: 'var(--level-1)' }],
  ['timed', { outline: ICONS.time, hue: 'var(--level-4)' }],
  ['hunted', { outline: ICONS.skull, hue: 'var(--level-6)' }],
])

export const modeLook: ChoiceLook = { Picture, Facts, tells: () => [] }

function Picture({ choice }: ChoiceProps) {
  const { outline, hue } = FIGURES.get(choice) ?? {}
  return <Lino alt="" shape="square" outline={outline} hue={hue} />
}

function Facts({ choice }: ChoiceProps) {
  const said = new Map(Object.entries(text.value.modes)).get(choice)
  if (!said) return null
  return (
    <span class="choice-facts">
      <b>{said.players}</b>
      <span>{said.wins}</span>
    </span>
  )
}
