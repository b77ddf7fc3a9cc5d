/** Words in the language of the player. A language is a file; one that is not English is loaded when it is chosen. */
import { effect, type Signal, signal } from '@preact/signals'
import type { Language } from '../../engine/types.ts'
import { settings } from '../shell/settings.ts'

type Others<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>

export function wordsIn<T>(en: T, others: Others<T>): Signal<T> {
  const words = signal(en)
  effect(() => {
    const { language } = settings.value
    const loaded = language === 'en' ? Promise.resolve(en) : others[language]()
    void loaded.then(found => {
      if (settings.value.language === language) words.value = found
    })
  })
  return words
}
