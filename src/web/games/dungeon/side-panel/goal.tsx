/** While nothing has to be fought: how far one has come, and what is still down there. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Level } from '../../../parts/level/level.tsx'
import { type Box, goalOf, winsHere } from '../box.ts'
import { hunterOdds, placeName } from '../names.ts'
import { text } from '../text/index.ts'
import './goal.css'

interface Props {
  readonly box: Box
  readonly view: DungeonView
}

export function Goal({ box, view, showOdds }: Props & { readonly showOdds: boolean }) {
  const words = text.value
  return (
    <Card class="dg-goal">
      <h2>{view.you === null ? words.theGoal : words.yourGoal}</h2>
      <Aim box={box} view={view} />
      {view.hunter && <p>{hunterLine(box, view, showOdds)}</p>}
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

function hunterLine({ plan }: Box, view: DungeonView, showOdds: boolean): string {
  const place = plan.byId.get(view.hunter?.at ?? '')
  const where = place ? text.value.hunterAt(placeName(place)) : text.value.hunter
  return [where, showOdds ? hunterOdds(view) : ''].filter(part => part !== '').join(', ')
}

function Aim({ box, view }: Props) {
  const words = text.value
  const mine = view.seats[view.you ?? view.turn]
  const target = box.treasure(view.target)
  if (view.mode === 'hunt' && target)
    return (
      <p>
        <b>{words.find(words.called(target), target.level)}</b> {mine && mine.deaths > 0 && words.lastLife}
      </p>
    )
  const goal = goalOf(box, mine)
  if (!mine || goal === 0) return null
  const gold = mine.gold ?? 0
  const isEnough = gold >= goal && view.due !== null
  const isMyTurn = view.turn === (view.you ?? view.turn)
  const share = Math.min(100, (gold / goal) * 100)
  return (
    <>
      <p>
        {isEnough ? (
          <b>{isMyTurn && winsHere(box, view) ? words.enoughHere : words.enough}</b>
        ) : (
          words.bringHome(goal)
        )}
      </p>
      {mine.gold !== null && (
        <div class="dg-purse" role="img" aria-label={words.goldOf(gold, goal)}>
          <i style={{ width: `${share}%` }} />
          <b>{words.goldOf(gold, goal)}</b>
        </div>
      )}
    </>
  )
}
