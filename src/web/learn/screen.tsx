/** Learning a game by playing it: a real table, prepared dice, and someone who says what to do. */
import { useEffect, useState } from 'preact/hooks'
import { gameOf } from '../games/index.ts'
import { factsOf } from '../shell/facts.ts'
import { Notice } from '../shell/notice.tsx'
import type { Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { call } from '../shell/wire.ts'
import type { Guide, Look } from '../table/look.ts'
import { TableScreen } from '../table/screen.tsx'
import { text } from '../text/index.ts'
import { Choose } from './choose.tsx'
import { guideOf } from './guide.tsx'
import { chanceOf } from './lesson.ts'
import { words } from './text/index.ts'

interface Begun {
  readonly match: string
  readonly look: Look
  readonly hidden: boolean
  readonly guide: Guide
}

export function LearnScreen({ route: now }: { readonly route: Route }) {
  const { subject, query } = now
  const [begun, setBegun] = useState<Begun | null>(null)
  const isKnown = gameOf(subject) !== undefined
  const chapter = query.get('chapter')
  const open = async () => setBegun(await begin(subject, chapter, () => void open()))
  useEffect(() => {
    if (isKnown) open().catch(turnBackFrom(now))
  }, [subject, chapter])
  if (!isKnown) return <Choose />
  if (!begun) return <Notice>{text.value.loading}</Notice>
  return <TableScreen key={begun.match} {...begun} />
}

/** Opens the chapter of this name, or the first. */
async function begin(game: string, chapter: string | null, again: () => void): Promise<Begun> {
  const found = gameOf(game)
  if (!found) throw new Error(text.value.noMatch)
  const [lessons, look, facts] = await Promise.all([found.lessons(), found.look(), factsOf(game)])
  const lesson = lessons.chapters.find(each => each.chapter === chapter) ?? lessons.chapters[0]
  if (!lesson) throw new Error(text.value.noMatch)
  const { match } = await call('lesson', {
    game,
    options: lesson.options,
    name: words.value.you,
    chance: chanceOf(lesson),
  })
  return { match, look, hidden: facts.hidden, guide: guideOf(lessons, lesson, again) }
}
