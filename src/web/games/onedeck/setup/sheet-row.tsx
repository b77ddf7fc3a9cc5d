/** In the set-up: a hero of the campaign brings talents, and takes the place of the hero who would have gone. */
import { useEffect } from 'preact/hooks'
import { HEROES } from '../../../../games/onedeck/content/heroes.ts'
import { Segmented } from '../../../parts/segmented/segmented.tsx'
import { withSheet } from '../../../setup/draft.ts'
import { Row } from '../../../setup/row.tsx'
import type { SetupExtra, SetupProps } from '../../page-game.ts'
import { bringing, readSheets, sheets } from '../campaign/sheets.ts'
import { words } from '../campaign/text/index.ts'
import { figureOf } from '../figures.ts'

export const setup: SetupExtra = {
  Row: SheetRow,
  figureOf: hero => figureOf(HEROES.find(({ id }) => id === hero)),
  prepare: async (draft, query) => {
    const sheet = query.get('sheet')
    if (sheet === null) return draft
    await readSheets()
    return withSheet(draft, bringing(sheets.value ?? [], sheet))
  },
}

function SheetRow({ draft, onChange }: SetupProps) {
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
