/** The frame of a replay: the table as it was, the log, the dice, and the chart of progress with its controls. */
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { titleOf } from '../games/index.ts'
import { isStill, settings } from '../shell/settings.ts'
import type { Look, TableProps } from '../table/look.ts'
import { Bar } from './bar.tsx'
import { Controls } from './controls.tsx'
import { Dice } from './dice.tsx'
import { InsightPanel } from './insight/panel.tsx'
import { listenKeys } from './keys.ts'
import { Log } from './log.tsx'
import { Moment } from './moment.tsx'
import { ProgressChart } from './progress-chart.tsx'
import { runner } from './run.ts'
import './replay.css'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
  /** True when seats have secrets from each other. */
  readonly hidden: boolean
  /** A match of this device, whose address can name the step. */
  readonly isOwn: boolean
}

const nothing = () => {}

export function Replay({ watching, look, hidden, isOwn }: Props) {
  // Whoever comes for the analysis finds it where the log is.
  const showsLog = useSignal(watching.insight.isLooking.peek())
  useEffect(() => runner(watching), [watching])
  useLayoutEffect(() => listenKeys(watching), [watching])
  const picture = watching.picture.value
  useAddress(isOwn ? watching.match : null, picture.at)
  const props: TableProps = {
    picture,
    view: picture.view,
    choices: [],
    ways: [],
    choose: nothing,
    walk: () => false,
    walkOn: nothing,
    playOn: nothing,
    askHint: nothing,
    aim: null,
    beat: null,
    lit: null,
    goal: null,
    showOdds: settings.value.odds,
    still: isStill() || watching.speed.value > 1,
  }
  return (
    <div class={`replay ${look.prefix}-replay`} data-log={showsLog.value}>
      <Bar watching={watching} look={look} hidden={hidden} />
      <main class="replay-table" aria-label={titleOf(picture.game)}>
        {look.Left && (
          <div class="replay-left">
            <look.Left {...props} />
          </div>
        )}
        <div class="replay-board">
          <look.Board {...props} />
        </div>
        <div class="replay-hand">
          <look.Hand {...props} />
        </div>
      </main>
      <aside class="replay-rail" aria-label={words.value.moment}>
        <Moment watching={watching} look={look} />
        <InsightPanel watching={watching} />
        <Log watching={watching} look={look} />
        <Dice watching={watching} />
      </aside>
      <footer class="replay-dock">
        <ProgressChart watching={watching} look={look} />
        <Controls watching={watching} showsLog={showsLog} />
      </footer>
    </div>
  )
}

const HERE = '#/replay/'

/** The address names the step, so that going back or loading again leads here. */
function useAddress(match: string | null, at: number): void {
  useEffect(() => {
    if (match === null) return undefined
    const timer = setTimeout(() => {
      // Whoever has gone back is elsewhere already, though the page has not heard of it.
      if (location.hash.startsWith(HERE))
        history.replaceState(history.state, '', `${HERE}${encodeURIComponent(match)}?at=${at}`)
    }, 400)
    return () => clearTimeout(timer)
  }, [match, at])
}
