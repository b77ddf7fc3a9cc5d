/** Always in sight while dice are placed, and only then: what stopping now would cost. */
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { words } from '../text/index.ts'
import { isTrayOpen } from '../tray/passing.ts'
import { type Danger, dangerOf } from './danger.ts'
import { stillLaying } from './still.ts'
import './what-if.css'
import { nameOf } from '../text/printed.ts'
import { type DeckScene, isPlacing, type Props } from '../view.ts'

export function WhatIf({ props }: { readonly props: Props }) {
  const danger = isPlacing(props.view) ? dangerOf(props.view) : null
  // Its place is kept, so that the dice land where they will lie.
  if (!danger) return isTrayOpen(props) ? <div class="od-what-if" /> : null
  const { damage, time, fate } = danger
  const laying = stillLaying(props)
  return (
    <div class="od-what-if" data-fate={laying.length > 0 ? 'open' : fate}>
      <span class={`od-what-if-sum ${damage > 0 ? 'hurts' : ''}`} aria-hidden="true">
        {damage} <Icon of={PLAY.heart} />
        {time > 0 && (
          <>
            {time} <Icon of={PLAY.time} />
          </>
        )}
      </span>
      <p aria-live="polite">
        {laying.length > 0 ? (
          <>
            {words.value.asItLies(damage, time)} {details(props.view, danger)}{' '}
            <b>{words.value.stillLay(namesOf(props.view, laying), laying.length)}</b>
          </>
        ) : (
          <>
            <b>{words.value.ifStopped}</b> {words.value.wouldTake(damage, time)} {details(props.view, danger)}{' '}
            <FateLine view={props.view} danger={danger} />
          </>
        )}
      </p>
    </div>
  )
}

const namesOf = ({ party }: DeckScene, heroes: readonly number[]): string =>
  heroes.map(hero => nameOf(party[hero])).join(` ${words.value.and} `)

function details({ boss }: DeckScene, { undying, tokens, prevented, strikes }: Danger): string {
  const text = words.value
  return [
    undying > 0 && text.undyingPart(undying),
    prevented > 0 && text.prevented(prevented),
    tokens > 0 && text.stairsTokens(tokens),
    strikes > 0 && text.wouldStrike(nameOf(boss), strikes),
  ]
    .filter(Boolean)
    .join(' ')
}

function FateLine({ view, danger }: { readonly view: DeckScene; readonly danger: Danger }) {
  const { fate, hero, left, damage } = danger
  const said = words.value.fate
  const name = nameOf(view.party[hero])
  if (fate === 'safe')
    return damage > 0 ? <span>{said.safe(name, left, view.party.length === 1)}</span> : null
  return <b class="od-what-if-danger">{fate === 'lost' ? said.lost(name) : said[fate]}</b>
}
