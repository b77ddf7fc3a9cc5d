/** What a careful player does now. */

import * as CHOICES from '../rules/choices.ts'
import { here, monstersIn } from '../rules/state.ts'
import { answer, lightOrSave } from './answer.ts'
import { beforeRound } from './battle.ts'
import { layWell } from './frontier.ts'
import { type Judgement, judged, type Mind } from './mind.ts'
import { atPeace, wellInformed } from './peace.ts'
import { payFor } from './trade.ts'

export function judge(mind: Mind): Judgement {
  const { step } = mind.state
  switch (step.kind) {
    case 'turn':
      return monstersIn(here(mind.state)) > 0 ? beforeRound(mind) : atPeace(mind)
    case 'card':
      return answer(mind, step.technique)
    case 'bomb':
      return lightOrSave(mind, step)
    case 'lay':
      return layWell(mind, step)
    case 'threshold':
      return judged(CHOICES.ENTER, { why: 'enter' }, 0.8)
    case 'pay':
      return payFor(wellInformed(mind).mind, step)
    default:
      throw new Error(`Nobody is asked at "${step.kind}"`)
  }
}
