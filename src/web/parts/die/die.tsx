import './die.css'
import '../kind/kinds.css'
import { KIND_NAMES, type Kind, silhouette } from '../kind/outline.ts'
import { words } from '../text/index.ts'
import { pips } from './pips.ts'
import { useFace } from './rolling.ts'

export interface DieFace {
  readonly kind: Kind | 'plain'
  /** null: not rolled. */
  readonly value: number | null
}

interface Props extends DieFace {
  readonly held?: boolean | undefined
  readonly spent?: boolean | undefined
  /** In the air: its face changes, and what it will show is not told. */
  readonly rolling?: boolean | undefined
  /** Makes it a button. */
  readonly onPick?: (() => void) | undefined
  readonly onPointerDown?: ((event: PointerEvent) => void) | undefined
  /** Said after the name, such as "place it". */
  readonly hint?: string | undefined
}

export function Die({ kind, value, held, spent, rolling = false, onPick, onPointerDown, hint }: Props) {
  const face = useFace(value, rolling)
  const known = rolling ? null : value
  const name = words.value.die(words.value.kinds[kind], String(known ?? words.value.notRolled))
  const look = ['die', `kind-${KIND_NAMES[kind]}`, held && 'held', spent && 'spent', rolling && 'rolling']
  const classes = look.filter(Boolean).join(' ')
  if (onPick === undefined)
    return (
      <span class={classes} role="img" aria-label={spent ? `${name}, paid` : name}>
        <Face kind={kind} value={face} />
      </span>
    )
  return (
    <button
      type="button"
      class={classes}
      aria-label={hint === undefined ? name : `${name}, ${hint}`}
      aria-pressed={held === true}
      disabled={spent === true}
      onClick={onPick}
      {...(onPointerDown && { onPointerDown })}
    >
      <Face kind={kind} value={face} />
    </button>
  )
}

/** Strokes, not text: the name already says the kind. */
const LETTERS: Readonly<Record<Kind, string>> = {
  A: 'M-4 4.6-.2-4.6h.4L4 4.6M-2.6 1.6H2.6',
  S: 'M3-3.2C1.8-5-2.8-5.1-2.8-2.3-2.8.6 3-.6 3 2.4 3 5.1-2.2 5.1-3.2 3',
  M: 'M-4.3 4.6V-4.3L0 2.2 4.3-4.3V4.6',
  H: 'M-3.3-4.6V4.6M3.3-4.6V4.6M-3.3 0H3.3',
}

function Face({ kind, value }: DieFace) {
  const body = silhouette(kind, 48, 48)
  return (
    <svg viewBox="-4 -4 56 57" aria-hidden="true">
      <path class="side" d={body} transform="translate(0 3)" />
      <path class="body" d={body} />
      <path class="sheen" d={silhouette(kind, 42, 42)} transform="translate(3 3)" />
      <g class="pips">
        {pips(value).map(({ column, row }) => (
          <circle key={`${column}${row}`} cx={12.5 + column * 11.5} cy={12.5 + row * 11.5} r="4.1" />
        ))}
      </g>
      {kind !== 'plain' && (
        <g class="tag">
          <circle cx="46" cy="44" r="9" />
          <path d={LETTERS[kind]} transform="translate(46 44)" />
        </g>
      )}
    </svg>
  )
}
