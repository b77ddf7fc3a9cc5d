/** Whose dice lie in the tray: those of heroes who are played here, and those of somebody else. */
import { signal } from '@preact/signals'
import type { Seat } from '../../../../engine/types.ts'
import type { Props } from '../view.ts'

type Seen = Pick<Props, 'picture' | 'view'>

/** The hero whose dice were taken up last. */
export const latestHero = signal<number | null>(null)

/** Whoever looks on plays nobody, and sees all dice alike. */
export function isPlayedHere({ picture: { plays }, view }: Seen, hero: number): boolean {
  return plays.length === 0 || plays.includes(seatOf(view, hero))
}

/** Who plays this hero, where it is somebody else. */
export function ownerOf(seen: Seen, hero: number): string | null {
  const { picture, view } = seen
  return isPlayedHere(seen, hero) ? null : (picture.seats[seatOf(view, hero)]?.name ?? '')
}

/** True where the heroes in the encounter are of more than one person. */
export function hasVoices({ fight, party }: Props['view']): boolean {
  return new Set(fight?.fighters.map(({ hero }) => party[hero]?.seat)).size > 1
}

/** The heroes of this encounter who are played here and not done: what is asked without a name is for the first. */
export function heroesHere(seen: Seen): number[] {
  const heroes = (seen.view.fight?.fighters ?? [])
    .filter(({ hero, isReady }) => !isReady && isPlayedHere(seen, hero))
    .map(({ hero }) => hero)
  const { value: latest } = latestHero
  return latest !== null && heroes.includes(latest)
    ? [latest, ...heroes.filter(hero => hero !== latest)]
    : heroes
}

/** Whom a hint is for, where several sit at this device: dice may be placed or converted for any of them. */
export function seatInHand(seen: Seen): Seat | undefined {
  const [hero] = heroesHere(seen)
  const isShared = ['fight', 'convert', 'give'].includes(seen.view.frame.kind)
  return isShared && hero !== undefined ? seatOf(seen.view, hero) : undefined
}

export function seatOf({ party }: Props['view'], hero: number): Seat {
  return party[hero]?.seat ?? 0
}
