/** What just happened, on paper. */
import { Card } from '../parts/card/card.tsx'
import { Die } from '../parts/die/die.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { named } from '../parts/named.tsx'
import type { Look } from '../table/look.ts'
import { Chance } from './insight/chance.tsx'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
}

/** A step that the log passes over belongs to the line before it. */
const REACH = 12

export function Moment({ watching, look }: Props) {
  const { at, seats, ending } = watching.picture.value
  const lines = watching.lines.value.filter(line => line.at <= at && line.at > at - REACH)
  const latest = lines.at(-1)?.at
  const told = lines.filter(line => line.at === latest)
  const faces = watching.progress.value?.rolls.find(roll => roll.at === at)?.faces ?? []
  const [line, ...more] = told
  const names = seats.map(holder => holder.name)
  const last = told.at(-1)
  return (
    <Card class="moment">
      <Lino
        alt=""
        shape="square"
        outline={ending ? ICONS.trophy : last ? look.lineIcon(last) : ICONS.candle}
        hue="var(--level-2)"
      />
      <div class="moment-words" aria-live="polite">
        <h2>{ending ? ending.text : line ? named(line.text, names) : words.value.begin}</h2>
        {(ending ? told : more).slice(0, 3).map((next, index) => (
          <p key={index}>{named(next.text, names)}</p>
        ))}
        <Chance watching={watching} />
        {faces.length > 0 && (
          <p class="moment-dice">
            {faces.map((face, index) => (
              <Die key={index} kind="plain" value={face} />
            ))}
          </p>
        )}
      </div>
    </Card>
  )
}
