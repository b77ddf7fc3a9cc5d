/** One game of a ranked day: the places, what to do next, and what its dice were committed to. */
import type { RankedAttempt } from '../../table/protocol.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { playRanked, type Ranking, watchRanked } from './ranking.ts'
import { words } from './text/index.ts'

interface Props extends Ranking {
  readonly title: string
}

export function RankedGame({ title, table, isKept }: Props) {
  const say = words.value
  const { game, day, ranking, secret, yours } = table
  const isFree = secret !== null || yours.length > 0
  return (
    <section class="ranked-game" aria-label={say.rankingOf(title)}>
      <h3>{title}</h3>
      {ranking.length === 0 ? (
        <p class="muted">{say.nobodyYet}</p>
      ) : (
        <Places title={title} ranking={ranking} />
      )}
      <div class="ranked-buttons">
        <Button
          kind={isFree ? 'plain' : 'go'}
          icon={ICONS.dice}
          name={say.ofGame(isFree ? say.playFree : say.playRanked, title)}
          onPress={() => void playRanked(day, game)}
        >
          {isFree ? say.playFree : say.playRanked}
        </Button>
      </div>
      {isKept === false && <p role="alert">{say.broken}</p>}
      <Seal table={table} isKept={isKept} />
    </section>
  )
}

function Places({ title, ranking }: { readonly title: string; readonly ranking: readonly RankedAttempt[] }) {
  const say = words.value
  return (
    <table class="ranked-places" aria-label={say.rankingOf(title)}>
      <thead>
        <tr>
          <th scope="col">{say.place}</th>
          <th scope="col">{say.name}</th>
          <th scope="col">{say.score}</th>
          <th scope="col">{say.replay}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map((attempt, index) => (
          <Place key={index} attempt={attempt} />
        ))}
      </tbody>
    </table>
  )
}

function Place({ attempt }: { readonly attempt: RankedAttempt }) {
  const say = words.value
  const { place, name, score, result, match, isYours } = attempt
  return (
    <tr class={isYours ? 'yours' : undefined}>
      <td>{place}</td>
      <td>
        {name} {isYours && <span class="muted">{say.you}</span>}
      </td>
      <td>
        {score} <span class="muted">{result.winners.includes(0) ? say.won : say.lost}</span>
      </td>
      <td>
        {match === null ? (
          <span class="muted">{say.tomorrow}</span>
        ) : (
          <IconButton icon={ICONS.replay} label={say.watchOf(name)} onPress={() => void watchRanked(match)} />
        )}
      </td>
    </tr>
  )
}

/** For whoever wants to check that nobody chose the dice. */
function Seal({ table: { commitment, nextCommitment, secret }, isKept }: Ranking) {
  const say = words.value
  return (
    <details class="ranked-seal">
      <summary>{say.seal}</summary>
      <dl>
        <dt>{say.commitment}</dt>
        <dd>
          <code>{commitment}</code> {isKept === true && say.kept}
        </dd>
        <dt>{say.secret}</dt>
        <dd>{secret === null ? say.secretLater : <code>{secret}</code>}</dd>
        {nextCommitment !== null && (
          <>
            <dt>{say.nextCommitment}</dt>
            <dd>
              <code>{nextCommitment}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
