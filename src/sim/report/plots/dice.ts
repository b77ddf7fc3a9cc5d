/** How often each face of a die showed. */
import type { Die } from '../../lab/findings.ts'
import { type Html, html } from '../html.ts'
import { part } from '../numbers.ts'
import { plotOf } from '../plot.ts'
import type { Reading } from '../reading.ts'

export function dicePlot(reading: Reading, { die, faces, p }: Die): Html {
  const { say, numbers, glossary } = reading
  const all = faces.reduce((sum, count) => sum + count, 0)
  const due = all / faces.length
  const most = Math.max(1, ...faces)
  const face = (index: number) => glossary.name(die, `${index + 1}`)
  const bars = faces.map(
    (count, index) =>
      html`<li><i class="bar" style="height:${part(count / most)}"></i><i class="due" style="bottom:${part(due / most)}"></i><b>${face(index)}</b></li>`,
  )
  return plotOf(reading, {
    title: glossary.words.dice[die] ?? die,
    lead: `${say.rolls(numbers.count(all))}, ${say.p(numbers.likely(p))}`,
    drawing: html`<ol class="faces" aria-hidden="true">${bars}</ol>`,
    width: 'narrow',
    table: {
      head: [say.face, say.count, say.expected, say.share],
      rows: faces.map((count, index) => [
        face(index),
        numbers.count(count),
        numbers.decimal(due),
        numbers.percent(all === 0 ? 0 : count / all),
      ]),
    },
  })
}
