/**
 * Whoever refuses does not know who will read it: the sentence is said in every language, and the door to the reader
 * picks one. Nothing is said until something is refused.
 */
import type { Language, Refusal, Refused, RuleId, Sentence } from './types.ts'

type From<T> = (text: T, language: Language) => string

export interface Sayer<T> {
  readonly say: (from: From<T>) => Sentence
  readonly refuse: (code: Refusal['code'], said: From<T> | Sentence, rule?: RuleId) => Refused
}

/** Speaks from a text that there is in every language. */
export function inAllLanguages<T>({ en, de }: Readonly<Record<Language, T>>): Sayer<T> {
  const say = (from: From<T>): Sentence => ({ en: from(en, 'en'), de: from(de, 'de') })
  return {
    say,
    refuse: (code, said, rule) => {
      const { en: reason, ...also } = typeof said === 'function' ? say(said) : said
      return { ok: false, refusal: { code, reason, also, ...(rule === undefined ? {} : { rule }) } }
    },
  }
}

/** Several sentences, one a line. */
export function lines(sentences: readonly Sentence[]): Sentence {
  const inLanguage = (language: Language) => sentences.map(sentence => sentence[language]).join('\n')
  return { en: inLanguage('en'), de: inLanguage('de') }
}
