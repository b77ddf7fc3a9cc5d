/** One match in the list: how it ended or how far it is, when, and what can be done with it. */
import type { Summary } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf } from '../games/index.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
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
      <Ended table={table} />
      <a class="replay-row-words" href={hrefTo('replay', match)}>
        <span class="visually-hidden">{label.rowNumber(number)}</span> <b>{title}</b>
        <span class="replay-row-text">
          {table.won !== null && <b>{table.won ? label.won : label.lost}</b>} {table.text}
        </span>
        {table.standing !== '' && <span class="muted">{table.standing}</span>}
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

/** The last picture of the story, as it went; one of the game where it goes on, or nobody knows. */
function Ended({ table: { game, won } }: { readonly table: Summary }) {
  const cover = gameOf(game)?.cover
  const scene = won === null ? 'mark' : won ? 'won' : 'lost'
  return (
    <span class="replay-row-picture" data-won={won ?? undefined}>
      <Lino
        art={coverArt(`${game}-${scene}`)}
        alt=""
        shape="square"
        outline={cover?.outline}
        hue={cover?.hue}
        lazy
      />
    </span>
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
