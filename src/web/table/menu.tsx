/** What one does seldom at a table, without leaving it where that can be. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { saveMatch, shareMatch } from '../shell/files.ts'
import { goTo, route } from '../shell/router.ts'
import { SettingsForm } from '../shell/settings-form.tsx'
import { text } from '../text/index.ts'
import { travel } from './commands.ts'
import type { Fellows } from './fellows.ts'
import { GiveUp } from './give-up.tsx'
import { isKeysOpen } from './keys-dialog.tsx'
import './menu.css'
import { restart } from './restart.ts'
import type { TableSession } from './session.ts'
import { TextBoard } from './text-board.tsx'

interface Props {
  readonly session: TableSession
  readonly picture: Picture
  readonly open: Signal<boolean>
  readonly fellows?: Fellows | undefined
}

export function Menu({ session, picture, open, fellows }: Props) {
  const over = useSignal<'text' | 'settings' | null>(null)
  const isLeaving = useSignal(false)
  const isClosed = fellows !== undefined && fellows.closed() !== null
  const words = text.value
  const close = () => (open.value = false)
  const then = (run: () => void) => () => {
    close()
    run()
  }
  const lay = (sheet: 'text' | 'settings') => then(() => (over.value = sheet))
  const putAway = () => (over.value = null)
  return (
    <>
      <Dialog open={open.value} onClose={close} title={words.menu}>
        <Group title={words.menuGroups.turn}>
          <TurnButtons session={session} picture={picture} then={then} />
        </Group>
        {fellows && (
          <Group title={words.menuGroups.people}>
            <fellows.MenuButtons close={close} />
          </Group>
        )}
        <Group title={words.menuGroups.match}>
          {route.value.screen === 'table' && !fellows && <RestartButtons picture={picture} then={then} />}
          <Button
            icon={ICONS.skull}
            why={picture.ending || picture.stopped || isClosed ? words.noGiveUp : undefined}
            onPress={then(() => (isLeaving.value = true))}
          >
            {words.giveUp}
          </Button>
          <MatchButtons
            session={session}
            then={then}
            why={fellows && !picture.ending && !isClosed ? words.whenOver : undefined}
          />
        </Group>
        <Group title={words.menuGroups.help}>
          <HelpButtons game={picture.game} then={then} />
          <Button icon={ICONS.quill} onPress={lay('text')}>
            {words.textBoard}
          </Button>
        </Group>
        <Group title={words.menuGroups.table}>
          <Button icon={ICONS.gear} onPress={lay('settings')}>
            {words.settings}
          </Button>
          <Button icon={ICONS.close} onPress={then(() => goTo('home'))}>
            {words.leave}
          </Button>
        </Group>
      </Dialog>
      <GiveUp session={session} picture={picture} open={isLeaving} />
      <Dialog open={over.value === 'text'} onClose={putAway} title={words.textBoard} wide>
        {over.value === 'text' && <TextBoard picture={picture} />}
      </Dialog>
      <Dialog open={over.value === 'settings'} onClose={putAway} title={words.settings}>
        <SettingsForm />
      </Dialog>
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="menu-group">
      <h3>{title}</h3>
      <div class="menu">{children}</div>
    </section>
  )
}

/** Closes the menu first. */
interface Then {
  then(this: void, run: () => void): () => void
}

function TurnButtons({ session, picture, then }: Then & Pick<Props, 'session' | 'picture'>) {
  const words = text.value
  return (
    <>
      <Button
        icon={ICONS.redoStep}
        shortcut="Y"
        why={picture.canRedo ? undefined : words.noRedo}
        onPress={then(() => travel(session, 'redo'))}
      >
        {words.redo}
      </Button>
      <Button
        icon={ICONS.first}
        why={picture.canUndo ? undefined : words.noUndo}
        onPress={then(() => travel(session, 'reset'))}
      >
        {words.resetTurn}
      </Button>
    </>
  )
}

function RestartButtons({ picture: { match, game }, then }: Then & Pick<Props, 'picture'>) {
  const words = text.value
  return (
    <>
      <Button icon={ICONS.dice} sub={words.restartSub} onPress={then(() => void restart(match, game, 'new'))}>
        {words.restart}
      </Button>
      <Button
        icon={ICONS.redo}
        sub={words.sameDealSub}
        onPress={then(() => void restart(match, game, 'same'))}
      >
        {words.sameDeal}
      </Button>
    </>
  )
}

interface MatchProps extends Then, Pick<Props, 'session'> {
  /** Why the log is not handed out yet. */
  readonly why: string | undefined
}

function MatchButtons({ session: { match }, then, why }: MatchProps) {
  const words = text.value
  return (
    <>
      <Button icon={ICONS.replay} onPress={then(() => goTo('replay', match))}>
        {words.watchReplay}
      </Button>
      <Button icon={ICONS.download} why={why} onPress={then(() => void saveMatch(match))}>
        {words.save}
      </Button>
      <Button icon={ICONS.link} why={why} onPress={then(() => void shareMatch(match))}>
        {words.shareLink}
      </Button>
    </>
  )
}

function HelpButtons({ game, then }: Then & { readonly game: string }) {
  const words = text.value
  return (
    <>
      <Button icon={ICONS.rules} onPress={then(() => goTo('rules', game))}>
        {words.rules}
      </Button>
      <Button icon={ICONS.candle} onPress={then(() => goTo('learn', game))}>
        {words.lesson}
      </Button>
      <Button icon={ICONS.menu} shortcut="?" onPress={then(() => (isKeysOpen.value = true))}>
        {words.keys}
      </Button>
    </>
  )
}
