/** The options of the game, and what every game lets one choose. */
import { useState } from 'preact/hooks'
import type { Facts, OptionFact } from '../../engine/types.ts'
import type { AboutWords, ChoiceLook, SetupExtra, SetupProps } from '../games/page-game.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { change as changeSettings, settings } from '../shell/settings.ts'
import { isOfMode, type SetupDraft } from './draft.ts'
import { OptionRow } from './option-row.tsx'
import { PackRow } from './pack-row.tsx'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props extends SetupProps {
  readonly facts: Facts
  readonly said: AboutWords['options']
  readonly extra: SetupExtra | undefined
}

export function HowRows({ facts, said: options, extra, draft, onChange }: Props) {
  const said = words.value
  // Who comes with a pack is shown that it is chosen.
  const [hasPack] = useState(draft.pack !== null)
  return (
    <section>
      <h2>{said.how}</h2>
      {facts.options
        .filter(option => isWordy(option, extra?.looks ?? {}, draft))
        .map(option => (
          <OptionRow
            key={option.name}
            option={option}
            said={options[option.name]}
            draft={draft}
            onChange={onChange}
          />
        ))}
      {extra?.Row && <extra.Row draft={draft} onChange={onChange} />}
      {!draft.far && <UndoRow draft={draft} onChange={onChange} />}
      <Row label={said.odds} why={said.oddsWhy}>
        <Switch
          label={said.odds}
          hideLabel
          checked={settings.value.odds}
          onChange={odds => changeSettings({ odds })}
        />
      </Row>
      <details class="setup-more" open={hasPack}>
        <summary>{said.more}</summary>
        <PackRow draft={draft} onChange={onChange} />
        {!draft.far && <SeedRow draft={draft} onChange={onChange} />}
      </details>
    </section>
  )
}

function UndoRow({ draft, onChange }: SetupProps) {
  const said = words.value
  return (
    <Row label={said.undo} why={said.undoWhy}>
      <Segmented
        label={said.undo}
        value={draft.practice ? 'any' : 'own'}
        options={[
          { value: 'own', label: said.undoOwn },
          { value: 'any', label: said.undoAny },
        ]}
        onChange={how => onChange({ ...draft, practice: how === 'any' })}
      />
    </Row>
  )
}

function SeedRow({ draft, onChange }: SetupProps) {
  const said = words.value
  return (
    <Row label={said.seed} why={said.seedWhy}>
      <NameField
        label={said.seedLabel}
        maxLength={40}
        value={draft.seed}
        onInput={seed => onChange({ ...draft, seed })}
      />
    </Row>
  )
}

/** An option of one mode is asked only in that mode: `hunt.level` in `hunt`, and below its card where modes are cards. */
function isWordy(
  { name, pick }: OptionFact,
  looks: Readonly<Record<string, ChoiceLook>>,
  { options }: SetupDraft,
): boolean {
  if (pick !== undefined || looks[name]) return false
  return !name.includes('.') || (!looks['mode'] && isOfMode(name, options['mode']))
}
