/** Matches on this device that can be continued. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Summary } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/home-icons.generated.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { agoIn } from '../shell/ago.ts'
import { openFile } from '../shell/files.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { call, onPush } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import './your-tables.css'

const SHOWN = 5

export function YourTables() {
  const tables = useSignal<readonly Summary[] | null>(null)
  useEffect(() => {
    const refresh = () =>
      void call('tables', {}).then(list => (tables.value = list.filter(table => !table.over)))
    refresh()
    return onPush(push => push.push === 'tables' && refresh())
  }, [])
  const words = text.value
  const list = tables.value ?? []
  return (
    <section class="your-tables" aria-label={words.yourTables}>
      <h2>{words.yourTables}</h2>
      {tables.value !== null && list.length === 0 && <p class="muted">{words.noTables}</p>}
      {list.slice(0, SHOWN).map((table, place) => (
        <Entry key={table.match} table={table} number={place + 1} />
      ))}
      {list.length > SHOWN && <a href={hrefTo('replays')}>{words.moreTables(list.length - SHOWN)}</a>}
      <div class="your-tables-tools">
        <Button icon={ICONS.trophy} onPress={() => goTo('campaign')}>
          {words.campaign}
        </Button>
        <Button icon={ICONS.quill} onPress={() => goTo('chronicle')}>
          {words.chronicle}
        </Button>
        <OpenFile />
      </div>
    </section>
  )
}

function Entry({ table, number }: { readonly table: Summary; readonly number: number }) {
  const cover = gameOf(table.game)?.cover
  const others = table.seats.slice(1).map(holder => holder.name)
  return (
    <a class="entry" data-waits={table.waits} href={hrefTo('table', table.match)}>
      <span class="entry-picture">
        <Lino
          art={coverArt(`${table.game}-mark`)}
          alt=""
          shape="square"
          outline={cover?.outline}
          hue={cover?.hue}
        />
      </span>
      <span class="entry-words">
        <span class="visually-hidden">{text.value.tableNumber(number)}</span>
        <b>{cover?.title ?? table.game}</b>
        {table.standing !== '' && <span>{table.standing}</span>}
        <span>
          {others.length > 0 && `${text.value.withOthers(others)} · `}
          {table.text}
        </span>
        <span class="entry-when">{agoIn(settings.value.language, table.touched, Date.now())}</span>
      </span>
      {table.waits && <em>{text.value.yourTurn}</em>}
    </a>
  )
}

/** A match file from anywhere; a damaged one is named in a sentence and changes nothing. */
function OpenFile() {
  const chosen = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    const match = file ? await openFile(file) : null
    input.value = ''
    if (match !== null) goTo('table', match)
  }
  return (
    <label class="button plain open-file">
      <input
        type="file"
        accept="application/json,.json"
        onChange={event => void chosen(event.currentTarget)}
      />
      <span class="words">{text.value.load}</span>
    </label>
  )
}
