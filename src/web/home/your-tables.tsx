/** Matches on this device that can be continued. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Summary } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/home-icons.generated.ts'
import { openFile } from '../shell/files.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { markTurns } from '../shell/waiting.ts'
import { call, onPush } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { isUnderWay, turnsIn } from './standing.ts'
import { TableEntry } from './table-entry.tsx'
import './your-tables.css'

const SHOWN = 5

export function YourTables() {
  const tables = useSignal<readonly Summary[] | null>(null)
  useEffect(() => {
    const refresh = () =>
      void call('tables', {}).then(list => {
        tables.value = list.filter(isUnderWay)
        markTurns(turnsIn(tables.value))
      })
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
        <TableEntry key={table.match} table={table} number={place + 1} />
      ))}
      {list.length > SHOWN && <a href={hrefTo('replays')}>{words.moreTables(list.length - SHOWN)}</a>}
      <div class="your-tables-tools">
        <Button icon={ICONS.trophy} onPress={() => goTo('campaign')}>
          {words.campaign}
        </Button>
        <Button icon={ICONS.quill} onPress={() => goTo('chronicle')}>
          {words.chronicle}
        </Button>
        <Button onPress={() => goTo('workshop')}>{words.workshop}</Button>
        <Button onPress={() => goTo('lab')}>{words.laboratory}</Button>
        <OpenFile />
      </div>
    </section>
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
