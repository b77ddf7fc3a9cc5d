/** The table: the same frame for every game, with what the game's look draws in it. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Action, View } from '../../engine/types.ts'
import { recommendedBy } from '../../table/protocol.ts'
import { titleOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { isStill, settings } from '../shell/settings.ts'
import { text } from '../text/index.ts'
import { Actions, buttonsOf } from './actions.tsx'
import { answerBy } from './attention.ts'
import { Bar } from './bar.tsx'
import { Closed } from './closed.tsx'
import { choose, playOn, walk, walkOn } from './commands.ts'
import { Cover } from './cover.tsx'
import { End } from './end.tsx'
import type { Fellows } from './fellows.ts'
import { HandOver } from './hand-over.tsx'
import { Hint } from './hint/hint.tsx'
import { useThinking } from './hint/thinking.ts'
import { keepInSight } from './in-sight.ts'
import type { KeyLine } from './key-lines.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Log } from './log.tsx'
import type { Guide, Look, TableProps } from './look.ts'
import { Past } from './past.tsx'
import { Prompt } from './prompt.tsx'
import { askHint, isMeant, showing, shown, sitDown } from './session.ts'
import { Stopped } from './stopped.tsx'
import { linesOf, tableKeys } from './table-keys.ts'
import './dock.css'
import './frame.css'
import './screen.css'
import './slip.css'
import { Notice } from '../shell/notice.tsx'
import { hearSkips } from './stage/hear-skips.ts'
import { Limelight } from './stage/limelight.tsx'
import { Recap } from './stage/recap.tsx'

interface Props {
  readonly match: string
  readonly look: Look
  /** True when seats have secrets: people who share a device hand it over face down. */
  readonly hidden: boolean
  /** Someone who leads through the match, as in a lesson. */
  readonly guide?: Guide | undefined
  /** Those who sit elsewhere. */
  readonly fellows?: Fellows | undefined
}

