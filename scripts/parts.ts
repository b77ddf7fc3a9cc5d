/** What is made in many parts: each can be asked for alone, a share of it be played, and what was begun be gone on with. */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

export interface Asked<T> {
  readonly parts: readonly T[]
  readonly share: number
  readonly folder: string
  readonly workers: string
}

/** What the command line asks of these; a wrong one ends the process with a sentence. */
export function askedOf<T extends { readonly name: string }>(
  all: readonly T[],
  called: string,
  folder: string,
): Asked<T> {
  const { values } = parseArgs({
    options: {
      share: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      folder: { type: 'string', default: folder },
      workers: { type: 'string', default: '2' },
    },
  })
  const only = values.only === '' ? [] : values.only.split(',')
  const unknown = only.find(name => all.every(part => part.name !== name))
  if (unknown !== undefined)
    fail(`There is no ${called} "${unknown}"; they are: ${all.map(({ name }) => name).join(', ')}.`)
  const share = Number(values.share)
  if (!(share > 0)) fail(`A share is a number above 0, such as 0.1, not "${values.share}".`)
  mkdirSync(values.folder, { recursive: true })
  const parts = all.filter(({ name }) => only.length === 0 || only.includes(name))
  return { parts, share, folder: values.folder, workers: values.workers }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
