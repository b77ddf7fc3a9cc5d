/** What a player likes. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { IconButton } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { text } from '../text/index.ts'
import { change, PACES, type Settings, settings } from './settings.ts'
import { Volume } from './volume.tsx'
import './settings-screen.css'

export function SettingsScreen() {
  const words = text.value
  const now = settings.value
  useEffect(closeByKey, [])
  return (
    <main class="settings">
      <Card class="settings-sheet">
        <header class="settings-head">
          <h1>{words.settings}</h1>
          <IconButton icon={ICONS.close} label={words.close} onPress={goBack} />
        </header>
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
          <Switch label={words.odds} hideLabel checked={now.odds} onChange={odds => change({ odds })} />
        </Row>
        <Row label={words.sound}>
          <Volume />
        </Row>
        <Row label={words.forced}>
          <Switch
            label={words.forced}
            hideLabel
            checked={now.forced}
            onChange={forced => change({ forced })}
          />
        </Row>
        <footer class="settings-foot">
          <p>{words.unofficial}</p>
          <p>{words.credits}</p>
        </footer>
      </Card>
    </main>
  )
}

function goBack(): void {
  history.back()
}

/** Escape closes the sheet, until the answer is called. */
function closeByKey(): () => void {
  const hear = ({ key, repeat }: KeyboardEvent) => {
    if (key === 'Escape' && !repeat) goBack()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

function Row({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="settings-row">
      <b>{label}</b>
      {children}
    </div>
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
