/** Thinking ahead: the best choices played on many times, with progress, until it is done or told to stop. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Forecast, Hint } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Bars } from '../parts/odds/odds.tsx'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import type { TableSession } from './session.ts'

/** So many choices, each played on so many times. */
const CHOICES = 3
const GAMES = 40

export function Ahead({ session, hint }: { readonly session: TableSession; readonly hint: Hint }) {
  const found = useSignal<Forecast | null>(null)
  const isStopped = useSignal(false)
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => stop, [hint])
  const think = async () => {
    const guess = await call('guess', { match: session.match, seat: hint.seat })
    const thinker = new Worker(new URL('../thinker.ts', import.meta.url), { type: 'module', name: 'thinker' })
    thinker.addEventListener('message', ({ data }: MessageEvent<Forecast>) => {
      found.value = data
      if (data.games >= data.of) stop()
    })
    const keys = hint.weighed.slice(0, CHOICES).map(({ key }) => key)
    thinker.postMessage({ ...guess, keys, games: GAMES })
    worker.current = thinker
  }
  const now = found.value
  if (!now) return <Button onPress={() => void think()}>{text.value.thinkAhead}</Button>
  const isDone = now.games >= now.of || isStopped.value
  return (
    <div class="ahead">
      <progress max={now.of} value={now.games} aria-label={text.value.thinking(now.games, now.of)} />
      <span>
        {isDone ? text.value.thought(now.choices[0]?.games ?? 0) : text.value.thinking(now.games, now.of)}
      </span>
      <Bars
        label={text.value.thinkAhead}
        bars={now.choices.map(({ key, wins, games }) => ({
          label: hint.weighed.find(each => each.key === key)?.text ?? key,
          share: games === 0 ? 0 : wins / games,
        }))}
      />
      {!isDone && (
        <Button
          onPress={() => {
            stop()
            isStopped.value = true
          }}
        >
          {text.value.stop}
        </Button>
      )}
    </div>
  )
}
