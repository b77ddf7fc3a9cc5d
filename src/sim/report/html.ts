/** Pages as strings. Whatever is put into a template is text, and is escaped, unless a template made it. */

export interface Html {
  readonly html: string
}

type Part = Html | string | number | readonly Html[]

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The one way of text into a page; it holds inside quoted attributes too. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? '')
}

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((page, string, at) => page + written(parts[at - 1] ?? '') + string) }
}

export const NOTHING: Html = { html: '' }

function written(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(`${part}`)
  return 'html' in part ? part.html : part.map(({ html: inside }) => inside).join('')
}

/** What is our own and no text, such as a style: nothing that anybody else wrote may come here. */
export function asIs(own: string): Html {
  return { html: own }
}
