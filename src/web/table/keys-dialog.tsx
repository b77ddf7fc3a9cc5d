/** Every key that does something here: those of the buttons in sight, of this game, and of every table. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../parts/dialog/dialog.tsx'
import { text } from '../text/index.ts'
import { type KeyLine, keyNames } from './key-lines.ts'

/** Asked for by "?" and from the menu. */
export const isKeysOpen = signal(false)

interface Props {
  /** What stands together, under its heading. */
  readonly groups: readonly (readonly [title: string, lines: readonly KeyLine[]])[]
}

export function KeysDialog({ groups }: Props) {
  const close = () => (isKeysOpen.value = false)
  useEffect(() => () => void close(), [])
  return (
    <Dialog open={isKeysOpen.value} onClose={close} title={text.value.keys}>
      {groups
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl class="keys">
              {lines.map(({ keys, does }) => (
                <div key={`${keys.join()} ${does}`}>
                  <dt>
                    {keyNames(keys, text.value.keyNames).map(name => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  )
}
