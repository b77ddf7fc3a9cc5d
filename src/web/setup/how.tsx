/** The options of the game, and what every game lets one choose. */
import { useEffect } from 'preact/hooks'
import type { Facts, Json, OptionFact } from '../../engine/types.ts'
import { bringing, readSheets, sheets } from '../games/onedeck/campaign/sheets.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { change as changeSettings, settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { text } from '../text/index.ts'
import { choiceWords, chosenIn, type Plan, withOption, withSheet } from './plan.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly facts: Facts
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

export function HowRows({ facts, plan, onChange }: Props) {
  const said = words.value
  return (
    <section>
      <h2>{said.how}</h2>
      {facts.options
        .filter(({ name, pick }) => pick === undefined && isWanted(name, plan))
        .map(option => (
          <OptionRow key={option.name} option={option} plan={plan} onChange={onChange} />
        ))}
      {facts.id === 'onedeck' && <SheetRow plan={plan} onChange={onChange} />}
      <Row label={said.undo} why={said.undoWhy}>
        <Segmented
          label={said.undo}
          value={plan.practice ? 'any' : 'own'}
          options={[
            { value: 'own', label: said.undoOwn },
            { value: 'any', label: said.undoAny },
          ]}
          onChange={how => onChange({ ...plan, practice: how === 'any' })}
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
        <PackRow plan={plan} onChange={onChange} />
        <Row label={said.seed} why={said.seedWhy}>
          <NameField
            label={said.seedLabel}
            maxLength={40}
            value={plan.seed}
            onInput={seed => onChange({ ...plan, seed })}
          />
        </Row>
      </details>
    </section>
  )
}

/** An option of one mode is asked only in that mode: `hunt.level` in `hunt`. */
function isWanted(name: string, { options }: Plan): boolean {
  const [mode, rest] = name.split('.')
  return rest === undefined || options['mode'] === mode
}

function OptionRow({ option, plan, onChange }: Omit<Props, 'facts'> & { readonly option: OptionFact }) {
  const said = words.value.options[`${plan.game}.${option.name}`] ?? words.value.options[option.name]
  const choices = option.choices.map(choice => ({ key: JSON.stringify(choice), choice }))
  const set = (key: string) =>
    onChange(withChoice(plan, option.name, choices.find(each => each.key === key)?.choice ?? null))
  return (
    <Row label={said?.label ?? option.name} why={said?.why}>
      <Segmented
        label={said?.label ?? option.name}
        value={JSON.stringify(chosenIn(plan, option))}
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
function withChoice(plan: Plan, name: string, value: Json): Plan {
  const next = withOption(plan, name, value)
  return name === 'mode' && value !== 'race' ? { ...next, places: next.places.slice(0, 1) } : next
}

function PackRow({ plan, onChange }: Omit<Props, 'facts'>) {
  const said = words.value
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (!file) return
    try {
      onChange({ ...plan, pack: { name: file.name, content: JSON.parse(await file.text()) } })
    } catch {
      say(text.value.notJson(file.name))
    }
  }
  return (
    <Row label={said.cards} why={said.cardsWhy}>
      <label class="button plain open-file">
        <input
          type="file"
          accept="application/json,.json"
          onChange={event => void choose(event.currentTarget)}
        />
        <span class="words">{plan.pack?.name ?? said.cardsOwn}</span>
      </label>
    </Row>
  )
}

/** A hero of a campaign brings talents, and takes the place of the hero who would have gone. */
function SheetRow({ plan, onChange }: Omit<Props, 'facts'>) {
  useEffect(() => void readSheets(), [])
  const kept = sheets.value ?? []
  if (kept.length === 0) return null
  return (
    <Row label={words.value.sheets}>
      <Segmented
        label={words.value.sheets}
        value={plan.sheets[0]?.id ?? ''}
        options={[
          { value: '', label: words.value.noSheet },
          ...kept.map(({ id, data }) => ({ value: id, label: data.name })),
        ]}
        onChange={chosen => onChange(withSheet(plan, bringing(kept, chosen)))}
      />
    </Row>
  )
}
