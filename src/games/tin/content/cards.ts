/** The fight cards of the standard set. */
import type { Card, Technique } from '../types.ts'

function card(title: string, top: Technique, middle: Technique, bottom: Technique, size: number): Card {
  return { title, top, middle, bottom, plus: size, minus: size }
}

/** Every order of the three techniques twice, once gentle and once bold. */
export const cards: readonly Card[] = [
  card('Hook', 'high', 'low', 'thrust', 1),
  card('Undercut', 'high', 'low', 'thrust', 2),
  card('Parry', 'high', 'thrust', 'low', 1),
  card('Riposte', 'high', 'thrust', 'low', 2),
  card('Duck', 'low', 'high', 'thrust', 1),
  card('Rising Cut', 'low', 'high', 'thrust', 2),
  card('Sidestep', 'low', 'thrust', 'high', 1),
  card('Lunge', 'low', 'thrust', 'high', 2),
  card('Block', 'thrust', 'high', 'low', 1),
  card('Shield Bash', 'thrust', 'high', 'low', 2),
  card('Kick', 'thrust', 'low', 'high', 1),
  card('Sweep', 'thrust', 'low', 'high', 2),
]
