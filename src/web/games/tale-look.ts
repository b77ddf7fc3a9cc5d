/** What the page shows of matches that are over: what a game says of them, and its deeds with their marks. */
import type { Signal } from '@preact/signals'
import type { Deed, TaleWords } from '../../engine/tale.ts'
import type { Outline } from '../parts/icon/icon.tsx'

export interface DeedLook {
  readonly id: string
  readonly icon: Outline
}

export interface TaleLook {
  readonly words: Signal<TaleWords>
  /** In the order of the game's list. */
  readonly deeds: readonly DeedLook[]
}

/** A deed names its mark among the icons of its game. */
export function taleLook(
  words: Signal<TaleWords>,
  deeds: readonly Pick<Deed<never>, 'id' | 'icon'>[],
  icons: Readonly<Record<string, Outline>>,
): TaleLook {
  return { words, deeds: deeds.map(({ id, icon }) => ({ id, icon: icons[icon] ?? '' })) }
}
