import type { ComponentChildren } from 'preact'
import { Flame } from '../parts/flame/flame.tsx'
import { hrefTo } from '../shell/router.ts'
import { text } from '../text/index.ts'

interface Props {
  readonly title: string
  readonly children?: ComponentChildren
}

export function Top({ title, children }: Props) {
  return (
    <header class="rules-top">
      <a class="rules-home" href={hrefTo('home')} aria-label={text.value.home}>
        <Flame />
      </a>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
