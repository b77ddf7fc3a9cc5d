import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseWith } from './parse.ts'
import { refusalIn, refuse } from './result.ts'

const OWN = { en: { even: 'Only even numbers' }, de: { even: 'Nur gerade Zahlen' } }

function reasonsOf(schema: z.ZodType, input: unknown): [en: string, de: string] {
  const parsed = parseWith(schema, { it: input }, 'options', OWN)
  if (parsed.ok) throw new Error('not refused')
  const { refusal } = parsed
  return [refusalIn('en', refusal).reason, refusalIn('de', refusal).reason]
}

test.each<[z.ZodType, unknown, en: string, de: string]>([
  [z.string(), undefined, 'a text is missing', 'Es fehlt ein Text'],
  [z.array(z.int()), null, 'this must be a list', 'Erwartet wird eine Liste, gefunden wurde null'],
  [z.boolean(), [], 'this must be yes or no', 'Erwartet wird true oder false, gefunden wurde eine Liste'],
  [z.literal(2), 3, 'this must be 2', 'Erwartet wird 2'],
  [z.enum(['a', 'b']), 'c', 'this must be "a" or "b"', 'Erwartet wird „a“ oder „b“'],
  [z.string().min(2), 'a', 'this must be at least 2 letters', 'Es müssen mindestens 2 Zeichen sein'],
  [z.array(z.int()).max(1), [1, 2], 'this must be at most 1 entry', 'Es darf höchstens ein Eintrag sein'],
  [z.array(z.int()).length(2), [1], 'this must be exactly 2 entries', 'Es müssen genau 2 Einträge sein'],
  [z.number().lt(3), 3, 'this must be less than 3', 'Der Wert muss weniger als 3 sein'],
  [
    z.string().regex(/^x$/),
    'y',
    'this does not fit the pattern /^x$/',
    'Der Text passt nicht zum Muster /^x$/',
  ],
  [z.email(), 'y', 'this does not have the right form', 'Der Text hat nicht die richtige Form'],
  [z.union([z.int(), z.null()]), 'x', 'this does not fit here', 'Das passt hier nicht'],
  [
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
    { kind: 'c' },
    'this must be "a" or "b"',
    'Erwartet wird „a“ oder „b“',
  ],
  [z.strictObject({}), { a: 1 }, 'does not know a', 'Hier gibt es kein a'],
  [z.int().refine(n => n % 2 === 0, { error: 'even' }), 3, 'only even numbers', 'Nur gerade Zahlen'],
])('%# a fault is said in each language, with its place', (it, input, en, de) => {
  const [english, german] = reasonsOf(z.object({ it }), input)
  expect(english).toMatch(/\.$/)
  expect(english.slice(english.indexOf(': ') + 2)).toContain(en)
  expect(german).toContain(de)
})

test('what has no other language is said in English, and nothing else is carried along', () => {
  const { refusal } = refuse('file', 'It is torn.', 'X-1')
  expect(refusalIn('de', refusal)).toEqual({ code: 'file', reason: 'It is torn.', rule: 'X-1' })
  expect(Object.keys(refusalIn('en', refusal))).toEqual(['code', 'reason', 'rule'])
})
