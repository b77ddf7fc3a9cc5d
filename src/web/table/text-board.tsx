/** The table as text: a list to walk through, and a drawing for those who like it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { BoardText, Picture } from '../../table/protocol.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import './text-board.css'

/** Asked for when it is wanted, and again when the table has changed. */
export function TextBoard({ picture: { match, seat, at } }: { readonly picture: Picture }) {
  const board = useSignal<BoardText | null>(null)
  useEffect(() => {
    void call('board', { match, seat, at }).then(told => (board.value = told))
  }, [match, seat, at])
  const { places = [], drawing = '' } = board.value ?? {}
  return (
    <>
      {places.map(({ title, lines }) => (
        <section key={title} class="text-part">
          <h3>{title}</h3>
          <ul>
            {lines.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <details class="text-drawing" open={places.length === 0}>
        <summary>{text.value.drawing}</summary>
        <pre class="text-board" tabIndex={0}>
          {drawing}
        </pre>
      </details>
    </>
  )
}
