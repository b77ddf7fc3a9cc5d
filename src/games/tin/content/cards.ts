/** The fight cards of the standard set, one a row. */
import type { Card, Technique } from '../types.ts'

type Titled = Required<Pick<Card, 'id' | 'title' | 'de'>>
type Order = readonly [top: Technique, middle: Technique, bottom: Technique]

function card(titled: Titled, [top, middle, bottom]: Order, size: number): Card & Titled {
  return { ...titled, top, middle, bottom, plus: size, minus: size }
}

/** Every order of the three techniques twice, once gentle and once bold. */
export const cards: readonly (Card & Titled)[] = [
  card({ id: 'hook', title: 'Hook', de: 'Haken' }, ['high', 'low', 'thrust'], 1),
  card({ id: 'undercut', title: 'Undercut', de: 'Unterhau' }, ['high', 'low', 'thrust'], 2),
  card({ id: 'parry', title: 'Parry', de: 'Parade' }, ['high', 'thrust', 'low'], 1),
  card({ id: 'riposte', title: 'Riposte', de: 'Gegenstoß' }, ['high', 'thrust', 'low'], 2),
  card({ id: 'duck', title: 'Duck', de: 'Abducken' }, ['low', 'high', 'thrust'], 1),
  card({ id: 'rising-cut', title: 'Rising Cut', de: 'Steighieb' }, ['low', 'high', 'thrust'], 2),
  card({ id: 'sidestep', title: 'Sidestep', de: 'Seitschritt' }, ['low', 'thrust', 'high'], 1),
  card({ id: 'lunge', title: 'Lunge', de: 'Ausfall' }, ['low', 'thrust', 'high'], 2),
  card({ id: 'block', title: 'Block', de: 'Deckung' }, ['thrust', 'high', 'low'], 1),
  card({ id: 'shield-bash', title: 'Shield Bash', de: 'Schildstoß' }, ['thrust', 'high', 'low'], 2),
  card({ id: 'kick', title: 'Kick', de: 'Tritt' }, ['thrust', 'low', 'high'], 1),
  card({ id: 'sweep', title: 'Sweep', de: 'Beinfeger' }, ['thrust', 'low', 'high'], 2),
]
