/** Looks at the page from within: bundled, and brought to it once as `eyes`. */

import type { Notice } from '../notice.ts'
import type { Sight } from '../sight.ts'
import { windowBox } from './clips.ts'
import { allAnswer, coverersOf } from './paint.ts'
import { listScrollers } from './scrollers.ts'
import { settle } from './settle.ts'
import { controlsIn, textsIn } from './things.ts'

export async function lookWhenStill(notice: Notice): Promise<Sight> {
  await settle()
  return look(notice)
}

function look(notice: Notice): Sight {
  const scrollers = listScrollers()
  const found = [...controlsIn(notice, scrollers), ...textsIn(notice, scrollers)]
  const restore = allAnswer()
  const things = found.map(({ thing, element, points }) => ({
    ...thing,
    under: coverersOf(element, points, notice.intended),
  }))
  restore()
  return { window: windowBox(), scrollers: scrollers.all(), things }
}
