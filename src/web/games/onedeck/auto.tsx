/** Plays what a good player would for one person, step by step, until only the word "done" is left; any press ends it. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Seat } from '../../../engine/types.ts'
import { Button } from '../../parts/button/button.tsx'
import { say } from '../../shell/toasts.ts'
import { call } from '../../shell/wire.ts'
import { figureOf } from './figures.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'
import { nameOf } from './text/printed.ts'
import { hasVoices, heroesHere, seatOf } from './tray/whose.ts'
import { choicesOf, type DeckScene, isPlacing, type Props } from './view.ts'

/** Whose dice are being placed. */
const placing = signal<Seat | null>(null)
let hasPlaced = false

/** What is left to the person: ending the encounter, and what cannot be had back. */
const KEPT: readonly string[] = ['done', 'reopen', 'drink', 'heal', 'discard', 'unstore']

/** By a key, or because the table has gone on since it was drawn and there is nothing to advise. */
function stopPlacing(): void {
  placing.value = null
}

export function Auto({ props }: { readonly props: Props }) {
  const { picture, view, choices } = props
  const isAsked = choices.length > 0
  const seat = placing.value
  useEffect(() => {
    if (seat === null || !isAsked) return undefined
    if (!isPlacing(view) || !isTurnOf(props, seat)) {
      placing.value = null
      return undefined
    }
    let isGone = false
    void call('hint', { match: picture.match, seat }).then(({ choice }) => {
      if (isGone || placing.value === null) return
      if (!KEPT.includes(choice.action.kind)) {
        const isFurther = hasPlaced
        hasPlaced = true
        return props.playOn(choice, isFurther)
      }
      placing.value = null
      if (!hasPlaced) say(words.value.autoNone)
    }, stopPlacing)
    return () => {
      isGone = true
    }
  }, [picture.version, isAsked, seat])
  useEffect(() => {
    addEventListener('keydown', stopPlacing)
    return () => {
      removeEventListener('keydown', stopPlacing)
      stopPlacing()
    }
  }, [])
  const hero = heroToPlace(props)
  if (picture.withoutHints || (seat === null && hero === undefined)) return null
  return (
    <Button
      icon={hasVoices(view) && hero !== undefined ? figureOf(view.party[hero]) : ICONS.auto}
      class="od-auto-place"
      pressed={seat !== null}
      sub={words.value.autoHelp}
      onPress={() => {
        hasPlaced = false
        placing.value = seat === null && hero !== undefined ? seatOf(view, hero) : null
      }}
    >
      {seat !== null ? words.value.autoStop : <AutoName view={view} hero={hero} />}
    </Button>
  )
}

/** The first hero here, as dice were taken up, who can still lay a die or use a skill. */
function heroToPlace(props: Props): number | undefined {
  const { view, choices } = props
  if (view.frame.kind !== 'fight') return undefined
  const able = [...choicesOf(choices, 'lay'), ...choicesOf(choices, 'use')].map(({ action }) => action.hero)
  return heroesHere(props).find(hero => able.includes(hero))
}

/** Where heroes of several persons are in the encounter, it says whose dice it would place; on a phone by a figure. */
function AutoName({ view, hero }: { readonly view: DeckScene; readonly hero: number | undefined }) {
  if (hero === undefined || !hasVoices(view)) return <>{words.value.auto}</>
  const { autoFor } = words.value
  return (
    <>
      {autoFor}
      <span class="od-auto-hero">: {nameOf(view.party[hero])}</span>
    </>
  )
}

function isTurnOf({ view: { actor } }: Props, seat: Seat): boolean {
  return actor.kind === 'seats' && actor.seats.includes(seat)
}
