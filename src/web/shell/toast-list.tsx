import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { Toast } from '../parts/toast/toast.tsx'
import { type Deed, dismiss, toasts } from './toasts.ts'

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, deed }) => (
        <Toast key={id} icon={ICONS.quill} onClose={() => dismiss(id)}>
          {text}
          {deed && <DeedButton id={id} deed={deed} />}
        </Toast>
      ))}
    </div>
  )
}

function DeedButton({ id, deed: { label, run } }: { readonly id: number; readonly deed: Deed }) {
  const press = () => {
    dismiss(id)
    run()
  }
  return (
    <span class="toast-deed">
      <Button kind="go" onPress={press}>
        {label}
      </Button>
    </span>
  )
}
