/** The set-up sheet: who plays and how, with defaults that need one press. */

import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Facts } from '../../engine/types.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf } from '../games/index.ts'
import type { AboutWords, SetupExtra, SetupProps } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { begin } from './begin.ts'
import { callOf, firstDraft, namesakesIn, peopleIn, type SetupDraft } from './draft.ts'
import { nameOfYou, withFriends } from './far-draft.ts'
import { Heroes } from './heroes.tsx'
import { HowRows } from './how.tsx'
import { LookedAt } from './looked-at.tsx'
import { packName } from './pack-name.ts'
import { heroesOf } from './party.ts'
import { Seats } from './seats.tsx'
import './setup.css'
import { Notice } from '../shell/notice.tsx'
import { words } from './text/index.ts'

/** What the set-up shows of a game. */
interface Laid {
  readonly facts: Facts
  readonly about: Signal<AboutWords>
  readonly extra: SetupExtra | undefined
}

export function SetupScreen({ route: now }: { readonly route: Route }) {
  const { subject, query } = now
  const laid = useSignal<Laid | null>(null)
  const draft = useSignal<SetupDraft | null>(null)
  useEffect(() => {
    const lay = async () => {
      const found = await layOut(subject)
      const first = firstDraft(found.facts, settings.value.name)
      const prepared = (await found.extra?.prepare?.(first, query)) ?? first
      const packed = { ...prepared, pack: await packAskedFor(subject, query) }
      draft.value = now.screen === 'friends' ? farFrom(packed, found) : packed
      laid.value = found
    }
    lay().catch(turnBackFrom(now))
  }, [subject])
  if (!laid.value || !draft.value) return <Notice>{text.value.loading}</Notice>
  return <SetupSheet {...laid.value} draft={draft.value} onChange={next => (draft.value = next)} />
}

async function layOut(id: string): Promise<Laid> {
  const game = gameOf(id)
  const [games, about, extra] = await Promise.all([call('games', {}), game?.about(), game?.setup?.()])
  const facts = games.find(each => each.id === id)
  if (!facts || !about) throw new Error(text.value.noGame)
  return { facts, about, extra }
}

/** A link from the workshop asks for what lies on its bench. */
async function packAskedFor(game: string, query: URLSearchParams): Promise<SetupDraft['pack']> {
  if (query.get('pack') !== 'workshop') return null
  const { keptDraft } = await import('../workshop/kept.ts')
  const content = keptDraft(game)?.content
  return content === undefined ? null : { name: packName(content, words.value.fromWorkshop), content }
}

/** Heroes are those that the game has words for. */
function farFrom(draft: SetupDraft, { facts, about }: Laid): SetupDraft {
  const heroes = Object.keys(about.value.options['heroes']?.choices ?? {})
  return facts.seats.max > 1 ? withFriends(draft, facts, heroes) : draft
}

function SetupSheet({ facts, about, extra, draft, onChange }: Laid & SetupProps) {
  const cover = gameOf(facts.id)?.cover
  const looks = extra?.looks ?? {}
  const said = about.value
  const fault = faultOf(draft)
  return (
    <main class="setup">
      <Card class="setup-sheet">
        <div class="setup-cover">
          <Lino art={coverArt(facts.id)} alt="" shape="tall" outline={cover?.outline} hue={cover?.hue} />
          {extra?.Goal && <extra.Goal />}
        </div>
        <PageHead class="setup-head" title={words.value.title(facts.title)} lead={said.lead} />
        <div class="setup-body">
          {looks['heroes'] && (
            <Heroes
              facts={facts}
              said={said.options}
              look={looks['heroes']}
              draft={draft}
              onChange={onChange}
            />
          )}
          <LookedAt facts={facts} said={said.options} looks={looks} draft={draft} onChange={onChange} />
          <Seats
            facts={facts}
            heroes={said.options['heroes']?.choices ?? {}}
            extra={extra}
            draft={draft}
            onChange={onChange}
          />
          <HowRows facts={facts} said={said.options} extra={extra} draft={draft} onChange={onChange} />
          <p class="setup-reconstructed">
            <b>{words.value.reconstructed}.</b> {said.reconstructed}
          </p>
        </div>
        <footer class="setup-foot">
          <p>{draft.far ? words.value.farPromise : words.value.promise}</p>
          <Button kind="go" large icon={ICONS.dice} why={fault} onPress={() => void begin(draft)}>
            {draft.far ? words.value.invite : words.value.start(draft.places.length)}
          </Button>
        </footer>
      </Card>
    </main>
  )
}

/** What the sheet itself can see; everything else the game says when it is asked to begin. */
function faultOf(draft: SetupDraft): string | undefined {
  const missing = draft.partySize - heroesOf(draft).length
  if (missing > 0) return words.value.heroesMissing(missing)
  if (draft.far && peopleIn(draft) < 2) return words.value.noFriend
  if (draft.far && nameOfYou(draft) === '') return words.value.nameMissing
  const [namesake] = namesakesIn(draft, words.value)
  return namesake === undefined ? undefined : words.value.nameTaken(callOf(draft, namesake, words.value))
}
