/** A thing that was taken or bought, on its way from the room into the tin. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Token } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { TableProps } from '../../../table/look.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { TokenFace } from '../tokens/tokens.tsx'
import { nowShown } from './now.ts'
import './stage.css'

/** What is on its way into the tin just now; what has a moment of its own is on its way too. */
export function arriving(beat: Beat | null): Token | null {
  const event = nowShown(beat, 'took', 'bought')
  return event && (event.kind === 'took' ? event.token : event.good)
}

export function Flight({ beat, still }: TableProps<TinScene>) {
  const disc = useRef<HTMLSpanElement>(null)
  const token = beat?.act === 'spotlight' ? null : arriving(beat)
  useLayoutEffect(() => {
    if (beat && disc.current) fly(disc.current, beat.lasts)
  }, [beat])
  if (token === null || still) return null
  return (
    <span ref={disc} class="tin-thing tin-flight" aria-hidden="true">
      <TokenFace token={token} />
    </span>
  )
}

function fly(disc: HTMLElement, lasts: number): void {
  const from = middleOf('.tin-place.here')
  // On a phone one coin stands for all.
  const to = middleOf('.tin-lid .arrives') ?? middleOf('.tin-purse')
  if (!from || !to) return
  const { width, height } = disc.getBoundingClientRect()
  const at = ({ x, y }: Point, scale: number) =>
    `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`
  const frames = [
    { transform: at(from, 1) },
    { transform: at({ x: from.x, y: from.y - height }, 2), offset: 0.3 },
    { transform: at(to, 1), offset: 0.9 },
    { transform: at(to, 1) },
  ]
  disc.animate(frames, { duration: lasts, easing: 'ease-in-out', fill: 'both' })
}

interface Point {
  readonly x: number
  readonly y: number
}

function middleOf(what: string): Point | null {
  const box = document.querySelector(what)?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
