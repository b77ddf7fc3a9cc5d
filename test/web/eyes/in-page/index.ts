/** Looks at the page from within: bundled, and brought to it once as `eyes`. */
import type { Notice } from '../notice.ts'
import type { Sight } from '../sight.ts'
import { boxOf, windowBox } from './clips.ts'
import { controlsIn } from './controls.ts'
import { allAnswer, coverOf } from './paint.ts'
import { listScrollers } from './scrollers.ts'
import { settle } from './settle.ts'
import { textsIn } from './texts.ts'

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
    ...coverOf(element, points, notice.intended),
  }))
  restore()
  const board = document.querySelector('.table-board')
  return { window: windowBox(), board: board && boxOf(board), scrollers: scrollers.all(), things }
}
