/** What is said, beside the table. */
import { Button, IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'
import { ask } from './ask.ts'
import { Say, Sayings } from './said.tsx'
import type { Talk } from './talk.ts'
import './talk-panel.css'
import { words } from './text/index.ts'

interface Props {
  readonly talk: Talk
  /** Those who play together have a few words at hand. */
  readonly isTogether: boolean
}

export function TalkPanel({ talk, isTogether }: Props) {
  const said = words.value
  const { sayings, mutedAt, match } = talk
  const isMuted = mutedAt.value !== null
  return (
    <aside class="talk" aria-label={said.talk}>
      <header class="talk-head">
        <h2>{said.talk}</h2>
        <Button
          icon={isMuted ? ICONS.loud : ICONS.silent}
          onPress={() => (mutedAt.value = isMuted ? null : (sayings.value.at(-1)?.number ?? 0))}
        >
          {isMuted ? said.unmute : said.mute}
        </Button>
        <IconButton icon={ICONS.close} label={text.value.close} onPress={talk.toggle} />
      </header>
      <Sayings sayings={sayings.value} />
      {isMuted && <p class="talk-muted">{said.muted}</p>}
      {isTogether && (
        <div class="talk-quick">
          {said.quick.map(quick => (
            <Button key={quick} onPress={() => void ask('say', { match, text: quick })}>
              {quick}
            </Button>
          ))}
        </div>
      )}
      <Say match={match} isNext />
    </aside>
  )
}
