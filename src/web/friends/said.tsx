/** What was said, and the field to say more: every word is the plain text that it is. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Saying } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { seatColour } from '../parts/standee/standee.tsx'
import { ask } from './ask.ts'
import './said.css'
import { words } from './text/index.ts'

/** As long as what a server takes. */
const LONGEST = 300

export function Sayings({ sayings }: { readonly sayings: readonly Saying[] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [sayings.at(-1)])
  if (sayings.length === 0) return <p class="talk-sayings muted">{words.value.nothingSaid}</p>
  return (
    // Keys scroll it too.
    <div class="talk-sayings" ref={list} role="log" tabIndex={0} aria-label={words.value.talk}>
      {sayings.map(({ number, seat, name, text: what }) => (
        <p key={number} style={seat === null ? {} : seatColour(seat + 1)}>
          <b>{name === '' ? words.value.aWatcher : name}</b> {what}
        </p>
      ))}
    </div>
  )
}

interface SayProps {
  readonly match: string
  /** It was opened to say something. */
  readonly isNext?: boolean
}

export function Say({ match, isNext = false }: SayProps) {
  const draft = useSignal('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNext) field.current?.focus()
  }, [])
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const { value: what } = draft
    if (what.trim() === '') return
    draft.value = ''
    // What was refused can be mended.
    if ((await ask('say', { match, text: what })) === undefined) draft.value = what
  }
  return (
    <form class="talk-say" onSubmit={event => void send(event)}>
      <input
        ref={field}
        aria-label={words.value.sayWhat}
        placeholder={words.value.sayWhat}
        maxLength={LONGEST}
        value={draft.value}
        onInput={event => (draft.value = event.currentTarget.value)}
      />
      <Button kind={isNext ? 'go' : 'plain'} submit>
        {words.value.say}
      </Button>
    </form>
  )
}
