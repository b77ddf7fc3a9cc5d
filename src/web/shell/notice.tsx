/** A page with nothing on it but a sentence: something loads, or did not come. */
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/home-icons.generated.ts'
import { text } from '../text/index.ts'
import { isIncomplete, reload } from './incomplete.ts'
import { goTo } from './router.ts'

export function Notice({ children }: { readonly children: string }) {
  const words = text.value
  if (isIncomplete.value)
    return (
      <main class="notice">
        <h1>{words.partMissing}</h1>
        <Button kind="go" icon={ICONS.redo} onPress={reload}>
          {words.reload}
        </Button>
      </main>
    )
  return (
    <main class="notice">
      <h1>{children}</h1>
      <Button icon={ICONS.candle} onPress={() => goTo('home')}>
        {words.home}
      </Button>
    </main>
  )
}
