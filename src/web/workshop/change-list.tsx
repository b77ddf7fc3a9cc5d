/** Everything that differs from the standard set, to be set back one by one. */
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { type Change, settingBack } from './changes.ts'
import { isFields, isList, partAt } from './edits.ts'
import { placeWord, valueWord } from './said.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'
import './change-list.css'

interface Props {
  readonly work: Work
  readonly changes: readonly Change[]
}

export function ChangeList({ work, changes }: Props) {
  const say = words.value
  if (changes.length === 0) return <p class="muted">{say.noChanges}</p>
  return (
    <section class="ws-changes" aria-label={say.changes}>
      <div class="ws-table-head">
        <h2>{say.changes}</h2>
        <Button icon={ICONS.undo} onPress={() => work.edit(changes.map(settingBack))}>
          {say.setAllBack}
        </Button>
      </div>
      <Card class="ws-paper">
        <ul>
          {changes.map(change => (
            <Item key={`${change.path.join('.')} ${kindOf(work, change)}`} work={work} change={change} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

type Kind = 'set' | 'added' | 'removed'

/** Entries come and go; a field that was empty is set. */
function kindOf(work: Work, { path, base, now }: Change): Kind {
  if (!isList(partAt(work.standard, path.slice(0, -1)))) return 'set'
  if (base === undefined && isFields(now)) return 'added'
  return now === undefined && isFields(base) ? 'removed' : 'set'
}

function Item({ work, change }: { readonly work: Work; readonly change: Change }) {
  const { path, base, now } = change
  const say = words.value
  const said = work.words.value
  const { content } = work.draft.value
  const kind = kindOf(work, change)
  // What is gone is not found in the content any more.
  const what = placeWord(work, kind === 'removed' ? work.standard : content, path)
  const [from, to] = [valueWord(said, base), valueWord(said, now)]
  return (
    <li>
      <span class="ws-change-what">{what}</span>
      <span class="ws-change-how">{kind === 'set' ? <Turned from={from} to={to} /> : say[kind]}</span>
      <Button
        icon={ICONS.undo}
        name={`${say.back}: ${what}`}
        onPress={() => work.edit([settingBack(change)])}
      >
        {say.back}
      </Button>
    </li>
  )
}

function Turned({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      <del>{from}</del> → <ins>{to}</ins>
    </>
  )
}
