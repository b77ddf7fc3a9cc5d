/** The fight cards of the standard set, one a row. */
import type { Card, Technique } from '../types.ts'

type Titled = Required<Pick<Card, 'id' | 'title' | 'german'>>
type Order = readonly [top: Technique, middle: Technique, bottom: Technique]

function card(titled: Titled, [top, middle, bottom]: Order, size: number): Card & Titled {
  return { ...titled, top, middle, bottom, plus: size, minus: size }
}

/** Every order of the three techniques twice, once gentle and once bold. */
export const cards: readonly (Card & Titled)[] = [
  card({ id: 'hook', title: 'Hook', german: 'Haken' }, ['high', 'low', 'thrust'], 1),
  card({ id: 'undercut', title: 'Undercut', german: 'Unterhau' }, ['high', 'low', 'thrust'], 2),
  card({ id: 'parry', title: 'Parry', german: 'Parade' }, ['high', 'thrust', 'low'], 1),
  card({ id: 'riposte', title: 'Riposte', german: 'Gegenstoß' }, ['high', 'thrust', 'low'], 2),
  card({ id: 'duck', title: 'Duck', german: 'Abducken' }, ['low', 'high', 'thrust'], 1),
  card({ id: 'rising-cut', title: 'Rising Cut', german: 'Steighieb' }, ['low', 'high', 'thrust'], 2),
  card({ id: 'sidestep', title: 'Sidestep', german: 'Seitschritt' }, ['low', 'thrust', 'high'], 1),
  card({ id: 'lunge', title: 'Lunge', german: 'Ausfall' }, ['low', 'thrust', 'high'], 2),
  card({ id: 'block', title: 'Block', german: 'Deckung' }, ['thrust', 'high', 'low'], 1),
  card({ id: 'shield-bash', title: 'Shield Bash', german: 'Schildstoß' }, ['thrust', 'high', 'low'], 2),
  card({ id: 'kick', title: 'Kick', german: 'Tritt' }, ['thrust', 'low', 'high'], 1),
  card({ id: 'sweep', title: 'Sweep', german: 'Beinfeger' }, ['thrust', 'low', 'high'], 2),
]
