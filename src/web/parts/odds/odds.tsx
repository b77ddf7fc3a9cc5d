import { Icon, type Outline } from '../icon/icon.tsx'
import { percent, percents, throwsOf36 } from './fractions.ts'
import './odds.css'
import { words } from '../text/index.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The 36 throws of two dice; the good ones are filled. Rows and columns are the two dice. */
export function Odds36({ good }: { readonly good: (a: number, b: number) => boolean }) {
  const count = throwsOf36(good)
  return (
    <span class="odds36" role="img" aria-label={words.value.throws(count, percent(count, 36))}>
      {FACES.flatMap(a => FACES.map(b => <i key={`${a}${b}`} class={good(a, b) ? 'good' : ''} />))}
    </span>
  )
}

/** The six faces of one die; the good ones are filled. */
export function Odds6({ good }: { readonly good: (face: number) => boolean }) {
  const won = FACES.filter(good)
  const name = won.length === 0 ? words.value.noFace : `${won.join(', ')}: ${percent(won.length, 6)} %`
  return (
    <span class="odds6" role="img" aria-label={name}>
      {FACES.map(face => (
        <i key={face} class={good(face) ? 'good' : ''}>
          {face}
        </i>
      ))}
    </span>
  )
}

export interface RibbonPart {
  readonly share: number
  readonly tone: 'win' | 'miss' | 'stun' | 'hurt' | 'kill'
  readonly label: string
  /** On the first band; below a narrow one it stands for the label. */
  readonly icon?: Outline | undefined
}

/** So much of a band has room for an icon beside its number. */
const ROOMY = 18
/** A word below needs more room than a number on the band. */
const WORDLESS = 14

/** What follows, as one band with widths to scale. */
export function Ribbon({ parts, label }: { readonly parts: readonly RibbonPart[]; readonly label: string }) {
  const shares = percents(parts.map(part => part.share))
  const shown = parts
    .map((part, index) => ({ ...part, share: shares[index] ?? 0 }))
    .filter(part => part.share > 0)
  const said = shown.map(part => `${part.label} ${part.share} %`).join(', ')
  const columns = { 'grid-template-columns': shown.map(part => `minmax(26px, ${part.share}fr)`).join(' ') }
  return (
    <span class="ribbon" role="img" aria-label={`${label}: ${said}`} style={columns}>
      {shown.map((part, index) => (
        <span key={part.label} class={`band ${part.tone}`}>
          {index === 0 && part.icon !== undefined && part.share > ROOMY && <Icon of={part.icon} />}
          {part.share} %
        </span>
      ))}
      {shown.map(part => (
        <span key={`${part.label} below`} class="below" title={part.label}>
          {part.share <= WORDLESS && part.icon !== undefined ? <Icon of={part.icon} /> : part.label}
        </span>
      ))}
    </span>
  )
}

export interface Bar {
  readonly label: string
  /** Of 1. */
  readonly share: number
  /** The one that is chosen now. */
  readonly chosen?: boolean | undefined
}

/** Alternatives as short bars under each other. */
export function Bars({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  return (
    <div role="group" aria-label={label}>
      <dl class="bars">
        {bars.map(bar => (
          <div key={bar.label} class={bar.chosen ? 'chosen' : ''}>
            <dt>{bar.label}</dt>
            <dd>
              <i style={{ '--share': `${bar.share * 100}%` }} />
              <b>{percent(bar.share, 1)} %</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
