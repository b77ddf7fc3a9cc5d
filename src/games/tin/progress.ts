/** How far the hero has come, from 0 to 1: the dungeon laid, the locked rooms cleared, the princess on her way. */
import type { TinView } from './view.ts'

const SHARES = { laid: 0.25, cleared: 0.35, unlocked: 0.1, freed: 0.1, carried: 0.15 } as const

export function progress(view: TinView): readonly number[] {
  if (view.result) return [view.result.winners.length > 0 ? 1 : farOf(view)]
  return [farOf(view)]
}

function farOf({ rooms, stack, aside, wells }: TinView): number {
  const ahead = [...stack, ...aside]
  const locked = rooms.filter(({ kind }) => kind === 'locked')
  const lesser = locked.length + ahead.filter(({ kind }) => kind === 'locked').length
  const cleared = locked.filter(room => room.cleared).length
  const princess = rooms.find(({ kind }) => kind === 'princess')
  // The princess room lies below all others and is not in the stack; the stairwell lies from the start.
  const laid = (rooms.length - 1) / (rooms.length + ahead.length - (princess ? 1 : 0))
  return (
    SHARES.laid * laid +
    SHARES.cleared * (lesser === 0 ? 1 : cleared / lesser) +
    (princess && !princess.locked ? SHARES.unlocked : 0) +
    (princess?.cleared ? SHARES.freed : 0) +
    (wells.includes('princess') ? SHARES.carried : 0)
  )
}
