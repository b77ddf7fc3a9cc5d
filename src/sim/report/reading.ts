/** What every plot reads besides its numbers. */
import type { Glossary } from '../../engine/glossary.ts'
import { type Html, html } from './html.ts'
import type { Numbers } from './numbers.ts'
import type { ReportText } from './text/en.ts'

export interface Reading {
  readonly say: ReportText
  readonly numbers: Numbers
  readonly glossary: Glossary
  /** The class that shows a picture, by the name of the picture; null where there is none. */
  readonly picture: (name: string) => string | null
}

/** The picture of a thing under a vault, or its number or first letter. */
export function niche({ glossary, picture }: Reading, kind: string, id: string): Html {
  const file = glossary.picture(kind, id)
  const shown = file === null ? null : picture(file)
  if (shown !== null) return html`<i class="niche ${shown}" aria-hidden="true"></i>`
  return html`<i class="niche" aria-hidden="true">${/^\d+$/.test(id) ? id : (Array.from(glossary.name(kind, id))[0] ?? '')}</i>`
}

/** The first letter of what stands at the beginning. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
