/** The way to a match that the chronicle tells of, while it is still on this device. */
import type { ChronicleEntry } from '../../table/protocol.ts'
import { titleOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { goTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

interface Props {
  readonly shelf: Shelf
  readonly entry: Pick<ChronicleEntry, 'match' | 'game' | 'ended'>
  /** The step to open it at. */
  readonly at?: number
}

export function ToMatch({ shelf, entry: { match, game, ended }, at }: Props) {
  if (!shelf.here.has(match)) return null
  return (
    <Button
      icon={ICONS.replay}
      name={words.value.watchOf(titleOf(game), dateOf(ended))}
      onPress={() => goTo('replay', match, at === undefined ? {} : { at: String(at) })}
    >
      {words.value.watch}
    </Button>
  )
}

export function dateOf(time: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(time)
}
