/** What has just been met, and by whom: its picture, how it ended, and what came of it. */
import { Card } from '../../../parts/card/card.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.ts'
import { Level } from '../../../parts/level/level.tsx'
import { Lino } from '../../../parts/lino/lino.tsx'
import { portraitOf } from '../art.ts'
import type { Box } from '../box.ts'
import { text } from '../text/index.ts'
import type { Meeting } from './meeting.ts'
import './meeting-card.css'

interface Props {
  readonly box: Box
  readonly meeting: Meeting
  /** Whoever met it, unless it was oneself. */
  readonly by: string | null
}

export function MeetingCard({ box, meeting, by }: Props) {
  const fact = box.monster(meeting.monster)
  if (!fact) return null
  return (
    <Card class={meeting.isSlain ? 'dg-met slain' : 'dg-met'}>
      <div class="dg-met-portrait">
        <Lino art={portraitOf(fact)} alt="" outline={ICONS.skull} hue={`var(--level-${fact.level})`} />
      </div>
      <div class="dg-met-words">
        {by !== null && <p class="dg-met-by">{text.value.metBy(by)}</p>}
        <header>
          <h2>{text.value.called(fact)}</h2>
          <Level level={fact.level} />
        </header>
        <p>{howItEnded(meeting, by)}</p>
        <Prizes box={box} of={meeting.got} label={by === null ? text.value.yours : text.value.pickedUp} />
        <Prizes box={box} of={meeting.dropped} label={text.value.lostThere} />
      </div>
    </Card>
  )
}

function howItEnded({ isSlain, roll, blow, lostTurns }: Meeting, by: string | null) {
  const words = text.value
  const blows = by === null ? words.struckYou : words.struckOther
  const end = isSlain ? words.slain : blow ? blows[blow] : words.trap
  return (
    <>
      <b>{end}</b> {roll && words.rolledFor(roll.faces, roll.bonus, roll.needed, by)}
      {lostTurns > 0 && words.youLose(lostTurns, by)}
    </>
  )
}

interface PrizesProps {
  readonly box: Box
  readonly of: readonly string[]
  readonly label: string
}

function Prizes({ box, of, label }: PrizesProps) {
  if (of.length === 0) return null
  const words = text.value
  const names = of
    .flatMap(card => box.treasure(card) ?? [])
    .map(fact => `${words.called(fact)}, ${words.gp(fact.value)}`)
  return (
    <p class="dg-met-prize">
      <Icon of={ICONS.coins} /> {label}: <b>{names.join('; ')}</b>
    </p>
  )
}
