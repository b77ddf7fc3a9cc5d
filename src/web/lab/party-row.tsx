/** An option of which several choices go together: how many, and which. */
import type { OptionFact, OptionWords } from '../../engine/types.ts'
import { Button } from '../parts/button/button.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { heroesOf, toggleHero, withSize } from '../setup/party.ts'
import { Row } from '../setup/row.tsx'
import { words as setupWords } from '../setup/text/index.ts'
import { withSetup } from './draft.ts'
import type { SheetProps } from './laid.ts'

interface Props extends SheetProps {
  readonly option: OptionFact
  readonly said: OptionWords | undefined
}

export function PartyRow({ option: { name, pick = [] }, said, draft, onChange }: Props) {
  const { setup } = draft
  const names = said?.choices ?? {}
  const party = heroesOf(setup)
  return (
    <Row label={said?.label ?? name}>
      <Segmented
        label={setupWords.value.partySize}
        value={setup.partySize}
        options={pick.map(size => ({ value: size, label: String(size) }))}
        onChange={size => onChange(withSetup(draft, withSize(setup, size, Object.keys(names))))}
      />
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
    </Row>
  )
}
