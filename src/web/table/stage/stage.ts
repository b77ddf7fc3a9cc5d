/**
 * The stage: what comes is shown in its order and at its pace, however fast it came. It shows pictures, each of which is
 * a true moment of the match, and plays their beats: those that must not tell the end before, the others after it.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Picture } from '../../../table/protocol.ts'
import type { Beat } from './beat.ts'

export interface Stage {
  /** What is being shown; null between the beats and when all is told. */
  readonly beat: ReadonlySignal<Beat | null>
  /** True while the newest moment is still to come. */
  readonly isBehind: ReadonlySignal<boolean>
  /** This comes after all that came before it. */
  play(picture: Picture): void
  /** Ends the present beat. */
  skip(): void
  /** Shows all that waits at once. */
  skipAhead(): void
  /** Forgets what waits: something else is to be shown. */
  clear(): void
}

export interface Direction {
  readonly beatsIn: (picture: Picture) => readonly Beat[]
  /** From now on the table lies like this. */
  readonly show: (picture: Picture) => void
  /** A beat begins. */
  readonly begin: (beat: Beat) => void
  /** True where whoever looks has something to decide, or it is over: here every haste ends. */
  readonly isRest: (picture: Picture) => boolean
  /** How many milliseconds a beat of so many takes; 0 for none. */
  readonly paced: (milliseconds: number) => number
  /** Calls when the time has come; the answer stops it. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/** More than a round of any game takes: what waits longer than that is not waited for. */
const MOST = 400

type Scene =
  | { readonly kind: 'beat'; readonly beat: Beat }
  | { readonly kind: 'show'; readonly picture: Picture }

export function openStage(direct: Direction): Stage {
  const beat = signal<Beat | null>(null)
  const waiting = signal<readonly Scene[]>([])
  /** Ends the wait for the next scene; null where nothing is waited for. */
  let stop: (() => void) | null = null
  let isHurried = false
  return {
    beat,
    isBehind: computed(() => waiting.value.some(({ kind }) => kind === 'show')),
    play,
    skip: next,
    skipAhead,
    clear,
  }

  function play(picture: Picture): void {
    waiting.value = [...waiting.value, ...scenesOf(picture, direct.beatsIn(picture))]
    if (waiting.value.length > MOST) isHurried = true
    if (stop === null) next()
  }

  /** On to the next scene that takes time. */
  function next(): void {
    rest()
    let isDrawn = true
    while (stop === null && waiting.value.length > 0) {
      const [scene, ...others] = waiting.value
      // Every picture is drawn once, so that whoever adds up what happened misses none.
      if (scene?.kind === 'show' && !isDrawn) {
        stop = direct.after(0, next)
        return
      }
      waiting.value = others
      if (scene?.kind === 'beat') hold(scene.beat)
      else if (scene) show(scene.picture)
      isDrawn = scene?.kind === 'beat' && isDrawn
    }
  }

  function show(picture: Picture): void {
    direct.show(picture)
    if (direct.isRest(picture)) isHurried = false
  }

  function hold(now: Beat): void {
    if (isHurried) return
    direct.begin(now)
    const lasts = direct.paced(now.lasts)
    if (lasts <= 0) return
    beat.value = { ...now, lasts }
    stop = direct.after(lasts, next)
  }

  function skipAhead(): void {
    isHurried = true
    next()
  }

  function clear(): void {
    rest()
    waiting.value = []
    isHurried = false
  }

  function rest(): void {
    stop?.()
    stop = null
    beat.value = null
  }
}

function scenesOf(picture: Picture, beats: readonly Beat[]): Scene[] {
  const played = (each: readonly Beat[]): Scene[] => each.map(beat => ({ kind: 'beat', beat }))
  const late = beats.filter(({ early }) => !early)
  return [...played(beats.filter(({ early }) => early)), { kind: 'show', picture }, ...played(late)]
}
