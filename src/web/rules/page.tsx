/** One rulebook as a printed page: contents beside it, the search above. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Facts } from '../../engine/types.ts'
import { plainText, type Rulebook } from '../../games/rulebook.ts'
import type { AboutWords } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { Search } from '../parts/search/search.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { goTo } from '../shell/router.ts'
import { Colophon } from './colophon.tsx'
import { findIn, termsIn } from './find.ts'
import { RuleSection } from './section.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly facts: Facts
  readonly about: Signal<AboutWords>
  readonly book: Rulebook
  /** The rule that was asked for. */
  readonly rule: string | null
}

export function Page({ facts, about, book, rule }: Props) {
  const query = useSignal('')
  const terms = useMemo(() => termsIn(query.value), [query.value])
  const found = useMemo(() => findIn(book.sections, terms), [book, terms])
  useEffect(() => show(rule), [rule, book])
  // What is found begins at the top.
  useEffect(() => {
    if (terms.length > 0) scrollTo({ top: 0 })
  }, [terms])
  const count = found.reduce((sum, section) => sum + section.rules.length, 0)
  return (
    <div class="rules">
      <PageHead class="rules-top" title={words.value.rules}>
        <Search
          class="rules-search"
          query={query}
          label={words.value.find}
          clear={words.value.clear}
          found={terms.length > 0 ? words.value.found(count) : ''}
        />
        <Button icon={ICONS.candle} onPress={() => goTo('learn', facts.id)}>
          {words.value.learn}
        </Button>
      </PageHead>
      <nav class="rules-contents" aria-label={words.value.contents}>
        <ol>
          {found.map(({ title }) => (
            <li key={title}>
              <button type="button" onClick={() => reveal(sectionId(title))}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main class="card rules-page">
        <article>
          <h2 class="rules-title">{facts.title}</h2>
          <p class="muted">{words.value.ownWords}</p>
          {terms.length === 0 && book.lead.map(paragraph => <p key={paragraph}>{plainText(paragraph)}</p>)}
          {found.map(section => (
            <RuleSection
              key={section.title}
              id={sectionId(section.title)}
              section={section}
              game={facts.id}
              terms={terms}
              asked={rule}
            />
          ))}
        </article>
        <Colophon facts={facts} about={about} />
      </main>
    </div>
  )
}

function sectionId(title: string): string {
  return `section-${title.replaceAll(/[^\p{L}\d]+/gu, '-').toLowerCase()}`
}

function reveal(id: string): void {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'start' })
  target?.focus({ preventScroll: true })
}

function show(rule: string | null): void {
  if (rule === null) return
  const target = document.getElementById(`rule-${rule}`)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
