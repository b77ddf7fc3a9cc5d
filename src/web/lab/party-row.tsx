/** An option of which several choices go together: how many, and which. */
import type { OptionFact, OptionWords } from '../../engine/types.ts'
import { Button } from '../parts/button/button.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { heroesOf, toggleHero, withSize } from '../setup/party.ts'
import { Row } from '../setup/row.tsx'
import { words as setupWords } from '../setup/text/index.ts'
import { withDrawn, withSetup } from './draft.ts'
import type { SheetProps } from './laid.ts'
import { words } from './text/index.ts'

interface Props extends SheetProps {
  readonly option: OptionFact
  readonly said: OptionWords | undefined
}

/** No party is as large. */
const ANY = 0

export function PartyRow({ option: { name, pick = [] }, said, draft, onChange }: Props) {
  const { setup } = draft
  const names = said?.choices ?? {}
  const party = heroesOf(setup)
  const isDrawn = draft.any.includes(name)
  const { any, anyWhy } = words.value
  const resize = (size: number) =>
    onChange(withDrawn(withSetup(draft, withSize(setup, size, Object.keys(names))), name, false))
  return (
    <Row label={said?.label ?? name} why={isDrawn ? anyWhy : undefined}>
      <Segmented
        label={setupWords.value.partySize}
        value={isDrawn ? ANY : setup.partySize}
        options={[...pick.map(size => ({ value: size, label: String(size) })), { value: ANY, label: any }]}
        onChange={size => (size === ANY ? onChange(withDrawn(draft, name, true)) : resize(size))}
      />
      {!isDrawn && (
        <div class="lab-party" role="group" aria-label={said?.label ?? name}>
          {Object.entries(names).map(([hero, called]) => (
            <Button
              key={hero}
              pressed={party.includes(hero)}
              onPress={() => onChange(withSetup(draft, toggleHero(setup, hero)))}
            >
              {called}
            </Button>
          ))}
        </div>
      )}
    </Row>
  )
}
