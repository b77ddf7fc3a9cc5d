import type { ComponentChildren } from 'preact'
import './card.css'

interface Props {
  readonly children: ComponentChildren
  /** In the hand or in focus: lies higher. */
  readonly held?: boolean | undefined
  readonly class?: string | undefined
  readonly style?: Readonly<Record<string, string | number>> | undefined
  /** Makes it a button, which needs a name. */
  readonly onPick?: (() => void) | undefined
  readonly label?: string | undefined
  /** More than fits where there is little room: keys can scroll it then. */
  readonly scrolls?: boolean | undefined
}

/** Printed matter: paper with one wobbly rule of ink. */
export function Card({ children, held, class: more = '', style = {}, onPick, label, scrolls }: Props) {
  const classes = `card ${held ? 'held' : ''} ${more}`
  if (onPick === undefined)
    return (
      <article class={classes} style={style} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </article>
    )
  return (
    <button
      type="button"
      class={classes}
      style={style}
      aria-label={label}
      aria-pressed={held === true}
      onClick={onPick}
    >
      {children}
    </button>
  )
}
