/** Buses of nodes that share one process: what one tells, all others hear in a later turn. */
import type { Bus, Heard } from '../server/bus/bus.ts'

export interface LinkedBus extends Bus {
  /** Nothing comes through until it is mended; then it is told that something may be missing. */
  cut(): void
  mend(): void
}

export function linkedBuses(count: number): readonly LinkedBus[] {
  const ends = Array.from({ length: count }, () => ({
    listeners: new Set<(note: Heard) => void>(),
    isCut: false,
  }))
  return ends.map(own => ({
    tell: note => {
      for (const { listeners, isCut } of ends)
        if (listeners !== own.listeners && !own.isCut && !isCut)
          for (const listener of listeners) setImmediate(listener, note)
    },
    hear: listener => void own.listeners.add(listener),
    close: async () => own.listeners.clear(),
    cut: () => void (own.isCut = true),
    mend: () => {
      own.isCut = false
      for (const listener of own.listeners) listener({ note: 'missed' })
    },
  }))
}
