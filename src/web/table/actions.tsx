/** What can be done, as buttons: the likeliest first, each with its shortcut; what cannot be done says why. */
import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Choice } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { RuleDialog } from '../shell/rule-dialog.tsx'
import { text } from '../text/index.ts'
import './actions.css'
import { listen } from './keys.ts'
import type { ButtonLook, Look, TableProps } from './look.ts'
import { isMeant, type TableSession } from './session.ts'
import { tableKeys } from './table-keys.ts'

interface Props {
  readonly session: TableSession
  readonly look: Look
  readonly props: TableProps
  readonly aim: Signal<string | null>
}

interface Shown extends ButtonLook {
  readonly choice: Choice
  readonly key: string
}

/** The choices that are buttons, each with a key of its own: the look's, or else the next free number. */
export function buttonsOf(look: Look, props: TableProps): Shown[] {
  const aims = new Set<string>()
  const faces = props.choices.flatMap(choice => {
    const face = look.buttonOf(choice, props)
    if (!face || (face.aim !== undefined && aims.has(face.aim))) return []
    if (face.aim !== undefined) aims.add(face.aim)
    return [{ choice, ...face }]
  })
  // The main action stands first, whatever order the rules list it in.
  faces.sort((a, b) => Number(leads(b)) - Number(leads(a)))
  const taken = new Set(faces.map(face => face.key?.toLowerCase()))
  const free = '1234567890'.split('').filter(key => !taken.has(key))
  const used = new Set<string>()
  return faces.map(face => {
    const own = face.key !== undefined && !used.has(face.key.toLowerCase()) ? face.key : (free.shift() ?? '')
    used.add(own.toLowerCase())
    return { ...face, key: own }
  })
}

const leads = ({ tone, leads: isFirst = false }: ButtonLook): boolean => isFirst || tone === 'go'

export function Actions({ session, look, props, aim }: Props) {
  const shown = buttonsOf(look, props)
  const pointed = props.choices.find(({ key }) => key === props.lit)
  const pointedAim = pointed && look.buttonOf(pointed, props)?.aim
  const isLit = ({ choice, aim: own }: Shown) => (own === undefined ? choice === pointed : own === pointedAim)
  const press = (face: Shown) => {
    if (face.aim === undefined) props.choose(face.choice)
    else aim.value = aim.value === face.aim ? null : face.aim
  }
  const asked = useSignal<string | null>(null)
  const ask = (rule: string | undefined) => {
    if (rule !== undefined && isMeant(session, null)) asked.value = rule
  }
  const latest = useRef({ shown, props })
  const group = useRef<HTMLDivElement>(null)
  latest.current = { shown, props }
  useLayoutEffect(
    () =>
      listen(() => [
        ...latest.current.shown.map(({ key }, place) => ({ key, run: () => pressAt(group.current, place) })),
        ...tableKeys(session, aim, latest.current.props.askHint),
      ]),
    [session],
  )
  return (
    <div class="actions" ref={group} role="group" aria-label={text.value.actions}>
      {shown.map(face => {
        const { choice, icon, label, sub, key, tone } = face
        return (
          <Button
            key={choice.key}
            pressed={face.aim === undefined ? undefined : aim.value === face.aim}
            kind={tone}
            icon={icon}
            sub={sub ?? (props.showOdds ? (choice.odds ?? undefined) : undefined)}
            shortcut={key}
            ask={tone === 'risk' ? text.value.really(label ?? choice.text) : undefined}
            class={isLit(face) ? 'lit' : ''}
            onPress={() => press(face)}
          >
            {label ?? choice.text}
          </Button>
        )
      })}
      {(session.stage.isBehind.value || isBots(props)) && (
        <Button icon={ICONS.last} onPress={() => session.stage.skipAhead()}>
          {text.value.skip}
        </Button>
      )}
      {props.choices.length > 0 &&
        look.blockedButtons?.(props).map(({ label, why, icon, rule }) => (
          <Button key={label} icon={icon} why={why} onWhy={() => ask(rule)}>
            {label}
          </Button>
        ))}
      {asked.value !== null && (
        <RuleDialog game={props.picture.game} rule={asked.value} onClose={() => (asked.value = null)} />
      )}
    </div>
  )
}

function isBots({ view: { actor }, picture: { seats, at, length } }: TableProps): boolean {
  return at === length && actor.kind === 'seats' && actor.seats.every(seat => seats[seat]?.kind === 'bot')
}

/** A key presses the button itself, so that a risky one asks by the keyboard too. */
function pressAt(group: HTMLElement | null, place: number): void {
  group?.querySelectorAll('button')[place]?.click()
}
