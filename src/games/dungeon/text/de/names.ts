/** German names for what is no entry of the content. */
import type { HeroClass, Spell } from '../../types.ts'

/** Of a man and of a woman. */
export const CLASS_NAMES: Readonly<Record<HeroClass, readonly [he: string, she: string]>> = {
  rogue: ['Schurke', 'Schurkin'],
  cleric: ['Kleriker', 'Klerikerin'],
  fighter: ['Kämpfer', 'Kämpferin'],
  wizard: ['Zauberer', 'Zauberin'],
}

export const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  fireball: 'Feuerball',
  lightning: 'Blitz',
  teleport: 'Teleport',
}
