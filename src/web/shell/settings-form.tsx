/** What a player likes, row by row: on a page of its own, and over a table. */
import type { ComponentChildren } from 'preact'
import { PACES } from '../../table/protocol.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { text } from '../text/index.ts'
import { change, type Settings, settings } from './settings.ts'
import './settings-form.css'
import { Volume } from './volume.tsx'

export function SettingsForm() {
  const words = text.value
  const now = settings.value
  return (
    <div class="settings-form">
      <Row label={words.yourName}>
        <NameField label={words.yourName} value={now.name} onInput={name => change({ name })} />
      </Row>
      <Row label={words.language}>
        <Pick name="language" options={{ en: 'English', de: 'Deutsch' }} label={words.language} />
      </Row>
      <Row label={words.theme}>
        <Pick name="theme" options={words.themes} label={words.theme} />
      </Row>
      <Row label={words.pace}>
        <Segmented
          label={words.pace}
          value={now.pace}
          options={PACES.map(value => ({ value, label: words.paces[value] }))}
          onChange={pace => change({ pace })}
        />
      </Row>
      <Row label={words.motion}>
        <Pick name="motion" options={words.motions} label={words.motion} />
      </Row>
      <Row label={words.odds}>
        <OnOff name="odds" label={words.odds} />
      </Row>
      <Row label={words.sound}>
        <Volume />
      </Row>
      <Row label={words.forced}>
        <OnOff name="forced" label={words.forced} />
      </Row>
      <footer class="settings-foot">
        <p>{words.unofficial}</p>
        <p>{words.credits}</p>
      </footer>
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="settings-row">
      <b>{label}</b>
      {children}
    </div>
  )
}

function OnOff(props: { readonly name: 'odds' | 'forced'; readonly label: string }) {
  const { name, label } = props
  return (
    <Switch label={label} hideLabel checked={settings.value[name]} onChange={on => change({ [name]: on })} />
  )
}

/** One of a few words, as the settings keep it. */
function Pick<N extends 'language' | 'theme' | 'motion'>(props: {
  readonly name: N
  readonly label: string
  readonly options: Readonly<Record<Settings[N], string>>
}) {
  const { name, label, options } = props
  const values = Object.keys(options) as Settings[N][]
  return (
    <Segmented<Settings[N]>
      label={label}
      value={settings.value[name]}
      options={values.map(value => ({ value, label: options[value] }))}
      onChange={value => change({ [name]: value })}
    />
  )
}
