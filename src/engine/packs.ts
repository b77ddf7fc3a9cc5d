/** What the content packs of all games share: how they are read, and what they say of themselves. */
import { z } from 'zod'
import { type Own, placeOf, sentenceOf } from './parse.ts'
import { done } from './result.ts'
import { lines } from './sentence.ts'
import { hereIn } from './text/here/index.ts'
import type { Fault, PackAbout, Refused, Result, Sentence } from './types.ts'

export const aboutShape: z.ZodType<PackAbout> = z.strictObject({
  name: z.string().min(1).max(60),
  text: z.string().max(600).optional(),
})

/** As any input is read; each fault also tells where it stands. */
export function parsePack<T>(schema: z.ZodType<T>, input: unknown, own: Own): Result<T> {
  const parsed = schema.safeParse(input, { reportInput: true })
  return parsed.success
    ? done(parsed.data)
    : refusePack(parsed.error.issues.map(issue => faultOf(issue, own)))
}

function faultOf(issue: z.core.$ZodIssue, own: Own): Fault {
  return {
    place: placeOf(issue),
    said: sentenceOf(issue, own),
    here: hereIn((text, language) => `${own[language][issue.message] ?? text.issue(issue)}.`),
  }
}

export function refusePack(faults: readonly Fault[]): Refused {
  const { en: reason, ...also } = lines(faults.map(({ said }) => said))
  return { ok: false, refusal: { code: 'content', reason, also, faults } }
}

/** A fault of an entry of a list. */
export function faultAt<T>(path: string, list: readonly T[], entry: T, said: Sentence): Fault {
  return { place: `${path}.${list.indexOf(entry)}`, said }
}

export function schemaOf(shape: z.ZodType): unknown {
  return shape.toJSONSchema()
}
