/** Counts what was met: meeting by meeting while a game goes on, and game by game when it is over. */
import { type Danger, entry, type Tally } from './tally.ts'

/** Of one danger in the game that goes on. */
interface Sums {
  met: number
  lost: number
}

export interface Meetings {
  readonly of: (kind: string, id: string) => Sums
  /** Whatever kind it is of: what heroes fall to has one name. */
  readonly fell: (by: string) => void
  readonly close: () => void
}

export function meetingsOf({ dangers }: Pick<Tally, 'dangers'>): Meetings {
  const open = new Map<Danger, Sums>()
  return {
    of(kind, id) {
      const danger = entry(entry(dangers, kind, empty), id, newDanger)
      const found = open.get(danger) ?? { met: 0, lost: 0 }
      open.set(danger, found)
      return found
    },
    fell(by) {
      for (const kind of Object.values(dangers)) {
        const danger = Object.hasOwn(kind, by) ? kind[by] : undefined
        if (danger) danger.fell += 1
      }
    },
    close() {
      for (const [danger, sums] of open) closed(danger, sums)
      open.clear()
    },
  }
}

function closed(danger: Danger, { met, lost }: Sums): void {
  danger.games += 1
  danger.met += met
  danger.lost += lost
  danger.metMet += met * met
  danger.metLost += met * lost
  danger.lostLost += lost * lost
}

const empty = () => ({})
const newDanger = (): Danger => ({ games: 0, met: 0, lost: 0, fell: 0, metMet: 0, metLost: 0, lostLost: 0 })
