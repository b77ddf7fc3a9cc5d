/** A thing at the merchants', and how much of its price lies on the table. */
import { paidIn } from '../../../../games/tin/text/look.ts'
import type { Step } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { iconOf } from '../signs.ts'
import { text } from '../text/index.ts'
import { TokenFace } from '../tokens/tokens.tsx'

interface Props {
  readonly view: TinScene
  readonly step: Extract<Step, { kind: 'pay' }>
}

export function Paying({ view, step: { good, gold, goods } }: Props) {
  const { price } = view.content.goods[good]
  const given = [...gold, ...goods]
  const sum = paidIn(view)
  return (
    <div class="tin-side-panel">
      <Card class="tin-paying">
        <Icon of={iconOf(good)} />
        <div>
          <h2>{text.value.paying(good)}</h2>
          <p>{text.value.paid(sum, price)}</p>
          {sum >= price && <p>{text.value.wellFirst}</p>}
          <progress value={sum} max={price} aria-label={text.value.paid(sum, price)} />
          <p class="tin-given">
            {given.map((token, index) => (
              <span key={index} class="tin-thing">
                <TokenFace token={token} />
              </span>
            ))}
          </p>
        </div>
      </Card>
    </div>
  )
}
