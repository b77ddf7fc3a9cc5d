/** What one does seldom at a table. */
import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { saveMatch, shareMatch } from '../shell/files.ts'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import { travel } from './commands.ts'
import { GiveUp } from './give-up.tsx'
import { isKeysOpen } from './keys-dialog.tsx'
import type { TableSession } from './session.ts'
import { TextBoard } from './text-board.tsx'

interface Props {
  readonly session: TableSession
  readonly picture: Picture
  readonly open: Signal<boolean>
}

export function Menu({ session, picture, open }: Props) {
  const isText = useSignal(false)
  const isLeaving = useSignal(false)
  const words = text.value
  const close = () => (open.value = false)
  const then = (run: () => void) => () => {
    close()
    run()
  }
  return (
    <>
      <Dialog open={open.value} onClose={close} title={words.menu}>
        <div class="menu">
          <Button
            icon={ICONS.redo}
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
          <Button icon={ICONS.rules} onPress={then(() => goTo('rules', picture.game))}>
            {words.rules}
          </Button>
          <Button icon={ICONS.replay} onPress={then(() => goTo('replay', session.match))}>
            {words.watchReplay}
          </Button>
          <Button icon={ICONS.quill} onPress={then(() => (isText.value = true))}>
            {words.textBoard}
          </Button>
          <Button icon={ICONS.menu} shortcut="?" onPress={then(() => (isKeysOpen.value = true))}>
            {words.keys}
          </Button>
          <Button icon={ICONS.download} onPress={then(() => void saveMatch(session.match))}>
            {words.save}
          </Button>
          <Button icon={ICONS.link} onPress={then(() => void shareMatch(session.match))}>
            {words.shareLink}
          </Button>
          <Button
            icon={ICONS.skull}
            why={picture.ending || picture.stopped ? words.noGiveUp : undefined}
            onPress={then(() => (isLeaving.value = true))}
          >
            {words.giveUp}
          </Button>
          <Button icon={ICONS.gear} onPress={then(() => goTo('settings'))}>
            {words.settings}
          </Button>
          <Button icon={ICONS.close} onPress={then(() => goTo('home'))}>
            {words.leave}
          </Button>
        </div>
      </Dialog>
      <GiveUp session={session} picture={picture} open={isLeaving} />
      <Dialog open={isText.value} onClose={() => (isText.value = false)} title={words.textBoard} wide>
        {isText.value && <TextBoard picture={picture} />}
      </Dialog>
    </>
  )
}
