import type { Signal } from '@preact/signals'
import type { Facts } from '../../engine/types.ts'
import type { AboutWords } from '../games/page-game.ts'
import { text } from '../text/index.ts'
import { Ruling } from './section.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly facts: Facts
  readonly about: Signal<AboutWords>
}

/** Whose game it is, what of it is ours, and whose pictures are used. */
export function Colophon({ facts: { sources, reconstructed }, about }: Props) {
  const say = words.value
  return (
    <footer class="rules-colophon">
      <h3>{say.sources}</h3>
      {sources.map(({ title, by, year }) => (
        <p key={title}>{say.source(title, by, year)}</p>
      ))}
      <h3>{say.reconstructed}</h3>
      <p>{reconstructed === '' ? say.nothing : about.value.reconstructed}</p>
      <p>
        <Ruling /> {say.rulingHelp}
      </p>
      <p>{text.value.unofficial}</p>
      <p>{text.value.credits}</p>
    </footer>
  )
}
