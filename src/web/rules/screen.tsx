/** The rules of a game in our own words: to read, to search, and to be led to from any "why?". */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Facts } from '../../engine/types.ts'
import type { Rulebook } from '../../games/rulebook.ts'
import { gameOf } from '../games/index.ts'
import type { AboutWords } from '../games/page-game.ts'
import { Notice } from '../shell/notice.tsx'
import type { Route } from '../shell/router.ts'
import { rulebookOf } from '../shell/rulebooks.ts'
import { settings } from '../shell/settings.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { Choose } from './choose.tsx'
import { Page } from './page.tsx'
import './rules.css'

export function RulesScreen({ route: now }: { readonly route: Route }) {
  const { subject, query } = now
  const games = useSignal<readonly Facts[]>([])
  const book = useSignal<Rulebook | null>(null)
  const about = useSignal<Signal<AboutWords> | null>(null)
  const { language } = settings.value
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const [facts, read, said] = await Promise.all([
        call('games', {}),
        rulebookOf(subject, language),
        gameOf(subject)?.about(),
      ])
      if (!isWanted) return
      games.value = facts
      book.value = read
      about.value = said ?? null
    }
    load().catch(turnBackFrom(now))
    return () => {
      isWanted = false
    }
  }, [subject, language])
  const facts = games.value.find(({ id }) => id === subject)
  if (games.value.length === 0 || !book.value) return <Notice>{text.value.loading}</Notice>
  if (!facts || !about.value) return <Choose games={games.value} />
  return <Page facts={facts} about={about.value} book={book.value} rule={query.get('rule')} />
}