export function TableScreen({ match, look, hidden, guide, fellows }: Props) {
  const session = useMemo(
    () => sitDown(match, { hidden, beatsOf: look.beatsOf ?? (() => []), yours: fellows?.yours ?? null }),
    [match, hidden, look, fellows],
  )
  useEffect(() => () => session.leave(), [session])
  const drawer = useSignal<'hand' | 'log' | null>(null)
  const aim = useSignal<string | null>(null)
  useLayoutEffect(() => hearSkips(session), [session])
  const picture = shown(session)
  useEffect(() => {
    aim.value = null
  }, [picture])
  const drawn = showing(session)
  useEffect(() => {
    if (drawn !== null) session.attention.show(drawn)
  }, [drawn])
  const table = useRef<HTMLDivElement>(null)
  const hint = session.hint.value
  const thinking = useThinking(session)
  const points = guide !== undefined || hint !== null
  useLayoutEffect(() => (points && table.current ? keepInSight(table.current) : undefined), [picture, points])
  if (session.trouble.value !== null) return <Notice>{session.trouble.value}</Notice>
  if (session.cover.value !== null) return <Cover session={session} />
  if (!picture) return <Notice>{text.value.loading}</Notice>
  const isNow = session.past.value === null
  const next = session.next.value
  const isShown = !session.stage.isBehind.value
  const closed = picture.ending || !isNow ? null : (fellows?.closed() ?? null)
  const isOpen = isNow && isShown && closed === null && !session.busy.value && guide?.holds(picture) !== true
  const allows = (actions: readonly Action[]) => guide?.allows(picture, actions) ?? true
  const recommended = hint && recommendedBy(hint, thinking.prospects.value, picture.choices)
  const isTaken = (actions: readonly Action[], answer: string) => {
    const take = guide?.takes?.(picture, actions) ?? null
    if (take && isMeant(session, answer)) take()
    return take !== null
  }
  const props: TableProps = {
    picture,
    view: picture.view,
    choices: isOpen ? picture.choices : [],
    ways: isOpen ? picture.ways : [],
    choose: choice => {
      if (!isTaken([choice.action], choice.key) && allows([choice.action])) choose(session, choice)
    },
    walk: way => !isTaken(way.actions, answerBy(way)) && allows(way.actions) && walk(session, way),
    walkOn: way => {
      if (allows(way.actions)) walkOn(session, way)
    },
    playOn: (choice, joined) => playOn(session, choice, joined),
    askHint: () => void askHint(session, look.hintFor?.(props)),
    lit: recommended?.choice.key ?? guide?.lit(picture) ?? null,
    goal: recommended?.at ?? null,
    showOdds: settings.value.odds,
    still: isStill(),
    beat: (isNow ? session.stage : session.encore.value)?.beat.value ?? null,
    aim: aim.value,
  }
  // Nobody is told the end before it has been seen.
  const isTold = picture.ending === null || props.beat === null
  return (
    <div
      ref={table}
      class={`table ${look.prefix}-table`}
      data-drawer={drawer.value ?? 'none'}
      data-version={picture.version}
      data-ready={session.ready}
      data-busy={session.busy.value}
      data-over={picture.ending !== null}
      data-past={!isNow}
      data-beat={props.beat?.act}
      style={props.beat && !props.still ? { '--beat': `${props.beat.lasts}ms` } : undefined}
    >
      <Bar session={session} look={look} props={props} fellows={fellows} />
      {look.Left && (
        <aside class="table-left">
          <look.Left {...props} />
        </aside>
      )}
      <main class="table-board" aria-label={titleOf(picture.game)}>
        <look.Board {...props} />
        {!isNow && <Past session={session} fellows={fellows} />}
        <Limelight look={look} props={props} />
      </main>
      <Recap session={session} look={look} />
      {/* Lies over the table, so that nothing moves when it comes. */}
      {(guide || hint) && (
        <aside class="table-slip" aria-label={text.value.hint}>
          {guide && isTold && hint === null && <guide.Slip picture={picture} />}
          {recommended && (
            <Hint recommended={recommended} thinking={thinking} onClose={() => (session.hint.value = null)} />
          )}
        </aside>
      )}
      <footer class="table-dock">
        <div class="table-ask">
          <Prompt session={session} picture={picture} look={look} closed={closed} />
          {guide && picture.ending ? null : picture.ending && isTold ? (
            <End session={session} look={look} picture={picture} fellows={fellows} />
          ) : closed !== null ? (
            <Closed picture={picture} fellows={fellows} />
          ) : picture.stopped ? (
            <Stopped picture={picture} />
          ) : isNow && next !== null ? (
            <HandOver session={session} picture={picture} next={next} />
          ) : (
            <Actions session={session} look={look} props={props} aim={aim} />
          )}
        </div>
        <div class="table-hand">
          <look.Hand {...props} />
        </div>
        <Drawers drawer={drawer} look={look} view={picture.view}>
          {look.Purse && <look.Purse {...props} />}
        </Drawers>
      </footer>
      <aside class="table-rail" aria-label={text.value.atStake}>
        <look.SidePanel {...props} />
        <Log session={session} look={look} />
      </aside>
      {fellows && <fellows.Over session={session} />}
      <KeysDialog
        groups={[
          [text.value.keysNow, buttonsOf(look, props).map(keyLineOf)],
          [titleOf(picture.game), look.keys?.() ?? []],
          [text.value.keysAlways, linesOf(tableKeys(session, aim, props.askHint))],
        ]}
      />
    </div>
  )
}

function keyLineOf({ key, label, choice }: ReturnType<typeof buttonsOf>[number]): KeyLine {
  return { keys: [key], does: label ?? choice.text }
}

interface DrawersProps {
  readonly look: Look
  readonly view: View
  readonly drawer: Signal<'hand' | 'log' | null>
  readonly children: ComponentChildren
}

/** On a phone hand and log lie behind two buttons. */
function Drawers({ drawer, look, view, children }: DrawersProps) {
  const toggle = (which: 'hand' | 'log') => {
    drawer.value = drawer.value === which ? null : which
  }
  return (
    <div class="table-drawers">
      <span class="table-purse">{children}</span>
      <Button icon={ICONS.cards} pressed={drawer.value === 'hand'} onPress={() => toggle('hand')}>
        {look.handName?.(view) ?? text.value.hand}
      </Button>
      <Button icon={ICONS.quill} pressed={drawer.value === 'log'} onPress={() => toggle('log')}>
        {text.value.log}
      </Button>
    </div>
  )
}
