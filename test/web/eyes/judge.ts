/** What is wrong with what is seen: things that cover each other, moves out of reach, targets too small for a finger. */
import { type Box, isCut, isEmpty, type Side, sidesBeyond } from './box.ts'
import type { Control, Scroller, Sight, Thing } from './sight.ts'

/** What a finger needs, in pixels. */
const FINGER = 40

type Pressed = Thing & { readonly control: Control }

export function faultsIn(sight: Sight, isTouch: boolean): string[] {
  const controls = sight.things.filter(hasControl)
  return [
    ...sight.things.flatMap(coveredBy),
    ...controls.filter(({ control }) => control.isMove).flatMap(move => unreached(move, sight)),
    ...(isTouch ? controls.flatMap(tooSmall) : []),
    ...boardTooLow(sight),
  ]
}

/** Below this height everything else gives way to the board, which has at least so much of it. */
const [LOW, SHARE] = [480, 0.6]

function boardTooLow({ board, window }: Sight): string[] {
  if (!board || window.height >= LOW || board.height >= window.height * SHARE) return []
  return [`the board has ${Math.round((board.height / window.height) * 100)} % of the height`]
}

function hasControl(thing: Thing): thing is Pressed {
  return thing.control !== null
}

function coveredBy({ name, under }: Thing): string[] {
  return under.map(over => `${over} covers ${name}`)
}

function tooSmall({ name, box, shown, isAside, control }: Pressed): string[] {
  const isWhole = !isEmpty(box) && shown.width >= box.width - 1 && shown.height >= box.height - 1
  const { isFree, target } = control
  if (!isWhole || isAside || !isFree || target === null || target >= FINGER) return []
  return [`${name} is a target of ${Math.round(target)} px`]
}

function unreached(move: Pressed, sight: Sight): string[] {
  const isReached =
    canPress(move) || isScrolledTo(move, sight) || isOpened(move, sight) || hasTwin(move, sight)
  return isReached ? [] : [`${move.name} is out of sight, and nothing in sight leads to it`]
}

/** Half of it is enough to see what it is and to hit it. */
function canPress({ box, shown, control }: Pressed): boolean {
  const isSeen = !isEmpty(box) && shown.width >= box.width / 2 && shown.height >= box.height / 2
  return isSeen && control.isFree
}

/** The same thing once more where it can be pressed: on the map and among the buttons, say, where it may say more. */
function hasTwin({ words }: Pressed, { things }: Sight): boolean {
  return things.some(
    thing => hasControl(thing) && thing.words.startsWith(words) && words !== '' && canPress(thing),
  )
}

function isOpened({ control: { lies } }: Pressed, { things }: Sight): boolean {
  return things.some(
    thing => hasControl(thing) && thing.control.opens.some(way => lies.includes(way)) && canPress(thing),
  )
}

/** Every scroller that hides it is in sight itself and shows, on that side, that it goes on. */
function isScrolledTo(move: Pressed, sight: Sight): boolean {
  const hiding = move.scrollers.filter(at => hidesIn(move.box, sight.scrollers[at]))
  return hiding.length > 0 && !isEmpty(move.box) && hiding.every(at => leadsTo(move, at, sight))
}

function hidesIn(box: Box, scroller: Scroller | undefined): boolean {
  return scroller !== undefined && sidesBeyond(box, scroller.box).length > 0
}

function leadsTo({ box }: Pressed, at: number, { things, scrollers }: Sight): boolean {
  const scroller = scrollers[at]
  if (!scroller || scroller.shown.width < FINGER || scroller.shown.height < FINGER) return false
  const within = things.filter(thing => thing.scrollers.includes(at))
  const showsMore = (side: Side) => within.some(thing => isCut(thing.box, scroller.box, side))
  return scroller.says || sidesBeyond(box, scroller.box).every(showsMore)
}
