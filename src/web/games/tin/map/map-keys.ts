/** The map by keyboard: arrows walk and explore, turn the tile in hand or raise another card; plus, minus and 0 zoom; shift pans. */
import type { Direction } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { TableProps } from '../../../table/look.ts'
import { stepsOf } from '../choices.ts'
import { answerOn, turnOn } from '../held.ts'
import { KEYS } from '../keys.ts'
import type { View as Eye } from './camera.ts'

const ARROWS: Readonly<Record<(typeof KEYS.walk)[number], Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
}
const STRIDE = 90
const CLOSER = 1.25

interface Now {
  readonly props: TableProps<TinScene>
  readonly eye: Eye
}

/** Listens until the answer is called. */
export function mapKeys(now: () => Now): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
    if (press(event, now())) event.preventDefault()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

/** Arrows belong to fields, dialogs and lists that scroll while the focus is there. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog[open], [role="log"]') !== null
  )
}

/** A held key goes on zooming and panning; it walks, turns and raises once. */
function press({ key, shiftKey, repeat }: KeyboardEvent, { props, eye }: Now): boolean {
  const way = KEYS.walk.find(name => name === key)
  if (has(KEYS.closer, key)) eye.zoom(CLOSER)
  else if (has(KEYS.farther, key)) eye.zoom(1 / CLOSER)
  else if (has(KEYS.whole, key)) eye.fit()
  else if (way === undefined) return false
  else if (shiftKey) pan(ARROWS[way], eye)
  else if (!repeat) arrow(ARROWS[way], props)
  return true
}

const has = (keys: readonly string[], key: string) => keys.includes(key)

function pan(dir: Direction, eye: Eye): void {
  eye.pan(
    dir === 'east' ? -STRIDE : dir === 'west' ? STRIDE : 0,
    dir === 'south' ? -STRIDE : dir === 'north' ? STRIDE : 0,
  )
}

function arrow(dir: Direction, props: TableProps<TinScene>): void {
  if (props.view.step.kind === 'lay') {
    turnOn(props, dir === 'west' || dir === 'north' ? -1 : 1)
    return
  }
  if (props.view.step.kind === 'card') {
    answerOn(props, dir === 'west' || dir === 'north' ? -1 : 1)
    return
  }
  const step = stepsOf(props.view, props.choices).find(found => found.dir === dir && found.kind !== 'unlock')
  if (step) props.choose(step.choice)
}
