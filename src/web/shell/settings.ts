/** What a player likes, kept on the device. */
import { effect, signal } from '@preact/signals'
import type { Language } from '../../engine/types.ts'

export interface Settings {
  readonly theme: 'system' | 'dark' | 'light'
  readonly language: Language
  /** Milliseconds between the steps of bots. */
  readonly pace: number
  readonly motion: 'system' | 'none'
  readonly sound: boolean
  /** What leaves no choice is done without asking. */
  readonly forced: boolean
  readonly odds: boolean
  readonly name: string
}

const KEY = 'undercroft settings'
const STANDARD: Settings = {
  theme: 'system',
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  pace: 450,
  motion: 'system',
  sound: false,
  forced: true,
  odds: true,
  name: '',
}

function read(): Settings {
  try {
    return { ...STANDARD, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return STANDARD
  }
}

export const settings = signal(read())

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part }
}

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // A browser that keeps nothing still plays.
  }
})

const daylight = matchMedia('(prefers-color-scheme: light)')
const system = signal(daylight.matches)
daylight.addEventListener('change', () => {
  system.value = daylight.matches
})

effect(() => {
  const { theme, motion, language } = settings.value
  const isLight = theme === 'light' || (theme === 'system' && system.value)
  const page = document.documentElement
  page.dataset['theme'] = isLight ? 'light' : 'dark'
  page.dataset['motion'] = motion
  page.lang = language
})

/** True when nothing should move. */
export function isStill(): boolean {
  return settings.value.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
