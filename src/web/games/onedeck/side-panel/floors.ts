/** Which boxes of an encounter belong to which floor of the dungeon card: they follow the card's own, floor by floor. */
import type { Dungeon } from '../../../../games/onedeck/types.ts'
import type { Challenge } from '../view.ts'

export function floorBoxes(
  floors: Dungeon['floors'],
  { own, scene, boxes }: Challenge,
  floor: number,
): readonly [number, number] | null {
  const counts = floors.map(({ peril, combat }) => (scene === 'peril' ? peril : combat).length)
  const before = counts.slice(0, floor - 1).reduce((sum, many) => sum + many, own)
  const after = before + (counts[floor - 1] ?? 0)
  return after <= boxes.length && after > before ? [before, after] : null
}
