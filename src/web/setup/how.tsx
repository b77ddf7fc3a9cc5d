/** The options of the game, and what every game lets one choose. */
import type { Facts, Json, OptionFact, OptionWords } from '../../engine/types.ts'
import type { AboutWords, SetupExtra, SetupProps } from '../games/page-game.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { change as changeSettings, settings } from '../shell/settings.ts'
import { choiceWords, chosenIn, type SetupDraft, withOption } from './draft.ts'
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
  return (
    <section>
      <h2>{said.how}</h2>
      {facts.options
        .filter(({ name, pick }) => pick === undefined && !extra?.looks?.[name] && isWanted(name, draft))
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
      <Row label={said.odds} why={said.oddsWhy}>
        <Switch
          label={said.odds}
          hideLabel
          checked={settings.value.odds}
          onChange={odds => changeSettings({ odds })}
        />
      </Row>
      <details class="setup-more">
        <summary>{said.more}</summary>
        <PackRow draft={draft} onChange={onChange} />
        <Row label={said.seed} why={said.seedWhy}>
          <NameField
            label={said.seedLabel}
            maxLength={40}
            value={draft.seed}
            onInput={seed => onChange({ ...draft, seed })}
          />
        </Row>
      </details>
    </section>
  )
}

/** An option of one mode is asked only in that mode: `hunt.level` in `hunt`. */
function isWanted(name: string, { options }: SetupDraft): boolean {
  const [mode, rest] = name.split('.')
  return rest === undefined || options['mode'] === mode
}

interface OptionProps extends SetupProps {
  readonly option: OptionFact
  readonly said: OptionWords | undefined
}

function OptionRow({ option, said, draft, onChange }: OptionProps) {
  const choices = option.choices.map(choice => ({ key: JSON.stringify(choice), choice }))
  const set = (key: string) =>
    onChange(withChoice(draft, option, choices.find(each => each.key === key)?.choice ?? null))
  return (
    <Row label={said?.label ?? option.name} why={said?.why}>
      <Segmented
        label={said?.label ?? option.name}
        value={JSON.stringify(chosenIn(draft, option))}
        options={choices.map(({ key, choice }) => ({
          value: key,
          label: choiceWords(choice, words.value.none, said?.choices),
        }))}
        onChange={set}
      />
    </Row>
  )
}

/** A mode for one player leaves one player at the table. */
function withChoice(draft: SetupDraft, { name, standard }: OptionFact, value: Json): SetupDraft {
  const next = withOption(draft, name, value)
  return name === 'mode' && value !== standard ? { ...next, places: next.places.slice(0, 1) } : next
}
