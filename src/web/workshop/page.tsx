/** The bench: what the pack is, what is wrong with it, its tables, and what can be done with it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { titleOf } from '../games/index.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { FileButton } from '../shell/file-button.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { hrefTo } from '../shell/router.ts'
import { AboutPack } from './about.tsx'
import { openPack, playPack, savePack, setUpPack, sharePack, tryPack } from './acts.ts'
import { ChangeList } from './change-list.tsx'
import { changesIn } from './changes.ts'
import { Contents } from './contents.tsx'
import { FaultList } from './fault-list.tsx'
import { useUndoKeys } from './keys.ts'
import { tableAt } from './placed.ts'
import { SentPack } from './sent.tsx'
import { TableView } from './table-view.tsx'
import type { Table } from './tables.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'
import './page.css'

/** Stands for the list of changes in the address. */
const CHANGES = 'changes'

interface Props {
  readonly work: Work
  readonly query: URLSearchParams
}

export function BenchPage({ work, query }: Props) {
  const asked = query.get('t')
  const chosen = useSignal<Table | null>(
    asked === CHANGES
      ? null
      : (work.tables.find(({ path }) => path.join('.') === asked) ?? work.tables[0] ?? null),
  )
  const choose = (table: Table | null) => {
    chosen.value = table
    nameInAddress(work, table)
  }
  useUndoKeys(work)
  useEffect(() => work.sought.subscribe(path => path && leadTo(path.join('.'))), [])
  const leadTo = (place: string) => {
    const table = tableAt(work.tables, place)
    if (table && table !== chosen.peek()) choose(table)
    // What the pack says of itself is in no table.
    if (!table) document.getElementById(`f-${place}`)?.focus()
  }
  const changes = changesIn(work.standard, work.draft.value.content)
  const packed = query.get('p')
  return (
    <div class="workshop">
      <PageHead title={words.value.of(titleOf(work.game))} lead={words.value.lead}>
        <Tools work={work} />
      </PageHead>
      <main>
        {packed !== null && (
          <SentPack work={work} packed={packed} onDone={() => nameInAddress(work, chosen.value)} />
        )}
        <AboutPack work={work} />
        <FaultList work={work} />
        <div class="ws-body">
          <Contents work={work} chosen={chosen.value} changes={changes.length} onChoose={choose} />
          {chosen.value ? (
            <TableView key={chosen.value.path.join('.')} work={work} table={chosen.value} />
          ) : (
            <ChangeList work={work} changes={changes} />
          )}
        </div>
      </main>
      <Foot work={work} changes={changes.length} />
    </div>
  )
}

function Tools({ work }: { readonly work: Work }) {
  const say = words.value
  const { past, future } = work.draft.value
  const fault = faultOf(work)
  return (
    <div class="ws-tools">
      <IconButton
        icon={ICONS.undo}
        label={say.undo}
        shortcut="Control+Z"
        why={past.length === 0 ? say.nothingToUndo : undefined}
        onPress={work.undo}
      />
      <IconButton
        icon={ICONS.redoStep}
        label={say.redo}
        shortcut="Control+Shift+Z"
        why={future.length === 0 ? say.nothingToRedo : undefined}
        onPress={work.redo}
      />
      <FileButton label={say.import} onFile={file => void openPack(work, file)} />
      <Button icon={ICONS.download} why={fault} onPress={() => savePack(work)}>
        {say.export}
      </Button>
      <Button icon={ICONS.link} why={fault} onPress={() => void sharePack(work)}>
        {say.share}
      </Button>
    </div>
  )
}

/** What keeps a draft from being played and handed on. */
function faultOf({ faults }: Work): string | undefined {
  const { length } = faults.value
  return length === 0 ? undefined : words.value.hasFaults(length)
}

/** What is done with the pack as it is: held against the standard set, or played. */
function Foot({ work, changes }: { readonly work: Work; readonly changes: number }) {
  const say = words.value
  const { length } = work.faults.value
  return (
    <footer class="ws-foot">
      <p>
        <b role="status">
          {say.count(changes)} · {length === 0 ? say.noFaults : say.faults(length)}
        </b>
        <span>{work.isKept.value ? say.kept : say.unkept}</span>
      </p>
      <Button icon={ICONS.gear} why={faultOf(work)} onPress={() => setUpPack(work)}>
        {say.setUp}
      </Button>
      <Button
        large
        icon={ICONS.curve}
        sub={say.trySub}
        why={faultOf(work) ?? (changes === 0 ? say.nothingToTry : undefined)}
        onPress={() => tryPack(work)}
      >
        {say.try}
      </Button>
      <Button
        kind="go"
        large
        icon={ICONS.dice}
        sub={say.playSub}
        why={faultOf(work)}
        onPress={() => void playPack(work)}
      >
        {say.play}
      </Button>
    </footer>
  )
}

/** Loading again leads to the same table; the focus stays where it is. */
function nameInAddress({ game }: Work, table: Table | null): void {
  const place = table?.path.join('.') ?? CHANGES
  history.replaceState(history.state, '', hrefTo('workshop', game, { t: place }))
}
