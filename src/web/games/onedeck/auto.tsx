/** Plays what a good player would, step by step, until only the word "done" is left; any press ends it. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { say } from '../../shell/toasts.ts'
import { call } from '../../shell/wire.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'
import { choicesOf, isPlacing, type Props } from './view.ts'

const isOn = signal(false)
let hasPlaced = false

/** What is left to the person: ending the encounter, and what cannot be had back. */
const KEPT: readonly string[] = ['done', 'reopen', 'drink', 'heal', 'discard', 'unstore']

export function Auto({ props }: { readonly props: Props }) {
  const { picture, view, choices } = props
  const isAsked = choices.length > 0
  useEffect(() => {
    if (!isOn.value || !isAsked) return undefined
    if (!isPlacing(view) || picture.seat === null) {
      isOn.value = false
      return undefined
    }
    let isGone = false
    void call('hint', { match: picture.match }).then(({ choice }) => {
      if (isGone || !isOn.value) return
      if (!KEPT.includes(choice.action.kind)) {
        hasPlaced = true
        return props.playOn(choice)
      }
      isOn.value = false
      if (!hasPlaced) say(words.value.autoNone)
    })
    return () => {
      isGone = true
    }
  }, [picture.version, isAsked, isOn.value])
  useEffect(() => {
    const stop = () => (isOn.value = false)
    addEventListener('keydown', stop)
    return () => {
      removeEventListener('keydown', stop)
      stop()
    }
  }, [])
  const canStart =
    view.frame.kind === 'fight' && choicesOf(choices, 'lay').length + choicesOf(choices, 'use').length > 0
  if (!isOn.value && !canStart) return null
  return (
    <Button
      icon={ICONS.auto}
      class="od-auto-place"
      pressed={isOn.value}
      sub={words.value.autoHelp}
      onPress={() => {
        hasPlaced = false
        isOn.value = !isOn.value
      }}
    >
      {isOn.value ? words.value.autoStop : words.value.auto}
    </Button>
  )
}
