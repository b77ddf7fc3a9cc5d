/** The dice tray: every die of the encounter, by hero; the held one is raised. */

import { Button } from '../../../parts/button/button.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { figureOf } from '../figures.ts'
import { words } from '../text/index.ts'
import { byKind, diceOf } from './dice.ts'
import { held, heldNow, strangeNow } from './held.ts'
import { convertOf, discardOf, isAskingForDie } from './moves.ts'
import { trayNote } from './note.ts'
import './tray.css'
import { nameOf } from '../text/printed.ts'
import type { Props, SceneFight } from '../view.ts'
import { isTrayOpen, lyingIn, passingIn } from './passing.ts'
import { Passing } from './passing-die.tsx'
import { OneDie, whichOf } from './tray-die.tsx'
import { hasVoices, ownerOf } from './whose.ts'

export function Tray({ props }: { readonly props: Props }) {
  const { fight, party } = props.view
  const pools = (fight?.fighters ?? []).map((fighter, slot) => {
    const hero = party[fighter.hero]
    const owner = ownerOf(props, fighter.hero)
    const { isReady } = fighter
    const lying = lyingIn(props, slot)
    const dice = [...lying, ...passingIn(props, slot)].toSorted(byKind)
    return { hero, name: nameOf(hero), owner, isReady, lying, dice }
  })
  const isEmpty = pools.every(({ dice }) => dice.length === 0)
  const note = trayNote(props)
  if (!fight || !isTrayOpen(props)) return <div class="od-tray od-tray-rest">{words.value.trayRest}</div>
  return (
    <section
      class="od-tray"
      aria-label={words.value.tray}
      data-many={crowdOf(pools.flatMap(({ dice }) => dice).length)}
      data-voices={hasVoices(props.view)}
    >
      <div class="od-tray-pools">
        {pools.map(({ hero, name, owner, isReady, lying, dice }) => (
          <div
            key={name}
            class="od-tray-pool"
            role="group"
            aria-label={words.value.dicePool(name, owner)}
            data-elsewhere={owner !== null}
          >
            {pools.length > 1 && (
              <b class="od-tray-name">
                <Icon of={figureOf(hero)} /> <span>{name}</span>
                {owner !== null && <small class="od-tray-owner">{owner}</small>}
                {isReady && <small class="od-tray-owner">{words.value.isDone}</small>}
              </b>
            )}
            {dice.map(die =>
              'nth' in die ? (
                <OneDie
                  key={die.key}
                  props={props}
                  die={die}
                  which={whichOf(die, lying, pools.length > 1 ? name : '')}
                />
              ) : (
                <Passing key={die.key} die={die} />
              ),
            )}
          </div>
        ))}
        {isEmpty && props.view.frame.kind === 'fight' && <p class="od-tray-empty">{words.value.trayEmpty}</p>}
      </div>
      <div class="od-tray-side">
        <p class="od-tray-note" aria-live="polite" data-quiet={isQuiet(props, note)}>
          {note}
        </p>
        <HeldTools props={props} fight={fight} />
      </div>
    </section>
  )
}

/** General help gives way where there is little room. */
function isQuiet(props: Props, note: string): boolean {
  return note === '' || !(isAskingForDie(props.choices) || heldNow(props) || strangeNow(props))
}

/** The more dice, the smaller they lie. */
function crowdOf(dice: number): 'few' | 'many' | 'crowd' {
  return dice > 12 ? 'crowd' : dice > 5 ? 'many' : 'few'
}

/** What else can be done with the die in hand. */
function HeldTools({ props, fight }: { readonly props: Props; readonly fight: SceneFight }) {
  const die = heldNow(props)
  if (!die) return null
  const discard = discardOf(props.choices, die)
  const need = fight.challenge?.modifiers.converts ?? 2
  const others = fight.fighters
    .flatMap((_, slot) => diceOf(fight, slot))
    .filter(other => other.key !== die.key && convertOf(props.choices, die, other) !== null)
  return (
    <span class="od-tray-tools">
      {discard && (
        <span data-discard="">
          <Button
            icon={PLAY.trash}
            onPress={() => {
              held.value = null
              props.choose(discard)
            }}
          >
            {words.value.discard}
          </Button>
        </span>
      )}
      {others.length > 0 && need === 2 && (
        <span class="visually-hidden">{words.value.convertHelp(need)}</span>
      )}
    </span>
  )
}
