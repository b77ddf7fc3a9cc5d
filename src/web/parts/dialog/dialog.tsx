import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from '../button/button.tsx'
import '../card/card.css'
import { close } from '../home-icons.generated.ts'
import './dialog.css'
import { words } from '../text/index.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** One line below the title. */
  readonly lead?: string | undefined
  readonly children: ComponentChildren
  readonly footer?: ComponentChildren | undefined
  readonly wide?: boolean | undefined
}

/** A sheet of paper over the table. The platform keeps the focus in it and gives it back. */
export function Dialog({ open, onClose, title, lead, children, footer, wide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  const onlyBeside = (event: MouseEvent) => event.target === dialog.current && onClose()
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      class={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={onlyBeside}
    >
      {open && (
        // A section, so that its header and footer are not taken for the page's.
        <section class="card">
          <header>
            <div>
              <h2 id={titleId}>{title}</h2>
              {lead !== undefined && <p class="muted">{lead}</p>}
            </div>
            <IconButton icon={close} label={words.value.close} onPress={onClose} />
          </header>
          <div class="body">{children}</div>
          {footer !== undefined && <footer>{footer}</footer>}
        </section>
      )}
    </dialog>
  )
}
