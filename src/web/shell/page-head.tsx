/** The head of every page that is no table: what it is, its tools, and the way back, which Escape takes too. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from '../parts/button/button.tsx'
import { close } from '../parts/home-icons.generated.ts'
import { text } from '../text/index.ts'
import './page-head.css'
import { goBack } from './router.ts'

interface Props {
  readonly title: string
  /** One line below it. */
  readonly lead?: string | undefined
  /** Where the page is one of several on its screen; else to where one came from. */
  readonly onBack?: (() => void) | undefined
  readonly class?: string | undefined
  /** Tools of the page. */
  readonly children?: ComponentChildren
}

export function PageHead({ title, lead, onBack = goBack, class: more = '', children }: Props) {
  useEscape(onBack)
  return (
    <header class={`page-head ${more}`}>
      <div class="page-head-words">
        <h1>{title}</h1>
        {lead !== undefined && <p class="muted">{lead}</p>}
      </div>
      {children}
      <IconButton icon={close} label={text.value.back} shortcut="Escape" onPress={onBack} />
    </header>
  )
}

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea'

/** Heard as soon as it is seen. Who writes leaves the field first; a sheet over the page closes by itself. */
function useEscape(run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useLayoutEffect(() => {
    const hear = ({ key, repeat, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat || defaultPrevented || document.querySelector('dialog[open]')) return
      if (target instanceof HTMLElement && target.matches(FIELDS)) target.blur()
      else latest.current()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
