/** The tables of this server that are open to everybody. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import type { LobbyEntry } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf, titleOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { agoIn } from '../shell/ago.ts'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { goTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { call } from '../shell/wire.ts'
import { ask } from './ask.ts'
import './lobby.css'
import { words } from './text/index.ts'

/** Milliseconds between looks at who has opened a table. */
const LOOK_AGAIN = 10_000

export function LobbyScreen() {
  const said = words.value
  const listed = useSignal<readonly LobbyEntry[] | null>(null)
  const fault = useSignal<string | null>(null)
  useEffect(() => {
    const read = async () => {
      try {
        listed.value = await call('lobby', {})
        fault.value = null
      } catch (error) {
        fault.value = messageOf(error)
      }
    }
    void read()
    const again = setInterval(() => void read(), LOOK_AGAIN)
    return () => clearInterval(again)
  }, [])
  return (
    <div class="lobby">
      <PageHead title={said.lobby} lead={said.lobbyLead} />
      <main class="lobby-tables">
        {listed.value === null && <p role="status">{fault.value === null ? said.seeking : said.noServer}</p>}
        {listed.value?.length === 0 && (
          <NothingYet
            icon={ICONS.friends}
            hue="var(--level-6)"
            title={said.lobbyEmpty}
            help={said.lobbyEmptyHelp}
          />
        )}
        {listed.value?.map(entry => (
          <Entry key={entry.match} entry={entry} />
        ))}
      </main>
    </div>
  )
}

function Entry({ entry: { match, game, host, taken, seats, touched } }: { readonly entry: LobbyEntry }) {
  const said = words.value
  const cover = gameOf(game)?.cover
  return (
    <Card class="lobby-table">
      <span class="lobby-picture">
        <Lino
          art={coverArt(`${game}-mark`)}
          alt=""
          shape="square"
          outline={cover?.outline}
          hue={cover?.hue}
        />
      </span>
      <div class="lobby-words">
        <h2>{titleOf(game)}</h2>
        <p>{said.by(host)}</p>
        <p class="muted">
          {said.taken(taken, seats)} · {agoIn(settings.value.language, touched, Date.now())}
        </p>
      </div>
      <Button
        kind="go"
        icon={ICONS.friends}
        name={said.joinAt(titleOf(game), host)}
        onPress={() => void enter(match)}
      >
        {said.join}
      </Button>
    </Card>
  )
}

async function enter(match: string): Promise<void> {
  if (await ask('enter', { match })) goTo('table', match)
}
