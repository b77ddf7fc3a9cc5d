/** The words of the page in the language of the player. A language is a file; one that is not English is loaded when chosen. */
import { effect, signal } from '@preact/signals'
import type { Language } from '../../engine/types.ts'
import { settings } from '../shell/settings.ts'
import { en } from './en.ts'

export type Words = typeof en

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de.ts').then(file => file.de),
}

export const text = signal<Words>(en)

effect(() => {
  const { language } = settings.value
  void LOADERS[language]().then(words => {
    if (settings.value.language === language) text.value = words
  })
})
