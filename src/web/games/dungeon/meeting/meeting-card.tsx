/** What has just been met: its picture, how it ended, and what one has of it. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.generated.ts'
import { Level } from '../../../parts/level/level.tsx'
import { Lino } from '../../../parts/lino/lino.tsx'
import { portraitOf } from '../art.ts'
import { contentOf } from '../plan.ts'
import { text } from '../text/index.ts'
import { say } from '../text/printed.ts'
import type { Meeting, Prize } from './meeting.ts'
import './meeting-card.css'

interface Props {
  readonly view: DungeonView
  readonly meeting: Meeting
}

export function MeetingCard({ view, meeting }: Props) {
  const { monsters } = contentOf(view)
  const fact = monsters[meeting.card ?? -1] ?? monsters.find(({ name }) => name === meeting.monster)
  if (!fact) return null
  return (
    <Card class={meeting.isSlain ? 'dg-met slain' : 'dg-met'}>
      <div class="dg-met-portrait">
        <Lino art={portraitOf(fact)} alt="" outline={ICONS.skull} hue={`var(--level-${fact.level})`} />
      </div>
      <div class="dg-met-words">
        <header>
          <h2>{say(fact.name)}</h2>
          <Level level={fact.level} />
        </header>
        <p>{howItEnded(meeting)}</p>
        <Prizes of={meeting.got} label={text.value.yours} />
        <Prizes of={meeting.dropped} label={text.value.lostThere} />
      </div>
    </Card>
  )
}

function howItEnded({ isSlain, roll, blow, lostTurns }: Meeting) {
  const words = text.value
  const end = isSlain ? words.slain : blow ? words.struckYou[blow] : words.trap
  return (
    <>
      <b>{end}</b> {roll && words.rolledFor(roll.faces, roll.bonus, roll.needed)}
      {lostTurns > 0 && words.youLose(lostTurns)}
    </>
  )
}

function Prizes({ of, label }: { readonly of: readonly Prize[]; readonly label: string }) {
  if (of.length === 0) return null
  const names = of.map(({ treasure, value }) => `${say(treasure)}, ${text.value.gp(value)}`)
  return (
    <p class="dg-met-prize">
      <Icon of={ICONS.coins} /> {label}: <b>{names.join('; ')}</b>
    </p>
  )
}
