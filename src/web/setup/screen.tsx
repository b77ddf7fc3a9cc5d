/** The set-up sheet: who plays and how, with defaults that need one press. */

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { messageOf } from '../../engine/thrown.ts'
import type { Facts } from '../../engine/types.ts'
import { coverArt } from '../art/covers.ts'
import { bringing, readSheets, sheets } from '../games/onedeck/campaign/sheets.ts'
import { coverOf } from '../home/covers.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { goTo, type Route } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { Heroes } from './heroes.tsx'
import { HowRows } from './how.tsx'
import { firstPlan, heroesOf, isParty, matchOf, type Plan, withNames, withSheet } from './plan.ts'
import { Seats } from './seats.tsx'
import './setup.css'
import { Notice } from '../shell/notice.tsx'
import { words } from './text/index.ts'

export function SetupScreen({ route: { subject, query } }: { readonly route: Route }) {
  const facts = useSignal<Facts | null>(null)
  const plan = useSignal<Plan | null>(null)
  useEffect(() => {
    const lay = async () => {
      const sheet = query.get('sheet')
      if (sheet !== null) await readSheets()
      const game = (await call('games', {})).find(({ id }) => id === subject) ?? null
      if (game)
        plan.value = withSheet(firstPlan(game, settings.value.name), bringing(sheets.value ?? [], sheet))
      facts.value = game
    }
    void lay()
  }, [subject])
  if (!facts.value || !plan.value) return <Notice>{text.value.loading}</Notice>
  return <SetupSheet facts={facts.value} plan={plan.value} onChange={next => (plan.value = next)} />
}

interface Props {
  readonly facts: Facts
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

function SetupSheet({ facts, plan, onChange }: Props) {
  const cover = coverOf(facts.id)
  const fault = faultOf(facts, plan)
  return (
    <main class="setup">
      <Card class="setup-sheet">
        <div class="setup-cover">
          <Lino art={coverArt(facts.id)} alt="" shape="tall" outline={cover?.outline} hue={cover?.hue} />
          <p class="setup-reconstructed">
            <b>{words.value.reconstructed}.</b> {text.value.ours[facts.id] ?? facts.reconstructed}
          </p>
        </div>
        <header class="setup-head">
          <div>
            <h1>{words.value.title(facts.title)}</h1>
            <p>{words.value.leads[facts.id]}</p>
          </div>
          <IconButton icon={ICONS.close} label={text.value.close} onPress={() => goTo('home')} />
        </header>
        <div class="setup-body">
          {isParty(plan) && <Heroes plan={plan} onChange={onChange} />}
          <Seats facts={facts} plan={plan} onChange={onChange} />
          <HowRows facts={facts} plan={plan} onChange={onChange} />
        </div>
        <footer class="setup-foot">
          <p>{words.value.promise}</p>
          <Button kind="go" large icon={ICONS.dice} why={fault} onPress={() => void begin(plan)}>
            {words.value.start(plan.places.length)}
          </Button>
        </footer>
      </Card>
    </main>
  )
}

/** What the sheet itself can see; everything else the game says when it is asked to begin. */
function faultOf({ options }: Facts, plan: Plan): string | undefined {
  const { length } = heroesOf(plan)
  const wanted = options.find(({ name }) => name === 'heroes')?.pick
  return wanted === undefined || wanted.includes(length) ? undefined : words.value.wrongParty(length)
}

async function begin(plan: Plan): Promise<void> {
  try {
    const { match } = await call('new', matchOf(withNames(plan, words.value)))
    goTo('table', match)
  } catch (error) {
    say(messageOf(error))
  }
}
