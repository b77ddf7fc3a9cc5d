/** A peril before it is met: two ways, each half of the card, with its time, its box and what to expect. */
import type { Outlook } from '../../../../engine/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { Bands } from '../../../parts/odds/outlook.tsx'
import { words } from '../text/index.ts'
import { nameOf } from '../text/printed.ts'
import { choicesOf, type Props, type SceneCard } from '../view.ts'
import { BoxRow } from './boxes.tsx'

interface PerilProps {
  readonly props: Props
  readonly card: SceneCard
  /** By way, while it is only looked at. */
  readonly outlooks: readonly Outlook[]
}

export function Peril({ props, card, outlooks }: PerilProps) {
  return (
    <div class="od-peril">
      {card.ways.map((way, index) => (
        <Half key={way.name} props={props} card={card} outlooks={outlooks} index={index} />
      ))}
    </div>
  )
}

function Half({ props, card, outlooks, index }: PerilProps & { readonly index: number }) {
  const way = card.ways[index]
  const challenge = card.challenges[index]
  const choice = choicesOf(props.choices, 'choose').find(({ action }) => action.way === index)
  const outlook = choice ? choice.outlooks?.[0] : outlooks.length > 1 && outlooks[index]
  if (!way || !challenge) return null
  const inside = (
    <>
      <h3>{nameOf(way)}</h3>
      <p class="od-peril-time">
        <Icon of={PLAY.time} /> {words.value.wayTime(way.time)}
      </p>
      <div class="od-box-row">
        <BoxRow props={props} challenge={challenge} from={0} to={challenge.boxes.length} live={false} />
      </div>
      {props.showOdds && outlook && <Bands outlook={outlook} />}
    </>
  )
  if (!choice) return <section class="od-peril-way">{inside}</section>
  return (
    <button
      type="button"
      class={`od-peril-way ${props.lit === choice.key ? 'advised' : ''}`}
      onClick={() => props.choose(choice)}
    >
      {inside}
    </button>
  )
}
