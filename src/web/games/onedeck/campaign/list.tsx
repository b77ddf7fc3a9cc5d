/** All heroes on this device, and two ways to add one: a new sheet, or a file. */
import { type Signal, useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { HEROES } from '../../../../games/onedeck/content/heroes.ts'
import { Button } from '../../../parts/button/button.tsx'
import { Card } from '../../../parts/card/card.tsx'
import * as ICONS from '../../../parts/icons.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { goTo, hrefTo } from '../../../shell/router.ts'
import { say } from '../../../shell/toasts.ts'
import { Cut } from '../art.tsx'
import { nameOf } from '../text/printed.ts'
import { HowHeroesGrow } from './how.tsx'
import { beginSheet, type KeptCampaignSheet, openSheet } from './sheets.ts'
import { words } from './text/index.ts'

export function CampaignSheetList({ sheets }: { readonly sheets: readonly KeptCampaignSheet[] }) {
  return (
    <main class="od-campaign">
      <PageHead title={words.value.title} lead={words.value.lead} />
      {sheets.length === 0 && <p>{words.value.none}</p>}
      <ul class="od-campaign-list">
        {sheets.map(sheet => (
          <li key={sheet.id}>
            <Entry sheet={sheet} />
          </li>
        ))}
      </ul>
      <NewSheet />
      <HowHeroesGrow />
    </main>
  )
}

function Entry({ sheet: { id, data } }: { readonly sheet: KeptCampaignSheet }) {
  const hero = HEROES.find(({ id }) => id === data.hero) ?? { name: data.hero, hue: undefined }
  return (
    <a class="od-campaign-entry" href={hrefTo('campaign', id)}>
      <Card>
        <span class="od-campaign-face">
          <Cut id={data.hero} of={hero} shape="square" />
        </span>
        <span>
          <b class="display">{data.name}</b>
          <span class="muted">{nameOf(hero)}</span>
          <span class="muted">{words.value.record(data.games, data.wins)}</span>
        </span>
      </Card>
    </a>
  )
}

function NewSheet() {
  const name = useSignal('')
  const hero = useSignal('warrior')
  const begin = async (event: Event) => {
    event.preventDefault()
    if (name.value.trim() === '') return say(words.value.nameless)
    const sheet = await beginSheet(name.value.trim(), hero.value)
    if (sheet) goTo('campaign', sheet.id)
  }
  return (
    <form class="od-campaign-new" onSubmit={event => void begin(event)}>
      <h2>{words.value.begin}</h2>
      <label>
        <span>{words.value.heroName}</span>
        <input
          maxLength={60}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <div>
        <span>{words.value.heroKind}</span>
        <Faces hero={hero} />
      </div>
      <div class="od-campaign-buttons">
        <Button kind="go" icon={ICONS.quill} submit>
          {words.value.create}
        </Button>
        <FileButton />
      </div>
    </form>
  )
}

/** Heroes to choose from by their faces. */
function Faces({ hero }: { readonly hero: Signal<string> }) {
  const group = useId()
  return (
    <div class="od-campaign-faces" role="radiogroup" aria-label={words.value.heroKind}>
      {HEROES.map(one => (
        <label key={one.id} class="od-campaign-choice">
          <input
            type="radio"
            class="visually-hidden"
            name={group}
            checked={hero.value === one.id}
            onChange={() => (hero.value = one.id)}
          />
          <Cut id={one.id} of={one} shape="square" />
          <b>{nameOf(one)}</b>
        </label>
      ))}
    </div>
  )
}

/** A sheet from a file; a damaged one is refused in a sentence. */
function FileButton() {
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (!file) return
    const sheet = await openSheet(file)
    input.value = ''
    if (sheet) say(words.value.opened(sheet.data.name))
  }
  return (
    <label class="button plain od-campaign-file">
      {words.value.open}
      <input
        type="file"
        accept="application/json,.json"
        class="visually-hidden"
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
    </label>
  )
}
