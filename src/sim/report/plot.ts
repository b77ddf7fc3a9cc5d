/** What all plots share: a sheet with a title, what there is to see, and the numbers behind it as a table. */
import { type Html, html } from './html.ts'
import type { Reading } from './reading.ts'

export interface Table {
  readonly head: readonly string[]
  /** The first cell says what the row is of. */
  readonly rows: readonly (readonly string[])[]
}

export interface Plot {
  readonly title: string
  readonly lead?: string
  readonly drawing: Html
  readonly table: Table
  /** Where it needs the whole width, or only a third of it. */
  readonly width?: 'wide' | 'narrow'
}

export function plotOf({ say }: Pick<Reading, 'say'>, { title, lead, drawing, table, width }: Plot): Html {
  return html`<figure class="sheet ${width ?? ''}">
<figcaption><h4>${title}</h4>${lead === undefined ? '' : html`<p>${lead}</p>`}</figcaption>
${drawing}
<details><summary>${say.numbers}</summary>
<div class="scroll" role="group" tabindex="0" aria-label="${say.scrolls(title)}">${tableOf(table)}</div>
</details>
</figure>
`
}

/** Rows may be hundreds: the ends of cells and rows, which go without saying, are left out. */
function tableOf({ head, rows }: Table): Html {
  return html`<table><thead><tr>${head.map(cell => html`<th scope=col>${cell}`)}<tbody>${rows.map(rowOf)}</table>`
}

function rowOf([first = '', ...cells]: readonly string[]): Html {
  return html`
<tr><th scope=row>${first}${cells.map(cell => html`<td>${cell}`)}`
}
