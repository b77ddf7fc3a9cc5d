/** Asks the browser for a file, by a button. */
import { useRef } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'

interface Props {
  readonly label: string
  readonly onFile: (file: File) => void
}

export function FileButton({ label, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = (chosen: HTMLInputElement) => {
    const [file] = chosen.files ?? []
    if (file) onFile(file)
    chosen.value = ''
  }
  return (
    <>
      <Button icon={ICONS.upload} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        hidden
        onChange={event => take(event.currentTarget)}
      />
    </>
  )
}
