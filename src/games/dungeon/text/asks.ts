/** What is asked now. */
import { spaceFact } from '../content/content-index.ts'
import { spaceNamed } from '../content/names.ts'
import type { ChanceStep, Step } from '../types.ts'
import type { DungeonScene } from '../view/scene.ts'
import { hereOf, heroText, metAt } from './look.ts'
import type { Asks, Speech } from './speech.ts'

/** What the actor is asked, in one sentence. */
export function askText(speech: Speech, reading: DungeonScene): string {
  const { asks } = speech
  const { view } = reading
  if (view.due === null) return asks.over
  if (view.you === view.turn || view.you === null) return question(asks, reading, view.due.step)
  return asks.toAct(heroText(speech, reading, view.turn))
}

function question(asks: Asks, reading: DungeonScene, step: Step): string {
  if (isWait(asks, step)) return asks.waits[step]
  const { content, view, mover } = reading
  switch (step) {
    case 'choose':
      return (mover?.seat.deaths ?? 0) > 0 ? asks.chooseAgain : asks.choose
    case 'gaze':
    case 'foe':
    case 'slide':
    case 'replace':
    case 'haunt':
    case 'regain':
      return asks[step]
    case 'meet':
    case 'fight':
      return asks[step](view.due?.at ? spaceNamed(content, view.due.at) : spaceFact(content, hereOf(reading)))
    case 'learn':
      return asks.learn(mover?.seat.spells.reduce((sum, count) => sum + count, 0) ?? 0, mover?.seat.book ?? 0)
    case 'move':
      return whereTo(asks, reading)
    default:
      return asks.goesOn
  }
}

function isWait({ waits }: Asks, step: Step): step is ChanceStep {
  return step in waits
}

function whereTo(asks: Asks, reading: DungeonScene): string {
  const { content, view } = reading
  if (view.espAt !== null) return asks.looked(spaceNamed(content, view.espAt))
  if (isHome(reading)) return asks.home
  const here = spaceFact(content, hereOf(reading))
  const met = metAt(reading, hereOf(reading))
  return view.left === 0 ? asks.stuck(here) : asks.toGo(here, view.left, met.isHunter || met.monster !== null)
}

/** As far as the viewer knows what the hero carries. */
function isHome({ content, view, mover }: DungeonScene): boolean {
  const gold = mover?.seat.gold ?? null
  return view.mode !== 'hunt' && mover?.at === content.hall && gold !== null && gold >= mover.goal
}
