/** A chronicle that is told from memory while the disk cannot be written, and back on it as soon as it can. */
import { placeOf } from '../../table/chronicle.ts'
import type { ChronicleRow } from '../../table/protocol.ts'
import type { ChronicleStore } from '../../table/store.ts'

/** Nobody needs to be told: as long as the matches are there, they tell it again. */
export function shelteredChronicle(disk: ChronicleStore): ChronicleStore {
  let afloat: readonly ChronicleRow[] = []
  /** Only what the disk has taken leaves the memory: somebody may have written meanwhile. */
  const land = async (): Promise<void> => {
    const landing = afloat
    if (landing.length === 0) return
    const isLanded = await disk.write(landing).then(
      () => true,
      () => false,
    )
    if (isLanded) afloat = afloat.filter(entry => !landing.includes(entry))
  }
  return {
    list: async () => {
      await land()
      return merged(await disk.list(), afloat)
    },
    write: async entries => {
      afloat = merged(afloat, structuredClone(entries))
      await land()
    },
  }
}

/** Each of the later ones in the place of the one of its match and seat. */
function merged(before: readonly ChronicleRow[], later: readonly ChronicleRow[]): readonly ChronicleRow[] {
  const places = new Set(later.map(placeOf))
  return [...before.filter(entry => !places.has(placeOf(entry))), ...later]
}
