/** The settings as a page. */
import { ServerDevice } from '../notices/server-device.tsx'
import { Card } from '../parts/card/card.tsx'
import { text } from '../text/index.ts'
import { PageHead } from './page-head.tsx'
import { SettingsForm } from './settings-form.tsx'
import './settings-screen.css'

export function SettingsScreen() {
  return (
    <main class="settings">
      <Card class="settings-sheet">
        <PageHead title={text.value.settings} />
        <SettingsForm />
        <ServerDevice />
      </Card>
    </main>
  )
}
