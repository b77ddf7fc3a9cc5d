/** English names for what is not printed; what is printed has its name there. */
import type { Spell } from '../../types.ts'

export const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  fireball: 'Fireball',
  lightning: 'Lightning Bolt',
  teleport: 'Teleport',
}
