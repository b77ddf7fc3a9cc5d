/** Who can still lay dice while somebody else is done: until then nobody's fate is told. */
import { hasVoices, isPlayedHere } from '../tray/whose.ts'
import type { Props } from '../view.ts'

/** The heroes whose dice may still change what happens, where it takes more than one word to stop. */
export function stillLaying(seen: Pick<Props, 'picture' | 'view'>): readonly number[] {
  const { fight } = seen.view
  if (!fight || !hasVoices(seen.view)) return []
  const heroes = fight.fighters
    .filter(({ isReady, pool }) => !isReady && pool.some(count => count > 0))
    .map(({ hero }) => hero)
  const [last] = heroes
  // The last one stops for all, so it is told as to one who plays alone.
  return heroes.length === 1 && last !== undefined && isPlayedHere(seen, last) ? [] : heroes
}
