/** Heroes of the campaign are called by their own names at the table. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DeckScene } from '../../../games/onedeck/view/scene/index.ts'
import type { MatchId } from '../../../table/protocol.ts'
import { call } from '../../shell/wire.ts'
import { readSheets, sheets } from './campaign/sheets.ts'

interface Known {
  readonly match: MatchId
  /** By hero. */
  readonly names: ReadonlyMap<string, string>
}

const known = signal<Known | null>(null)

/** Who went into this match with a sheet; a match that is not on this device has none. */
export function useOwnNames(match: MatchId): void {
  useEffect(() => {
    readNames(match).catch(() => (known.value = null))
  }, [match])
}

async function readNames(match: MatchId): Promise<void> {
  if (known.peek()?.match === match) return
  const brought = (await call('again', { match }))?.sheets ?? []
  if (brought.length > 0) await readSheets()
  const went = (sheets.peek() ?? []).filter(({ id }) => brought.includes(id))
  known.value = { match, names: new Map(went.map(({ data }) => [data.hero, data.name])) }
}

/** The scene with the names of those who have one. */
export function called(match: MatchId, scene: DeckScene): DeckScene {
  const names = known.value?.match === match ? known.value.names : null
  if (!names || names.size === 0) return scene
  const party = scene.party.map(hero => {
    const name = names.get(hero.id)
    return name === undefined ? hero : { ...hero, name, de: undefined }
  })
  return { ...scene, party }
}
