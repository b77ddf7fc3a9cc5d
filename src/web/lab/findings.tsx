/** What was found: how far it went, what a comparison answers, the report, and ways to keep it. */
import { useEffect, useRef } from 'preact/hooks'
import { numbersIn } from '../../sim/report/numbers.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { offer } from '../shell/files.ts'
import { isStill, settings } from '../shell/settings.ts'
import { Answer } from './answer.tsx'
import type { LabFiles } from './asked.ts'
import { ReportFrame } from './report.tsx'
import type { Found, LabRun } from './run.ts'
import { words } from './text/index.ts'

export function Findings({ run }: { readonly run: LabRun }) {
  const found = run.found.value
  const place = useRef<HTMLElement>(null)
  // What was waited for comes into sight.
  useEffect(() => {
    if (found) place.current?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' })
  }, [found])
  const numbers = numbersIn(settings.value.language)
  return (
    <section ref={place} class="lab-findings" aria-label={words.value.report}>
      <div class="lab-found">
        <p role="status">{found && statusOf(found)}</p>
        {found && <Ways found={found} />}
      </div>
      {found && <Answer compared={found.compared} numbers={numbers} />}
      {found && <ReportFrame html={found.files.html} />}
    </section>
  )
}

function statusOf({ games, isKnown, question }: Found): string {
  const say = words.value
  const { count } = numbersIn(settings.value.language)
  if (games >= question.games) return say.whole(count(games))
  return (isKnown ? say.known : say.stopped)(count(games), count(question.games))
}

const KINDS = { html: 'text/html', json: 'application/json', csv: 'text/csv' } as const

function Ways({ found: { files, question } }: { readonly found: Found }) {
  const say = words.value
  const save = (kind: keyof LabFiles) =>
    offer(`undercroft-${question.game}-study.${kind}`, files[kind], KINDS[kind])
  return (
    <div class="lab-ways">
      <Button icon={ICONS.download} onPress={() => save('html')}>
        {say.saveHtml}
      </Button>
      <Button icon={ICONS.download} onPress={() => save('json')}>
        {say.saveJson}
      </Button>
      <Button icon={ICONS.download} onPress={() => save('csv')}>
        {say.saveCsv}
      </Button>
    </div>
  )
}
