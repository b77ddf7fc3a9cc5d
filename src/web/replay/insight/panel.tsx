/** What was found out about the match: how far the thought is, and then luck, choices and accuracy by seat. */
import { useComputed } from '@preact/signals'
import type { MatchAnalysis, Picture } from '../../../table/protocol.ts'
import { Button } from '../../parts/button/button.tsx'
import { tipStop } from '../../parts/tip/tip.ts'
import { words } from '../text/index.ts'
import type { Watching } from '../watching.ts'
import { changeIn, percentIn } from './percent.ts'
import './panel.css'

export function InsightPanel({ watching }: { readonly watching: Watching }) {
  const { insight } = watching
  const found = insight.found.value
  const isLooking = insight.isLooking.value
  const hasBegun = useComputed(() => insight.known.value !== null).value
  if (!found && !isLooking && !hasBegun) return null
  return (
    <section class="insight" aria-label={words.value.insight} aria-busy={isLooking}>
      {found ? (
        <Accounts found={found} seats={watching.picture.value.seats} />
      ) : (
        <Looking watching={watching} />
      )}
    </section>
  )
}

/** Whoever has seen enough goes on from there when they like. */
function Looking({ watching: { insight, picture } }: { readonly watching: Watching }) {
  const { at = 0 } = insight.known.value ?? {}
  const of = picture.value.length
  const text = words.value
  return (
    <div class="insight-looking">
      <progress max={of} value={at} aria-label={text.insight} />
      {insight.isLooking.value ? (
        <>
          <span>{text.analysing(at, of)}</span>
          <Button onPress={() => insight.stop()}>{text.stopAnalysing}</Button>
        </>
      ) : (
        <>
          <span>{text.analysedTo(at, of)}</span>
          <Button onPress={() => void insight.begin()}>{text.analyseOn}</Button>
        </>
      )}
    </div>
  )
}

function Accounts({ found, seats }: { readonly found: MatchAnalysis; readonly seats: Picture['seats'] }) {
  const say = words.value
  const isAlone = seats.length === 1
  return (
    <table class="insight-table">
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span {...tipStop(say.luck, say.luckWhy)}>{say.luck}</span>
          </th>
          <th scope="col">
            <span {...tipStop(say.own, say.ownWhy)}>{say.own}</span>
          </th>
          {!isAlone && (
            <th scope="col">
              <span {...tipStop(say.others, say.othersWhy)}>{say.others}</span>
            </th>
          )}
          <th scope="col">
            <span {...tipStop(say.accuracy, say.accuracyWhy)}>{say.accuracy}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {found.accounts.map(({ luck, own, others, accuracy }, seat) => (
          <tr key={seat}>
            <th scope="row">{seats[seat]?.name}</th>
            <td>{changeIn(luck)}</td>
            <td>{changeIn(own)}</td>
            {!isAlone && <td>{changeIn(others)}</td>}
            <td>
              <b>{accuracy === null ? '–' : percentIn(accuracy / 100)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
