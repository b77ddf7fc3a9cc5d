/** The same attempt on an English page and on a German one. */
import { expect } from 'vitest'
import type { Language, Refusal } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import { nimKit } from '../../testing/nim.ts'
import type { Connection } from '../answer.ts'
import { newPage } from '../given.ts'
import { lineOver } from '../local-line.ts'
import type { CallName, Calls } from '../protocol.ts'

type Reasons = readonly [en: string, de: string]
export type Attempt = (page: Page) => Promise<Refusal>
export type Page = ReturnType<typeof pageOn>

/** A page in this language, and the way to its worker. */
function pageOn(connected: Promise<Connection>, language: Language) {
  const { ask } = lineOver({ ...LOADERS, nim: async () => nimKit }, connected).line
  return {
    speak: () => ask('hello', { language }),
    async given<N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Calls[N]['gives']> {
      const told = await ask(name, params)
      if (!told.ok) throw new Error(`${name} gave ${JSON.stringify(told)}`)
      return told.value
    },
    async refused<N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Refusal> {
      const told = await ask(name, params)
      if (told.ok) throw new Error(`${name} was not refused`)
      return told.refusal
    },
    async rejected<N extends 'play' | 'undo' | 'redo' | 'reset'>(name: N, params: Calls[N]['takes']) {
      const verdict = await this.given(name, params)
      if (verdict.kind !== 'rejected') throw new Error(`${name} was ${verdict.kind}`)
      return verdict.refusal
    },
  }
}

/** The same attempt on an English and on a German page: what each of them reads. */
export async function reasonsOf(
  attempt: Attempt,
  connect: () => Promise<Connection> = async () => newPage(),
): Promise<Reasons> {
  const refusals = []
  for (const language of ['en', 'de'] as const) {
    const page = pageOn(connect(), language)
    await page.speak()
    refusals.push(await attempt(page))
  }
  const [en, de] = refusals
  if (!en || !de) throw new Error('nothing was refused')
  expect({ ...de, reason: '' }).toEqual({ ...en, reason: '' })
  for (const refusal of refusals) expect(refusal).not.toHaveProperty('also')
  const [english, german] = [en.reason.split('\n'), de.reason.split('\n')]
  expect(german).toHaveLength(english.length)
  for (const line of german) expect(english).not.toContain(line)
  return [en.reason, de.reason]
}

/** A new match with these options. */
export const begin =
  (game: string, options: object, more: object = {}): Attempt =>
  page =>
    page.refused('new', { game, options: { ...options }, ...more })

export const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: `${seat}` }))
