/** What the pack is called and what is different in it. */
import type { Json } from '../../engine/types.ts'
import { Card } from '../parts/card/card.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import { partAt } from './edits.ts'
import { fieldEdit, writtenOf } from './field-edit.ts'
import { faultsWithin } from './placed.ts'
import { faultWord } from './said.ts'
import { ABOUT } from './tables.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'

export function nameOfPack(content: Json): string {
  return writtenOf(partAt(content, [ABOUT, 'name'])).trim()
}

export function AboutPack({ work }: { readonly work: Work }) {
  const { content } = work.draft.value
  const say = words.value
  const faults = faultsWithin(work.faults.value, [ABOUT])
  const put = (name: string, written: string) =>
    work.write(
      fieldEdit(
        content,
        { path: [], schema: work.schema },
        [ABOUT, name],
        written === '' ? undefined : written,
      ),
    )
  return (
    <Card class="ws-about">
      <label>
        <span>{say.name}</span>
        <input
          id={`f-${ABOUT}.name`}
          maxLength={60}
          autocomplete="off"
          placeholder={say.unnamed}
          aria-invalid={faults.length > 0 || undefined}
          value={writtenOf(partAt(content, [ABOUT, 'name']))}
          onInput={event => put('name', event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{say.about}</span>
        <textarea
          id={`f-${ABOUT}.text`}
          rows={1}
          maxLength={600}
          value={writtenOf(partAt(content, [ABOUT, 'text']))}
          onInput={event => put('text', event.currentTarget.value)}
        />
      </label>
      <Chip about={say.houseMadeWhy}>{say.houseMade}</Chip>
      {faults.length > 0 && <p class="ws-fault">{faults.map(faultWord).join(' ')}</p>}
    </Card>
  )
}
