/** Looks at the page from within and judges there what is seen: bundled, and brought to it once as `eyes`. */
import { faultsIn } from '../judge.ts'
import type { Notice } from '../notice.ts'
import type { Sight } from '../sight.ts'
import { boxOf, windowBox } from './clips.ts'
import { controlsIn } from './controls.ts'
import { allAnswer, coverOf } from './paint.ts'
import { listScrollers } from './scrollers.ts'
import { settle } from './settle.ts'
import { textsIn } from './texts.ts'

/** What is wrong with what is seen, as short sentences. */
export async function faultsWhenStill(notice: Notice): Promise<string[]> {
  await settle()
  return faultsIn(look(notice), notice.isTouch)
}

function look(notice: Notice): Sight {
  const scrollers = listScrollers()
  const found = [...controlsIn(notice, scrollers), ...textsIn(notice, scrollers)]
  const restore = allAnswer()
  const things = found.map(({ thing, element, points }) => ({
    ...thing,
    ...coverOf(element, points, notice.intended),
  }))
  const board = document.querySelector('.table-board')
  const sight = { window: windowBox(), board: board && boxOf(board), scrollers: scrollers.all(), things }
  restore()
  return sight
}
