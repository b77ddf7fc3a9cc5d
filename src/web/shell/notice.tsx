/** A page with nothing on it but a sentence: something loads, or is not there. */

import { text } from '../text/index.ts'
import { hrefTo } from './router.ts'

export function Notice({ children }: { readonly children: string }) {
  return (
    <main class="notice">
      <h1>{children}</h1>
      <a href={hrefTo('home')}>{text.value.home}</a>
    </main>
  )
}
