/** The next sights of several readers as text: what they are told alike is written once. */
import type { ViewChange } from './change.ts'
import type { Common, NextSight, Own } from './sight.ts'

/** What is numbered for each reader, and what of the view is new to it. */
type Next = Pick<NextSight, 'after' | 'number' | 'change'>

/** Writes a push as `JSON.stringify` would. */
export function penFor(common: Common): (own: Own, next: Next) => string {
  const write = writer()
  const head = `{"push":"sight","sight":{${fieldsOf(JSON.stringify(common))}`
  return (own, { after, number, change }) =>
    `${head},${fieldsOf(write(own))},"after":${after},"number":${number},"change":${changeText(change, write)}}}`
}

/** Views share the parts that are the same for several seats, and onlookers everything. */
function writer(): (value: unknown) => string {
  const written = new Map<unknown, string>()
  return value => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const text = written.get(value) ?? JSON.stringify(value)
    written.set(value, text)
    return text
  }
}

function fieldsOf(object: string): string {
  return object.slice(1, -1)
}

function changeText({ set, gone }: ViewChange, write: (value: unknown) => string): string {
  let fields = ''
  for (const [name, value] of Object.entries(set))
    if (value !== undefined) fields += `${fields && ','}${JSON.stringify(name)}:${write(value)}`
  return `{"set":{${fields}},"gone":${JSON.stringify(gone)}}`
}
