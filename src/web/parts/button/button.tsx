import type { ComponentChildren } from 'preact'
import './button.css'
import { Icon, type Outline } from '../icon/icon.tsx'
import { words } from '../text/index.ts'
import { useRisk } from './risk.ts'

interface Props {
  readonly children: ComponentChildren
  /** What it is called where its words alone would not tell it from another. */
  readonly name?: string | undefined
  readonly onPress?: (() => void) | undefined
  /** go: the one amber action. risk: asks once before it acts. */
  readonly kind?: 'go' | 'plain' | 'risk' | undefined
  readonly icon?: Outline | undefined
  /** The second line: what it needs or costs. For a risk: the risk in words. */
  readonly sub?: string | undefined
  /** Why it cannot be done now; the button stays, and pressing it calls onWhy. */
  readonly why?: string | undefined
  readonly onWhy?: (() => void) | undefined
  /** What a risky button says after the first press. */
  readonly ask?: string | undefined
  /** The key that does the same; the page listens for it. */
  readonly shortcut?: string | undefined
  readonly large?: boolean | undefined
  readonly pressed?: boolean | undefined
  readonly submit?: boolean | undefined
  readonly class?: string | undefined
}

const KEY_NAMES: Readonly<Record<string, string>> = { '↵': 'Enter', '←': 'ArrowLeft', '→': 'ArrowRight' }

export function Button(props: Props) {
  const { kind = 'plain', why, onWhy, onPress, shortcut, large, pressed, submit } = props
  const off = why !== undefined
  const risk = useRisk(kind === 'risk' && !off, onPress)
  const look = ['button', off ? 'off' : kind, risk.asking && 'asking', large && 'large', props.class]
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={look.filter(Boolean).join(' ')}
      aria-label={props.name}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut === undefined ? undefined : (KEY_NAMES[shortcut] ?? shortcut)}
      onClick={off ? onWhy : risk.press}
      onBlur={risk.forget}
    >
      <Inside {...props} asking={risk.asking} />
    </button>
  )
}

function Inside({
  kind,
  icon,
  children,
  sub,
  why,
  ask,
  shortcut,
  asking,
}: Props & { readonly asking: boolean }) {
  return (
    <>
      {icon !== undefined && <Icon of={icon} />}
      <span class="words" aria-live={kind === 'risk' ? 'polite' : undefined}>
        {asking
          ? (ask ?? (
              <>
                {words.value.really} {children}
              </>
            ))
          : children}
        {why === undefined && sub !== undefined && (
          <span class="sub">{asking ? words.value.pressAgain : sub}</span>
        )}
        {why !== undefined && <span class="why">{why}</span>}
      </span>
      {shortcut !== undefined && (
        <kbd class="key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </>
  )
}

interface IconButtonProps {
  readonly icon: Outline
  readonly label: string
  readonly onPress?: (() => void) | undefined
  readonly why?: string | undefined
  readonly onWhy?: (() => void) | undefined
  readonly go?: boolean | undefined
  readonly pressed?: boolean | undefined
  readonly shortcut?: string | undefined
}

/** Only for what everyone knows: menu, undo, zoom, close, play. Who does not is told its name on pointing at it. */
export function IconButton({ icon, label, onPress, why, onWhy, go, pressed, shortcut }: IconButtonProps) {
  const off = why !== undefined
  const name = off ? `${label}: ${why}` : label
  return (
    <button
      type="button"
      class={`button icon-only ${off ? 'off' : go ? 'go' : 'plain'}`}
      aria-label={name}
      data-tip={name}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={off ? onWhy : onPress}
    >
      <Icon of={icon} />
    </button>
  )
}
