/** The tin itself, the only metal in the game: level, hearts, experience, three wells, gold. */
import { LAST_LEVEL, WELLS, XP_FOR_LEVEL } from '../../../../games/tin/content/numbers.ts'
import type { Token } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { Hearts } from '../../../parts/hearts/hearts.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { tip, tipStop } from '../../../parts/tip/tip.ts'
import type { TableProps } from '../../../table/look.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { openThing } from '../held.ts'
import './lid.css'
import { iconOf } from '../signs.ts'
import { arriving } from '../stage/flight.tsx'
import { nowShown } from '../stage/now.ts'
import { text } from '../text/index.ts'
import { tokenLines } from '../tips.ts'
import { TokenFace } from '../tokens/tokens.tsx'
import { ThingSlip } from './thing-slip.tsx'

export function Lid(props: TableProps<TinScene>) {
  const { view, beat } = props
  const words = text.value
  const comes = arriving(beat)
  const purse = view.gold.reduce((sum, value) => sum + value, 0)
  return (
    <section class={`tin-lid ${feels(beat)}`} aria-label={words.tin} style={{ '--of': view.maxHearts }}>
      <div class="tin-being">
        <h2>{words.level(view.level)}</h2>
        <Hearts left={view.hearts} of={view.maxHearts} mending={mendingIn(beat)} about={words.about.hearts} />
        <Pegs view={view} />
        <small class="tin-xp" {...tipStop(words.about.xp)}>
          {view.level < LAST_LEVEL ? words.xp(view.xp) : words.lastLevel}
        </small>
      </div>
      <ul class="tin-wells" aria-label={words.wells}>
        {Array.from({ length: WELLS }, (_, place) => (
          <li key={place}>
            <Well
              item={view.wells[place]}
              number={place + 1}
              arrives={typeof comes === 'string' && place === view.wells.length - 1}
            />
          </li>
        ))}
      </ul>
      <div class="tin-purse">
        {stacksOf(view.gold).map(([value, count]) => (
          <button
            key={value}
            type="button"
            class={`tin-coins ${comes === value ? 'arrives' : ''}`}
            aria-expanded={openThing.value === value}
            {...tip(...tokenLines(value))}
            onClick={() => toggle(value)}
          >
            {count > 1 && <b>{words.of(count)}</b>}
            <TokenFace token={value} />
            <span class="visually-hidden">{words.goldWord}</span>
          </button>
        ))}
        <small>{purse === 0 ? words.noGold : words.gold(purse)}</small>
      </div>
      <ThingSlip {...props} />
    </section>
  )
}

/** The heart that breaks; and a new level, by which all are back. */
function feels(beat: Beat | null): string {
  if (nowShown(beat, 'wounded')) return 'hurt'
  return nowShown(beat, 'levelled') ? 'healed' : ''
}

/** How many hearts come back just now. */
function mendingIn(beat: Beat | null): number {
  return nowShown(beat, 'drank', 'healed')?.healed ?? 0
}

interface WellProps {
  readonly item: Token | undefined
  readonly number: number
  readonly arrives: boolean
}

function Well({ item, number, arrives }: WellProps) {
  if (item === undefined)
    return (
      <span class="tin-well">
        <span class="visually-hidden">{text.value.emptyWell}</span>
      </span>
    )
  return (
    <button
      type="button"
      class={`tin-well full ${item === 'princess' ? 'princess' : ''} ${arrives ? 'arrives' : ''}`}
      aria-label={text.value.inWell(item, number)}
      aria-expanded={openThing.value === item}
      {...tip(...tokenLines(item))}
      onClick={() => toggle(item)}
    >
      <Icon of={iconOf(item)} />
      <small>{text.value.item(item)}</small>
    </button>
  )
}

/** Coins of one value lie in one stack, the largest first. */
function stacksOf(gold: readonly number[]): [value: number, count: number][] {
  const counts = new Map<number, number>()
  for (const value of gold.toReversed()) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

function Pegs({ view: { level, xp } }: { readonly view: TinScene }) {
  const filled = level < LAST_LEVEL ? xp : XP_FOR_LEVEL
  return (
    <span class="tin-pegs" aria-hidden="true">
      {Array.from({ length: XP_FOR_LEVEL }, (_, peg) => (
        <i key={peg} class={peg < filled ? 'on' : ''} />
      ))}
    </span>
  )
}

function toggle(token: Token): void {
  openThing.value = openThing.value === token ? null : token
}
