/** What circles, squares and stars are, and which marks may be made in them. */
import { Place, SHAPES } from './places.tsx'
import { words } from './text/index.ts'

export function Key() {
  return (
    <ul class="od-campaign-key">
      {SHAPES.map(shape => (
        <li key={shape}>
          <Place shape={shape} isMade={false} /> {words.value.key[shape]}
        </li>
      ))}
    </ul>
  )
}
