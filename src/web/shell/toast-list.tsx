import * as ICONS from '../parts/icons.generated.ts'
import { Toast } from '../parts/toast/toast.tsx'
import { dismiss, toasts } from './toasts.ts'

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text }) => (
        <Toast key={id} icon={ICONS.quill} onClose={() => dismiss(id)}>
          {text}
        </Toast>
      ))}
    </div>
  )
}
