/** A study under way, and what came of it. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LabCall, LabFound, LabQuestion, LabWord } from './asked.ts'
import { words } from './text/index.ts'

export interface Playing {
  readonly done: number
  readonly of: number
  /** When the bots sat down; null before. */
  readonly began: number | null
  readonly now: number
  readonly isStopping: boolean
}

export interface Found extends LabFound {
  readonly question: LabQuestion
}

export interface LabRun {
  readonly playing: ReadonlySignal<Playing | null>
  /** Until the next one has something to tell. */
  readonly found: ReadonlySignal<Found | null>
  /** Why there is nothing new to tell; null where there is. */
  readonly refused: ReadonlySignal<string | null>
  start(this: void, question: LabQuestion): void
  /** What is done so far becomes the report. */
  stop(this: void): void
  end(this: void): void
}

export function newRun(): LabRun {
  const playing = signal<Playing | null>(null)
  const found = signal<Found | null>(null)
  const refused = signal<string | null>(null)
  let thread: Worker | null = null
  const end = () => {
    thread?.terminate()
    thread = null
    playing.value = null
  }
  const refuse = (sentence: string) => {
    end()
    refused.value = sentence
  }
  const hear = (question: LabQuestion, word: LabWord) => {
    if ('refused' in word) return refuse(word.refused)
    if ('done' in word) {
      if (playing.value) playing.value = goneOn(playing.value, word.done, performance.now())
      return
    }
    if (!word.found) return refuse(words.value.nothingPlayed)
    found.value = { ...word.found, question }
    end()
  }
  const send = (call: LabCall) => thread?.postMessage(call)
  return {
    playing,
    found,
    refused,
    start: question => {
      end()
      refused.value = null
      playing.value = { done: 0, of: question.games, began: null, now: 0, isStopping: false }
      thread = newThread()
      thread.addEventListener('error', () => refuse(words.value.broken))
      thread.addEventListener('message', ({ data }: MessageEvent<LabWord>) => hear(question, data))
      send(question)
    },
    stop: () => {
      if (playing.value) playing.value = { ...playing.value, isStopping: true }
      send('stop')
    },
    end,
  }
}

function newThread(): Worker {
  return new Worker(new URL('../laboratory.ts', import.meta.url), { type: 'module', name: 'laboratory' })
}

function goneOn(playing: Playing, done: number, now: number): Playing {
  return { ...playing, done, now, began: playing.began ?? now }
}
