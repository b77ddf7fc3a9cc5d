/** The bar at the top: the game, how far it is, who sits there, and the few tools every table has. */
import { useSignal } from '@preact/signals'
import type { Seat } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'
import { titleOf } from '../games/index.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import { Flame } from '../parts/flame/flame.tsx'
import * as ICONS from '../parts/icons.ts'
import { Standee } from '../parts/standee/standee.tsx'
import { tip } from '../parts/tip/tip.ts'
import { hrefTo } from '../shell/router.ts'
import { say } from '../shell/toasts.ts'
import { BarVolume } from '../shell/volume.tsx'
import { text } from '../text/index.ts'
import { AboutSeat } from './about-seat.tsx'
import './bar.css'
import { Clock } from './clock.tsx'
import { travel } from './commands.ts'
import type { Fellows } from './fellows.ts'
import type { Look, TableProps } from './look.ts'
import { Menu } from './menu.tsx'
import type { TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly look: Look
  readonly props: TableProps
  readonly fellows?: Fellows | undefined
}

export function Bar({ session, look, props, fellows }: Props) {
  const isOpen = useSignal(false)
  const about = useSignal<Seat | null>(null)
  const { picture, view } = props
  const title = titleOf(picture.game)
  return (
    <header class="bar">
      <h1 class="visually-hidden">{title}</h1>
      <a class="bar-mark" href={hrefTo('home')} aria-label={`${title}, ${text.value.home}`}>
        <Flame /> <span>{title}</span>
      </a>
      <look.Status {...props} />
      {picture.clock !== null && <Clock left={picture.clock} />}
      {picture.practice && <Chip>{text.value.practice}</Chip>}
      <span class="bar-gap" />
      {picture.seats.length > 1 && (
        <ol class="bar-seats" aria-label={text.value.whoPlays}>
          {picture.seats.map((holder, seat) => (
            <li key={seat} class="bar-seat" data-own={isOwn(props, seat)} data-turn={isToAct(props, seat)}>
              <button
                type="button"
                class="bar-about"
                aria-haspopup="dialog"
                {...tip(holder.name, ...(look.seatTip?.(view, seat, picture) ?? []))}
                onClick={() => (about.value = seat)}
              >
                <Standee
                  figure={look.seatIcon(view, seat, picture)}
                  seat={seat + 1}
                  own={isOwn(props, seat)}
                />
                {fellows && <fellows.Mark seat={seat} />}
                <span class="bar-who">
                  <b>{holder.name}</b>
                  <span class="bar-line">{look.seatLine(view, seat, picture)}</span>
                </span>
                <span class="visually-hidden">{text.value.about(holder.name)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {!picture.withoutHints && (
        <Button
          icon={ICONS.candle}
          shortcut="H"
          class="bar-hint"
          onPress={props.askHint}
          why={whyNoHint(props)}
          onWhy={() => say(text.value.noHint)}
        >
          {text.value.hint}
        </Button>
      )}
      <UndoButton session={session} picture={picture} askBack={fellows?.askBack ?? null} />
      {fellows && <fellows.Tools />}
      <BarVolume />
      <IconButton icon={ICONS.menu} label={text.value.menu} onPress={() => (isOpen.value = true)} />
      <Menu session={session} picture={picture} open={isOpen} fellows={fellows} />
      <AboutSeat look={look} props={props} seat={about} />
    </header>
  )
}

function whyNoHint({ choices }: TableProps): string | undefined {
  return choices.length > 0 ? undefined : text.value.noHint
}

function isOwn({ picture: { plays } }: TableProps, seat: number): boolean {
  return plays.includes(seat)
}

function isToAct({ view: { actor } }: TableProps, seat: number): boolean {
  return actor.kind === 'seats' && actor.seats.includes(seat)
}

interface UndoProps {
  readonly session: TableSession
  readonly picture: Picture
  readonly askBack: Fellows['askBack']
}

/** What cannot be taken back alone the others may agree to. */
function UndoButton({ session, picture, askBack }: UndoProps) {
  const { undo, undoTogether, noUndo } = text.value
  if (askBack && !picture.canUndo && !picture.ending)
    return <IconButton icon={ICONS.undo} label={undoTogether} onPress={askBack} />
  return (
    <IconButton
      icon={ICONS.undo}
      label={undo}
      shortcut="U"
      why={picture.canUndo ? undefined : noUndo}
      onWhy={() => say(noUndo)}
      onPress={() => travel(session, 'undo')}
    />
  )
}
