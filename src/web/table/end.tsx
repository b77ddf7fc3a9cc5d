/** The end of a match: a moment worth a picture, which can be put aside to look at the table. */

import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Calls, Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { goTo } from '../shell/router.ts'
import { call } from '../shell/wire.ts'
import './end.css'
import { EndDialog } from './end-dialog.tsx'
import { words } from './end-text/index.ts'
import { EndWays } from './end-ways.tsx'
import type { Fellows } from './fellows.ts'
import type { Look } from './look.ts'
import type { TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly look: Look
  readonly picture: Picture
  readonly fellows?: Fellows | undefined
}

/** Who looks back and returns has seen the end already. */
const putAside = new WeakSet<TableSession>()

export function End({ session, look, picture, fellows }: Props) {
  const isOpen = useSignal(!putAside.has(session))
  const file = useAnswer('save', session.match).value
  const set = useAnswer('again', session.match).value
  const say = words.value
  const close = () => {
    putAside.add(session)
    isOpen.value = false
  }
  return (
    <div class="end">
      <Button icon={ICONS.trophy} onPress={() => (isOpen.value = true)}>
        {say.show}
      </Button>
      <EndWays picture={picture} set={set} file={file} fellows={fellows} isBrief />
      <Button icon={ICONS.close} onPress={() => goTo('home')}>
        {say.home}
      </Button>
      {isOpen.value && (
        <EndDialog session={session} look={look} picture={picture} file={file} onClose={close}>
          <EndWays picture={picture} set={set} file={file} fellows={fellows} />
        </EndDialog>
      )}
    </div>
  )
}

/** What the table knows of the match; null until it has answered, or when it cannot. */
function useAnswer<N extends 'save' | 'again'>(name: N, match: string): Signal<Calls[N]['gives'] | null> {
  const answer = useSignal<Calls[N]['gives'] | null>(null)
  useEffect(() => {
    call(name, { match }).then(
      given => (answer.value = given),
      () => null,
    )
  }, [name, match])
  return answer
}
