/** The laboratory: bots play many games, and a report tells what they came to. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import { numbersIn } from '../../sim/report/numbers.ts'
import { coverArt } from '../art/covers.ts'
import { GAMES } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { Notice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { hrefTo, type Route } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { text } from '../text/index.ts'
import { againstStandard, firstLabDraft, type LabDraft, questionOf } from './draft.ts'
import { faultOf } from './fault.ts'
import { Findings } from './findings.tsx'
import { keepSheet, keptSheet } from './kept.ts'
import { type Laid, layOut } from './laid.ts'
import { Progress } from './progress.tsx'
import { type LabRun, newRun } from './run.ts'
import { Sheet } from './sheet.tsx'
import './lab.css'
import { words } from './text/index.ts'

/** What stands in the address for the pack of the workshop against the standard set. */
const AGAINST = 'workshop'

export function LabScreen({ route: now }: { readonly route: Route }) {
  const laid = useSignal<Laid | null>(null)
  const draft = useSignal<LabDraft | null>(null)
  const run = useMemo(newRun, [])
  // Who has chosen another game meanwhile, or has gone, waits for none.
  const wanted = useRef<string | null>(null)
  const lay = async (game: string): Promise<Laid | null> => {
    wanted.current = game
    const found = await layOut(game)
    if (wanted.current !== game) return null
    laid.value = found
    draft.value = keptSheet(found.facts, found.bench)
    return found
  }
  const open = async () => {
    const found = await lay(now.subject || firstGame())
    if (!found || !draft.value || now.query.get('try') !== AGAINST) return
    if (!found.bench) return say(words.value.noBench)
    draft.value = againstStandard(firstLabDraft(found.facts))
    begin(run, found, draft.value)
  }
  useEffect(() => {
    open().catch(turnBackFrom(now))
    return () => {
      wanted.current = null
      run.end()
    }
  }, [])
  const write = (next: LabDraft) => {
    draft.value = next
    keepSheet(next)
  }
  const change = (game: string) => {
    // Loading again leads to the same game; the focus stays where it is.
    history.replaceState(history.state, '', hrefTo('lab', game))
    lay(game).catch(error => say(messageOf(error)))
  }
  if (!laid.value || !draft.value) return <Notice>{text.value.loading}</Notice>
  return (
    <div class="lab">
      <PageHead title={words.value.title} lead={words.value.lead} />
      <main>
        <Card class="lab-sheet">
          <div class="lab-cover">
            <Lino art={coverArt(laid.value.facts.id)} alt="" shape="tall" />
          </div>
          <Sheet
            laid={laid.value}
            draft={draft.value}
            isPlaying={run.playing.value !== null}
            onGame={change}
            onChange={write}
          />
          <Foot laid={laid.value} draft={draft.value} run={run} />
        </Card>
        <Findings run={run} />
      </main>
    </div>
  )
}

const firstGame = (): string => GAMES[0]?.cover.game ?? ''

function begin(run: LabRun, { facts, bench }: Laid, draft: LabDraft): void {
  const { language } = settings.value
  run.start(questionOf(draft, { facts, bench, language }))
}

interface FootProps {
  readonly laid: Laid
  readonly draft: LabDraft
  readonly run: LabRun
}

function Foot({ laid, draft, run }: FootProps) {
  const numbers = numbersIn(settings.value.language)
  const playing = run.playing.value
  const said = words.value
  return (
    <footer class="lab-foot">
      {playing ? (
        <Progress playing={playing} numbers={numbers} />
      ) : (
        <p class="lab-refused" role="alert">
          {run.refused.value}
        </p>
      )}
      {playing ? (
        <Button
          large
          icon={ICONS.close}
          why={playing.isStopping ? said.stopping : undefined}
          onPress={run.stop}
        >
          {said.stop}
        </Button>
      ) : (
        <Button
          kind="go"
          large
          icon={ICONS.play}
          why={faultOf(draft, numbers)}
          onPress={() => begin(run, laid, draft)}
        >
          {said.start}
        </Button>
      )}
    </footer>
  )
}
