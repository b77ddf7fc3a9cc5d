/** Heroes of a campaign are called by their own names. */
import type { OwnNames } from '../../../../engine/types.ts'
import type { Options } from '../../types.ts'
import type { DeckScene } from './types.ts'

/** By hero: what the sheets that a match was begun with call them. */
export function ownNames({ heroes, sheets }: Options): OwnNames {
  const named = heroes.map((hero, index) => [hero, sheets[index]?.name] as const)
  return Object.fromEntries(named.flatMap(([hero, name]) => (name === undefined ? [] : [[hero, name]])))
}

/** Who has a name of its own is called the same in every language. */
export function sceneCalled(names: OwnNames, scene: DeckScene): DeckScene {
  const party = scene.party.map(hero => {
    const name = names[hero.id]
    return name === undefined ? hero : { ...hero, name, de: undefined }
  })
  return { ...scene, party }
}
