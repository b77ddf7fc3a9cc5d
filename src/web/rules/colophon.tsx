import type { Facts } from '../../engine/types.ts'
import { text } from '../text/index.ts'
import { Ruling } from './section.tsx'
import { words } from './text/index.ts'

/** Whose game it is, what of it is ours, and whose pictures are used. */
export function Colophon({ facts: { id, sources, reconstructed } }: { readonly facts: Facts }) {
  const say = words.value
  const ours = reconstructed === '' ? say.nothing : text.value.ours[id]
  return (
    <footer class="rules-colophon">
      <h3>{say.sources}</h3>
      {sources.map(({ title, by, year }) => (
        <p key={title}>{say.source(title, by, year)}</p>
      ))}
      <h3>{say.reconstructed}</h3>
      <p lang={ours === undefined ? 'en' : undefined}>{ours ?? reconstructed}</p>
      <p>
        <Ruling /> {say.rulingHelp}
      </p>
      <p>{text.value.unofficial}</p>
      <p>{text.value.credits}</p>
    </footer>
  )
}
