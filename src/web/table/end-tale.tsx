/** The match in numbers and pictures: what was done, how near it was, where it turned, and how the dice fell. */
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Line, Picture } from '../../table/protocol.ts'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { Curve } from '../story/curve.tsx'
import { Histogram } from '../story/histogram.tsx'
import { tallyOf } from '../story/tally.ts'
import type { EndStory } from './end-story.ts'
import './end-tale.css'
import { words } from './end-text/index.ts'

interface Props {
  readonly story: EndStory
  readonly picture: Picture
  readonly lines: readonly Line[]
}

export function EndTale({ story, picture, lines }: Props) {
  const { tale, look, chart } = story
  const say = words.value
  const names = useMemo(() => picture.seats.map(({ name }) => name), [picture])
  const tally = tallyOf(chart.rolls, picture.length)
  return (
    <>
      <EndNumbers
        numbers={tale.numbers.map(({ name, value }) => [value, look.words.value.numbers[name] ?? name])}
      />
      <Told story={story} picture={picture} lines={lines} />
      {chart.series.length > 0 && (
        <figure class="end-course">
          <figcaption>{say.course}</figcaption>
          <Curve series={chart.series} names={names}>
            {tale.turn !== null && (
              <i class="end-turn" style={{ left: `${(tale.turn / Math.max(1, chart.length)) * 100}%` }} />
            )}
          </Curve>
        </figure>
      )}
      {tally && (
        <div class="end-dice">
          <Histogram title={say.dice(tally.dice)} tally={tally} />
        </div>
      )}
    </>
  )
}

/** The few numbers of a match; also where a game tells nothing more. */
export function EndNumbers({ numbers }: { readonly numbers: readonly (readonly [number, string])[] }) {
  return (
    <dl class="end-numbers" aria-label={words.value.numbers}>
      {numbers.map(([number, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number.toLocaleString(settings.value.language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Told({ story: { tale, look }, picture: { match }, lines }: Props) {
  const say = words.value
  const { margin, fellTo, turn, luck } = tale
  const said = look.words.value
  const near = margin ? said.margins[margin.name]?.(margin.value) : undefined
  const stepAt = (at: number) => hrefTo('replay', match, { at: String(at) })
  return (
    <ul class="end-said">
      {near !== undefined && <Fact icon={ICONS.map}>{near}</Fact>}
      {fellTo && (
        <Fact icon={ICONS.skull} href={stepAt(fellTo.at)}>
          {say.fell(said.fell(fellTo.by))}
        </Fact>
      )}
      {turn !== null && (
        <Fact icon={ICONS.fork} href={stepAt(turn)}>
          {say.turned(turn)} {toldAt(lines, turn)}
        </Fact>
      )}
      {luck.dice > 0 && (
        <Fact icon={ICONS.dice}>{say.luck(luck.dice, Math.round(luck.sum - luck.expected))}</Fact>
      )}
    </ul>
  )
}

interface FactProps {
  readonly icon: string
  /** The moment that it tells of. */
  readonly href?: string
  readonly children: ComponentChildren
}

function Fact({ icon, href, children }: FactProps) {
  const told = (
    <>
      <Icon of={icon} />
      <span>{children}</span>
    </>
  )
  return <li>{href === undefined ? <p>{told}</p> : <a href={href}>{told}</a>}</li>
}

/** What the log says of the step, or of the last one before it that it speaks of. */
function toldAt(lines: readonly Line[], at: number): string {
  return lines.findLast(line => line.at <= at)?.text ?? ''
}
