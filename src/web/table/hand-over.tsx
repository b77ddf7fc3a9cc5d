/** The end of one's turn at a device that is shared: look as long as you like, then hand it on. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'
import { travel } from './commands.ts'
import { handOver } from './device.ts'
import { listen } from './keys.ts'
import type { TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly picture: Picture
  readonly next: Seat
}

export function HandOver({ session, picture, next }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const button = () => group.current?.querySelector('button')
  useLayoutEffect(() => button()?.focus(), [])
  useLayoutEffect(
    () =>
      listen(() => [
        { key: '↵', run: () => button()?.click() },
        { key: 'u', run: () => travel(session, 'undo') },
      ]),
    [session],
  )
  const holder = picture.seats[next]
  const said = text.value
  return (
    <div class="actions hand-over" ref={group} role="group" aria-label={said.actions}>
      <Button kind="go" icon={ICONS.hero} shortcut="↵" onPress={() => handOver(session)}>
        {holder?.kind === 'open' ? said.doneForOpen(next + 1) : said.done(holder?.name ?? '')}
      </Button>
    </div>
  )
}
