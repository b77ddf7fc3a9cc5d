import './box.css'
import { Die } from '../die/die.tsx'
import { Icon, type Outline } from '../icon/icon.tsx'
import {
  agility,
  heart,
  heroic,
  time as hourglass,
  magic,
  armor as shield,
  skull as skullIcon,
  strength,
  tick,
} from '../icons.ts'
import { type BoxFace, boxName, boxSum } from './box-name.ts'
import '../kind/kinds.css'
import { KIND_NAMES, type Kind, silhouette } from '../kind/outline.ts'
import { words } from '../text/index.ts'

export type { BoxFace }

interface Props extends BoxFace {
  /** The held die fits. */
  readonly lit?: boolean | undefined
  /** Cannot be filled yet, and why: "armor first". */
  readonly dimmed?: string | undefined
  /** Width in the units of a box 62 high. */
  readonly width?: number | undefined
  /** Makes it a button. */
  readonly onPick?: (() => void) | undefined
}

const HEIGHT = 62
const KIND_ICONS: Readonly<Record<Kind, Outline>> = { A: agility, S: strength, M: magic, H: heroic }

export function Box(props: Props) {
  const { kind, wide, armor, full, lit, dimmed, dice = [], onPick } = props
  const width = props.width ?? (wide ? 168 : 72)
  const look = [
    'box',
    `kind-${KIND_NAMES[kind]}`,
    wide && 'wide',
    armor && 'armored',
    full && 'full',
    dice.length > 0 && 'laid-on',
    lit && 'lit',
    dimmed !== undefined && 'dimmed',
  ]
  const name = boxName(props, words.value, lit, dimmed)
  const shown = {
    class: look.filter(Boolean).join(' '),
    style: { '--wide': width },
    'aria-label': name,
    'data-tip': name,
  }
  const inside = <Inside {...props} width={width} />
  if (onPick === undefined)
    return (
      <span {...shown} role="img">
        {inside}
      </span>
    )
  return (
    <button {...shown} type="button" aria-disabled={!lit} onClick={onPick}>
      {inside}
    </button>
  )
}

function Inside(props: Props & { readonly width: number }) {
  const { kind, need, width, wide, armor, dice = [] } = props
  const sum = boxSum(props)
  return (
    <>
      <svg class="frame" viewBox={`-3 -3 ${width + 6} ${HEIGHT + 6}`} aria-hidden="true">
        <path class="edge" d={silhouette(kind, width, HEIGHT, kind === 'M' ? 15 : undefined)} />
        {armor && (
          <path
            class="stitch"
            d={silhouette(kind, width - 10, HEIGHT - 10, kind === 'M' ? 12 : undefined)}
            transform="translate(5 5)"
          />
        )}
      </svg>
      {armor && (
        <span class="shield">
          <Icon of={shield} />
        </span>
      )}
      {dice.length === 0 && <Mark kind={kind} />}{' '}
      {dice.length > 0 && (
        <span class="laid">
          {dice.map((die, place) => (
            <Die key={place} {...die} />
          ))}
        </span>
      )}
      {wide && dice.length > 0 && (
        <span class="sum">
          {sum}{' '}
          <small>
            {words.value.of} {need}
          </small>
        </span>
      )}
      {dice.length === 0 && (
        <b class="need">
          {need}
          {wide && <small> {words.value.total}</small>}
        </b>
      )}{' '}
      <Cost {...props} />
    </>
  )
}

function Mark({ kind }: { readonly kind: Kind | 'X' }) {
  return (
    <span class="mark">
      {kind === 'X' ? words.value.any : [<Icon key="icon" of={KIND_ICONS[kind]} />, kind]}
    </span>
  )
}

/** While armor comes first the price stays in sight, behind a shield; the name of the box says why. */
function Cost({ hearts = 0, time = 0, skull, full, dimmed }: Props) {
  const first = full ? undefined : dimmed
  if (hearts + time === 0 && !skull && !full && first === undefined) return null
  return (
    <span class={`cost ${first === undefined ? '' : 'first'}`}>
      {first !== undefined && <Icon of={shield} class="before" />}
      {full && <Icon of={tick} class="tick" />}
      {times(hearts, key => (
        <Icon key={key} of={heart} class="hurt" />
      ))}
      {times(time, key => (
        <Icon key={key} of={hourglass} />
      ))}
      {skull && <Icon of={skullIcon} />}
    </span>
  )
}

const times = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
