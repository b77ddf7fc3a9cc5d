/** While nothing has to be fought: how far one has come, and what is still down there. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Level } from '../../../parts/level/level.tsx'
import { hunterOdds, placeName } from '../names.ts'
import { contentOf, planOf } from '../plan.ts'
import { text } from '../text/index.ts'
import './goal.css'
import { say } from '../text/printed.ts'

export function Goal({ view, showOdds }: { readonly view: DungeonView; readonly showOdds: boolean }) {
  const words = text.value
  return (
    <Card class="dg-goal">
      <h2>{view.you === null ? words.theGoal : words.yourGoal}</h2>
      <Aim view={view} />
      {view.hunter && <p>{hunterLine(view, showOdds)}</p>}
      <p class="muted dg-piles-title">{words.treasuresLeft}</p>
      <ul class="dg-piles" aria-label={words.treasuresLeft}>
        {view.treasurePiles.map((left, index) => (
          <li key={index}>
            <Level level={index + 1} /> <b>{left}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function hunterLine(view: DungeonView, showOdds: boolean): string {
  const place = planOf(contentOf(view)).places[view.hunter?.at ?? -1]
  const where = place ? text.value.hunterAt(placeName(place)) : text.value.hunter
  return [where, showOdds ? hunterOdds(view) : ''].filter(part => part !== '').join(', ')
}

function Aim({ view }: { readonly view: DungeonView }) {
  const words = text.value
  const mine = view.seats[view.you ?? view.turn]
  const target = contentOf(view).treasures[view.target]
  if (view.mode === 'hunt' && target)
    return (
      <p>
        <b>{words.find(say(target.name), target.level)}</b> {mine && mine.deaths > 0 && words.lastLife}
      </p>
    )
  if (!mine || mine.goal === 0) return null
  const gold = mine.gold ?? 0
  const isEnough = gold >= mine.goal && view.due !== null
  const share = Math.min(100, (gold / mine.goal) * 100)
  return (
    <>
      <p>{isEnough ? <b>{words.enough}</b> : words.bringHome(mine.goal)}</p>
      {mine.gold !== null && (
        <div class="dg-purse" role="img" aria-label={words.goldOf(gold, mine.goal)}>
          <i style={{ width: `${share}%` }} />
          <b>{words.goldOf(gold, mine.goal)}</b>
        </div>
      )}
    </>
  )
}
