import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { PARAMS } from './params.ts'
import { respond } from './serve.ts'
import type { Tables } from './tables.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

describe('docs/protocol.md', () => {
  test('lists every method', () => {
    const listed = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(listed).toEqual(Object.keys(PARAMS))
  })

  test('shows a conversation that really goes like this', () => {
    const tables: Tables = { kits: KITS, open: new Map() }
    const shown = page.split('\n').filter(line => /^[<>] \{/.test(line))
    const written = /m-[0-9a-f]{12}/.exec(page)?.[0] ?? ''
    const heard = shown.flatMap(line => {
      if (line.startsWith('<')) return []
      const [id = written] = tables.open.keys()
      const answer = respond(tables, line.slice(2).replaceAll(written, id)) ?? ''
      const [match = ''] = tables.open.keys()
      return [line, `< ${answer.replaceAll(match, written)}`]
    })
    expect(heard).toEqual(shown)
  })
})
