/** In the set-up: a hero of the campaign brings talents, and takes the place of the hero who would have gone. */
import { useEffect } from 'preact/hooks'
import { Segmented } from '../../../parts/segmented/segmented.tsx'
import { withSheet } from '../../../setup/party.ts'
import { Row } from '../../../setup/row.tsx'
import type { SetupProps } from '../../page-game.ts'
import { bringing, readSheets, sheets } from '../campaign/sheets.ts'
import { words } from '../campaign/text/index.ts'

export function SheetRow({ draft, onChange }: SetupProps) {
  useEffect(() => void readSheets(), [])
  const kept = sheets.value ?? []
  if (kept.length === 0) return null
  return (
    <Row label={words.value.title}>
      <Segmented
        label={words.value.title}
        value={draft.sheets[0]?.id ?? ''}
        options={[
          { value: '', label: words.value.noSheet },
          ...kept.map(({ id, data }) => ({ value: id, label: data.name })),
        ]}
        onChange={chosen => onChange(withSheet(draft, bringing(kept, chosen)))}
      />
    </Row>
  )
}
