/** How the page directs its stage: at the pace of the settings, with sound, and without waiting where nobody looks. */
import type { Pace, Picture } from '../../../table/protocol.ts'
import { settings } from '../../shell/settings.ts'
import { sound } from '../../sound/sound.ts'
import { personToAct } from '../handing-over.ts'
import { type BeatsOf, beatsIn } from './beat.ts'
import { openStage, type Stage } from './stage.ts'

const PACE: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 }

const paceNow = (): number => PACE[settings.value.pace]

/** Whoever asks to see something sees it, at whatever pace the table goes. */
export const paceOfEncore = (): number => paceNow() || PACE.normal

export function stageOf(
  beatsOf: BeatsOf,
  show: (picture: Picture) => void,
  pace: () => number = paceNow,
): Stage {
  let wasAsked = true
  return openStage({
    beatsIn: picture => beatsIn(picture, beatsOf),
    show: picture => {
      show(picture)
      const isAsked = personToAct(picture) !== null
      if (isAsked && !wasAsked) sound('bell')
      wasAsked = isAsked || picture.view.actor.kind === 'chance'
    },
    begin: beat => {
      if (beat.sound) sound(beat.sound)
    },
    isRest: picture => picture.ending !== null || personToAct(picture) !== null,
    paced: milliseconds => (document.hidden ? 0 : milliseconds * pace()),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  })
}
