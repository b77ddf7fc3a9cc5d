/** A page with nothing on it but a sentence: something loads, or is not there. */
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { text } from '../text/index.ts'
import { goTo } from './router.ts'

export function Notice({ children }: { readonly children: string }) {
  return (
    <main class="notice">
      <h1>{children}</h1>
      <Button icon={ICONS.candle} onPress={() => goTo('home')}>
        {text.value.home}
      </Button>
    </main>
  )
}
