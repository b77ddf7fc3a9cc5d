import type { Summary } from '../../table/protocol.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { saveMatch } from '../shell/files.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { words } from './text/index.ts'

interface Props {
  readonly table: Summary
  readonly title: string
  /** Its place in the list: matches may be alike in all else. */
  readonly number: number
}

export function Row({ table, title, number }: Props) {
  const { match, over, steps, seats, touched } = table
  const label = words.value
  const named = (deed: string) => label.ofRow(deed, title, number)
  return (
    <li class="replay-row" data-over={over}>
      <Icon of={over ? ICONS.trophy : ICONS.time} />
      <a class="replay-row-words" href={hrefTo('replay', match)}>
        <span class="visually-hidden">{label.rowNumber(number)}</span> <b>{title}</b>
        <span class="replay-row-text">{table.text}</span>
        <span class="muted">
          {seats.map(holder => holder.name).join(', ')} · {label.steps(steps)} · {dateOf(touched)}
        </span>
      </a>
      <div class="replay-row-buttons">
        {!over && (
          <Button icon={ICONS.dice} name={named(label.goOn)} onPress={() => goTo('table', match)}>
            {label.goOn}
          </Button>
        )}
        <Button icon={ICONS.replay} name={named(label.open)} onPress={() => goTo('replay', match)}>
          {label.open}
        </Button>
        <IconButton icon={ICONS.download} label={named(label.save)} onPress={() => void saveMatch(match)} />
        <Button
          kind="risk"
          icon={ICONS.trash}
          sub={label.removeSub}
          ask={label.removeAsk}
          onPress={() => void remove(match)}
        >
          {label.remove} <span class="visually-hidden">{label.rowNumber(number)}</span>
        </Button>
      </div>
    </li>
  )
}

async function remove(match: string): Promise<void> {
  await call('remove', { match })
  say(words.value.removed)
}

function dateOf(time: number): string {
  const style = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' })
  return style.format(time)
}
