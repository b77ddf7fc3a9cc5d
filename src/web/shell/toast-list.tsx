import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/home-icons.generated.ts'
import { Toast } from '../parts/toast/toast.tsx'
import { dismiss, type Remedy, toasts } from './toasts.ts'

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, remedy }) => (
        <Toast key={id} icon={ICONS.quill} onClose={() => dismiss(id)}>
          {text}
          {remedy && <RemedyButton id={id} remedy={remedy} />}
        </Toast>
      ))}
    </div>
  )
}

function RemedyButton({ id, remedy: { label, run } }: { readonly id: number; readonly remedy: Remedy }) {
  const press = () => {
    dismiss(id)
    run()
  }
  return (
    <span class="toast-remedy">
      <Button kind="go" onPress={press}>
        {label}
      </Button>
    </span>
  )
}
