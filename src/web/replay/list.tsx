/** Every match of this device: watch it, go on, save it, remove it; and matches from files. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Summary } from '../../table/protocol.ts'
import * as ICONS from '../parts/icons.ts'
import { FileButton } from '../shell/file-button.tsx'
import { openFile } from '../shell/files.ts'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { say } from '../shell/toasts.ts'
import { call, onPush } from '../shell/wire.ts'
import './list.css'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

export function ReplayList() {
  const tables = useSignal<readonly Summary[] | null>(null)
  const titles = useSignal<Readonly<Record<string, string>>>({})
  useEffect(() => {
    const ask = async () => {
      tables.value = await call('tables', {})
    }
    const name = async () => {
      titles.value = Object.fromEntries((await call('games', {})).map(({ id, title }) => [id, title]))
    }
    void ask()
    void name()
    return onPush(({ push }) => {
      if (push === 'tables') void ask()
    })
  }, [])
  const list = tables.value
  const group = (over: boolean) => list?.filter(table => table.over === over) ?? []
  const running = group(false)
  return (
    <div class="replays" onDragOver={event => event.preventDefault()} onDrop={event => void dropped(event)}>
      <PageHead title={words.value.replays} lead={words.value.lead}>
        <FileButton label={words.value.import} onFile={file => void take(file)} />
      </PageHead>
      <main>
        {list?.length === 0 && (
          <NothingYet
            icon={ICONS.replay}
            hue="var(--level-5)"
            title={words.value.none}
            help={words.value.noneHelp}
          />
        )}
        <Group title={words.value.running} tables={running} titles={titles.value} after={0} />
        <Group
          title={words.value.finished}
          tables={group(true)}
          titles={titles.value}
          after={running.length}
        />
      </main>
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly tables: readonly Summary[]
  readonly titles: Readonly<Record<string, string>>
  /** How many stand above it. */
  readonly after: number
}

function Group({ title, tables, titles, after }: GroupProps) {
  if (tables.length === 0) return null
  return (
    <section class="replays-group">
      <h2>{title}</h2>
      <ul>
        {tables.map((table, place) => (
          <Row key={table.match} table={table} title={titles[table.game] ?? ''} number={after + place + 1} />
        ))}
      </ul>
    </section>
  )
}

/** What cannot be read is said in a sentence by whoever reads it, and nothing is lost. */
async function take(file: File): Promise<void> {
  if ((await openFile(file)) !== null) say(words.value.opened)
}

async function dropped(event: DragEvent): Promise<void> {
  event.preventDefault()
  for (const file of event.dataTransfer?.files ?? []) await take(file)
}
