import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Where words stand that a person may read on the page. Code beside them only adds what is there anyway. */
const PLACES = [
  { folder: join(ROOT, 'src'), kind: /(?<!\.test)\.(ts|tsx|css|html)$/ },
  { folder: join(ROOT, 'docs/rules'), kind: /\.md$/ },
]

/** What is written with an escape, what dates are written with, and what people type in front of a name. */
const BESIDES = '\u00a0\u202f«»°´€‘—'

const between = (first: string, last: string): string => {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

/** Players type names of their own: every letter of western Europe. */
const TYPED = between(' ', '~') + between('À', 'ÿ') + 'Œœ'

/** Every character the page can show. */
export function characters(): string {
  const written = PLACES.flatMap(({ folder, kind }) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => kind.test(file))
      .map(file => readFileSync(join(folder, file), 'utf8')),
  )
  return [...new Set(TYPED + BESIDES + written.join(''))].toSorted().join('')
}
