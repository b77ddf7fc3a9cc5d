import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fitting } from './fitting.ts'
import { clipped, DEEPEST, LONGEST, WIDEST } from './limits.ts'
import { parseWith } from './parse.ts'
import { refusalIn } from './result.ts'

function nested(depth: number): unknown {
  return JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
}

function reasonsFor(input: unknown): string[] {
  const read = fitting(input, 'file')
  return read.ok ? [] : [refusalIn('en', read.refusal).reason, refusalIn('de', read.refusal).reason]
}

describe('what enters is measured before it is read', () => {
  test('S27 lists 64 deep are read, 65 deep and 200,000 deep are refused with a sentence', () => {
    expect(reasonsFor(nested(DEEPEST))).toEqual([])
    const refused = [
      'This nests lists and objects more than 64 deep.',
      'Hier stecken Listen und Objekte mehr als 64 Ebenen tief ineinander.',
    ]
    expect(reasonsFor(nested(DEEPEST + 1))).toEqual(refused)
    expect(reasonsFor(nested(200_000))).toEqual(refused)
    expect(reasonsFor({ a: [{ b: nested(DEEPEST) }] })).toEqual(refused)
  })

  test('S27 a thing that holds itself is too deep, not endless', () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    expect(reasonsFor(loop)[0]).toBe('This nests lists and objects more than 64 deep.')
  })

  test('S27 a text or a name of 10,000 characters is read, a longer one refused', () => {
    const [fits, long] = ['x'.repeat(LONGEST), 'x'.repeat(LONGEST + 1)]
    expect(reasonsFor([fits, { [fits]: fits }])).toEqual([])
    const refused = [
      'This holds a text of more than 10,000 characters.',
      'Hier steht ein Text mit mehr als 10.000 Zeichen.',
    ]
    for (const input of [long, [[long]], { a: long }, { [long]: 1 }])
      expect(reasonsFor(input)).toEqual(refused)
  })

  test('S27 more lists side by side than a million steps need are refused', () => {
    expect(reasonsFor(Array.from({ length: WIDEST + 1 }, () => []))).toEqual([
      'This holds more than 2,000,000 lists and objects side by side.',
      'Hier stehen mehr als 2.000.000 Listen und Objekte nebeneinander.',
    ])
  })

  test('S27 whatever is no list, object or text is always read', () => {
    for (const input of [null, undefined, 0, true, '', {}, []]) expect(reasonsFor(input)).toEqual([])
  })
})

test('S27 a refusal repeats at most 200 characters of the input', () => {
  expect(clipped('x'.repeat(200))).toBe('x'.repeat(200))
  expect(clipped('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
  const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, 0]))
  for (const input of [unknown, { known: { ['k'.repeat(5000)]: 'x' } }]) {
    const read = parseWith(z.strictObject({ known: z.record(z.string(), z.int()) }), input, 'options')
    if (read.ok) throw new Error('not refused')
    for (const language of ['en', 'de'] as const)
      for (const line of refusalIn(language, read.refusal).reason.split('\n'))
        expect(line.length).toBeLessThan(300)
  }
})
