/** What people say to each other at a match, and what of it has not been read. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { MatchId, Saying } from '../../table/protocol.ts'
import { call, onPush } from '../shell/wire.ts'
import { heardOf, merged } from './sayings.ts'

export interface Talk {
  readonly match: MatchId
  readonly sayings: ReadonlySignal<readonly Saying[]>
  readonly unread: ReadonlySignal<number>
  readonly isOpen: ReadonlySignal<boolean>
  /** Whether this device may speak and hear: an invitation alone is not enough. */
  readonly isAllowed: ReadonlySignal<boolean>
  /** Up to which saying one listens; null: to all. What comes later is neither shown nor counted. */
  readonly mutedAt: Signal<number | null>
  /** Opens it, or puts it away; either way what was said is read. */
  toggle(this: void): void
  /** All that was said up to now has been seen. */
  read(this: void): void
  /** Whoever has sat down may hear from now on, and also what was said before. */
  catchUp(this: void): Promise<void>
  close(): void
}

export function openTalk(match: MatchId): Talk {
  const all = signal<readonly Saying[]>([])
  const readTo = signal(0)
  const isOpen = signal(false)
  const isAllowed = signal(false)
  const mutedAt = signal<number | null>(null)
  const sayings = computed(() => heardOf(all.value, mutedAt.value))
  const stop = onPush(push => {
    if (push.push === 'said' && push.match === match) all.value = merged(all.value, [push.said])
  })
  const read = () => {
    readTo.value = all.value.at(-1)?.number ?? 0
  }
  const catchUp = async () => {
    const told = await call('talk', { match }).catch(() => null)
    if (!told) return
    all.value = merged(told, all.value)
    if (!isAllowed.value) readTo.value = told.at(-1)?.number ?? 0
    isAllowed.value = true
  }
  return {
    match,
    sayings,
    unread: computed(() =>
      isOpen.value ? 0 : sayings.value.filter(({ number }) => number > readTo.value).length,
    ),
    isOpen,
    isAllowed,
    mutedAt,
    read,
    catchUp,
    toggle: () => {
      read()
      isOpen.value = !isOpen.value
    },
    close: stop,
  }
}
