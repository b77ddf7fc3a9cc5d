/** What a player likes, kept on the device. */
import { computed, effect, signal } from '@preact/signals'
import type { Language } from '../../engine/types.ts'
import { PACES, type Pace, STANDARD_PACE } from '../../table/protocol.ts'

export interface Settings {
  readonly theme: 'system' | 'dark' | 'light'
  readonly language: Language
  /** How fast what happens is shown. */
  readonly pace: Pace
  readonly motion: 'system' | 'none'
  /** From 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  /** What leaves no choice is done without asking. */
  readonly forced: boolean
  readonly odds: boolean
  readonly name: string
}

const KEY = 'undercroft settings'
const STANDARD: Settings = {
  theme: 'system',
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  pace: STANDARD_PACE,
  motion: 'system',
  volume: 0.4,
  muted: false,
  forced: true,
  odds: true,
  name: '',
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...STANDARD, ...kept, pace: paceFrom(kept.pace) }
  } catch {
    return STANDARD
  }
}

/** Once it was kept as the milliseconds between the steps of bots. */
function paceFrom(kept: unknown): Pace {
  if (typeof kept === 'number')
    return kept > 450 ? 'slow' : kept > 120 ? 'normal' : kept > 0 ? 'fast' : 'none'
  return PACES.find(pace => pace === kept) ?? STANDARD.pace
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

/** By daylight, as the person chose or as the device has it. */
export const isLight = computed(() => {
  const { theme } = settings.value
  return theme === 'light' || (theme === 'system' && system.value)
})

effect(() => {
  const { motion, language } = settings.value
  const page = document.documentElement
  page.dataset['theme'] = isLight.value ? 'light' : 'dark'
  page.dataset['motion'] = motion
  page.lang = language
})

/** True when nothing should move. */
export function isStill(): boolean {
  return settings.value.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
