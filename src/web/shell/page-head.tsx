/** The head of a page that is read: the flame that leads home, its name, what it is, and what can be done with all of it. */
import type { ComponentChildren } from 'preact'
import { Flame } from '../parts/flame/flame.tsx'
import { text } from '../text/index.ts'
import './page-head.css'
import { hrefTo } from './router.ts'

interface Props {
  readonly title: string
  readonly lead: string
  readonly children?: ComponentChildren
}

export function PageHead({ title, lead, children }: Props) {
  return (
    <header class="page-head">
      <a class="page-mark" href={hrefTo('home')} aria-label={text.value.home}>
        <Flame />
      </a>
      <div class="page-name">
        <h1>{title}</h1>
        <p class="muted">{lead}</p>
      </div>
      {children}
    </header>
  )
}
