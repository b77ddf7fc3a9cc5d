import type { ComponentChildren } from 'preact'
import { Icon, type Outline } from '../icon/icon.tsx'
import './log-list.css'
import { words } from '../text/index.ts'

export type LogLine =
  | { readonly id: string | number; readonly turn: string }
  | {
      readonly id: string | number
      readonly icon: Outline
      /** Names in <b>, or use `named`. */
      readonly text: ComponentChildren
      /** Where it happened; handed back when the line is pointed at or pressed. */
      readonly at?: string | undefined
      readonly now?: boolean | undefined
      /** After the moment that is shown: paler. */
      readonly later?: boolean | undefined
      /** What is to be said of it afterwards. */
      readonly note?: string | undefined
    }

interface Props {
  readonly lines: readonly LogLine[]
  readonly label?: string | undefined
  /** null when the pointer leaves. */
  readonly onPoint?: ((at: string | null) => void) | undefined
  /** Makes lines buttons; whoever shows them lets Tab reach one: see one-stop.ts. */
  readonly onGo?: ((id: string | number) => void) | undefined
}

export function LogList({ lines, label = words.value.log, onPoint, onGo }: Props) {
  return (
    <ol class="log" aria-label={label}>
      {lines.map(line => {
        if ('turn' in line)
          return (
            <li key={line.id} class="turn">
              {line.turn}
            </li>
          )
        const point = (at: string | null) => line.at !== undefined && onPoint?.(at)
        return (
          <li
            key={line.id}
            class={`${line.now ? 'now' : ''} ${line.later ? 'later' : ''}`}
            aria-current={line.now ? 'step' : undefined}
            onPointerEnter={() => point(line.at ?? null)}
            onPointerLeave={() => point(null)}
          >
            <Icon of={line.icon} />
            {onGo === undefined ? (
              <Told line={line} />
            ) : (
              <button
                type="button"
                tabIndex={-1}
                onClick={() => onGo(line.id)}
                onFocus={() => point(line.at ?? null)}
              >
                <Told line={line} />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Told({ line: { text, note } }: { readonly line: Extract<LogLine, { readonly icon: Outline }> }) {
  return (
    <>
      {text}
      {note !== undefined && <span class="log-note"> {note}</span>}
    </>
  )
}
