/** What a comparison answers, in a sentence for each setting and with the numbers behind it. */
import type { ComparedArm, ComparedSide } from '../../sim/lab/compared.ts'
import type { Numbers } from '../../sim/report/numbers.ts'
import { Card } from '../parts/card/card.tsx'
import { words } from './text/index.ts'
import './answer.css'

interface Props {
  readonly compared: readonly ComparedSide[]
  readonly numbers: Numbers
}

export function Answer({ compared, numbers }: Props) {
  if (compared.length === 0) return null
  return (
    <Card class="lab-answer">
      {compared.map(side => (
        <Side key={side.seat} side={side} numbers={numbers} />
      ))}
    </Card>
  )
}

function Side({ side: { seat, arms }, numbers }: { readonly side: ComparedSide; readonly numbers: Numbers }) {
  const say = words.value
  return (
    <section>
      <h2>{seat === null ? say.won : say.wonAt(seat)}</h2>
      <ul>
        {arms.map(({ name, share, paired }) => (
          <li key={name}>
            <b class="lab-answer-share">{numbers.percent(share)}</b>
            <span>
              <b>{name}</b>
              {paired && <span data-sense={senseOf(paired)}>{verdict(paired, numbers)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Paired = NonNullable<ComparedArm['paired']>

/** Clear is what the interval leaves on one side of nothing. */
function senseOf({ low, high }: Paired): 'more' | 'less' | 'unclear' {
  return low > 0 ? 'more' : high < 0 ? 'less' : 'unclear'
}

function verdict(paired: Paired, numbers: Numbers): string {
  return words.value[senseOf(paired)](numbers.signed(paired.value), numbers.signedBetween(paired))
}
