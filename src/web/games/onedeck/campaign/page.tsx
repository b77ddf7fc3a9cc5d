/** One sheet as a printed page: the hero, the marks to make, and the talents in their columns. */
import { learnedOf } from '../../../../games/onedeck/campaign/places.ts'
import { HEROES } from '../../../../games/onedeck/content/heroes.ts'
import { BASICS, TALENTS } from '../../../../games/onedeck/content/talents.ts'
import { Button } from '../../../parts/button/button.tsx'
import { Card } from '../../../parts/card/card.tsx'
import * as ICONS from '../../../parts/icons.ts'
import { Segmented } from '../../../parts/segmented/segmented.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { goTo } from '../../../shell/router.ts'
import { Cut } from '../art.tsx'
import { effectOf, nameOf } from '../text/printed.ts'
import { GROUPS } from './groups.ts'
import { Key } from './key.tsx'
import { chooseBasic, type KeptCampaignSheet, lastMark, saveSheet, takeMarkBack, tearUp } from './sheets.ts'
import { Column } from './talents.tsx'
import { words } from './text/index.ts'

export function CampaignSheetPage({ sheet }: { readonly sheet: KeptCampaignSheet }) {
  return (
    <main class="od-campaign">
      <PageHead
        title={sheet.data.name}
        lead={`${kindOf(sheet.data.hero)}, ${words.value.record(sheet.data.games, sheet.data.wins)}`}
        onBack={() => goTo('campaign')}
      >
        <Tools sheet={sheet} />
      </PageHead>
      <Card class="od-campaign-page">
        <Hero sheet={sheet} />
        <Key />
        <div class="od-campaign-columns">
          {GROUPS.map(group => (
            <Column key={group} sheet={sheet} group={group} />
          ))}
        </div>
        <Basics sheet={sheet} />
        <p class="od-campaign-own">{words.value.own}</p>
      </Card>
    </main>
  )
}

function kindOf(hero: string): string {
  return nameOf(HEROES.find(({ id }) => id === hero)) || hero
}

function Tools({ sheet }: { readonly sheet: KeptCampaignSheet }) {
  const remove = () => void tearUp(sheet).then(() => goTo('campaign'))
  return (
    <div class="od-campaign-buttons">
      <Button kind="go" icon={ICONS.play} onPress={() => goTo('setup', 'onedeck', { sheet: sheet.id })}>
        {words.value.play}
      </Button>
      <Button icon={ICONS.download} onPress={() => saveSheet(sheet)}>
        {words.value.save}
      </Button>
      <Button
        kind="risk"
        icon={ICONS.trash}
        sub={words.value.removeSub}
        ask={words.value.removeAsk}
        onPress={remove}
      >
        {words.value.remove}
      </Button>
    </div>
  )
}

function Hero({ sheet }: { readonly sheet: KeptCampaignSheet }) {
  const { data } = sheet
  const hero = HEROES.find(({ id }) => id === data.hero) ?? { name: data.hero, hue: undefined }
  return (
    <header class="od-campaign-hero">
      <span class="od-campaign-face">
        <Cut id={data.hero} of={hero} shape="square" />
      </span>
      <div class="od-campaign-earned">
        <h2>{words.value.marksLeft}</h2>
        <Earned earned={data.earned} />
        <TakeBack sheet={sheet} />
      </div>
    </header>
  )
}

/** One press makes a mark; another takes it back, until the sheet has changed otherwise. */
function TakeBack({ sheet }: { readonly sheet: KeptCampaignSheet }) {
  const last = lastMark(sheet)
  if (!last) return null
  const talent = TALENTS.find(({ id }) => id === last.talent)
  return (
    <Button icon={ICONS.undo} onPress={() => void takeMarkBack(last)}>
      {words.value.takeBack(nameOf(talent))}
    </Button>
  )
}

function Earned({ earned }: { readonly earned: readonly [number, number, number] }) {
  const [easy, medium, hard] = earned
  const { marks, noMarks } = words.value
  if (easy + medium + hard === 0) return <p class="muted">{noMarks}</p>
  return (
    <ul>
      {easy > 0 && <li>{marks.easy(easy)}</li>}
      {medium > 0 && <li>{marks.medium(medium)}</li>}
      {hard > 0 && <li>{marks.hard(hard)}</li>}
    </ul>
  )
}

function Basics({ sheet }: { readonly sheet: KeptCampaignSheet }) {
  const { data } = sheet
  const chosen = BASICS.find(({ id }) => id === data.basic)
  const isVeteran = learnedOf(TALENTS, data).talents.includes('veteran')
  return (
    <section class="od-campaign-basics">
      <div>
        <h2>{words.value.basics}</h2>
        <p class="muted">{isVeteran ? words.value.basicsHelp : words.value.basicsLater}</p>
      </div>
      <Segmented
        label={words.value.basics}
        value={data.basic}
        options={BASICS.map(basic => ({ value: basic.id, label: nameOf(basic) }))}
        onChange={basic => void chooseBasic(sheet, basic)}
      />
      <p class="muted">{chosen && effectOf(chosen)}</p>
    </section>
  )
}
