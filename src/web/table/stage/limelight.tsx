/** What is worth a moment of its own: it is turned over large above the table, and goes to its place. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Card } from '../../parts/card/card.tsx'
import { Lino } from '../../parts/lino/lino.tsx'
import type { Look, TableProps } from '../look.ts'
import './limelight.css'

interface Props {
  readonly look: Look
  readonly props: TableProps
}

export function Limelight({ look, props }: Props) {
  const { beat, still } = props
  const card = useRef<HTMLDivElement>(null)
  const lit = beat?.act === 'spotlight' ? (look.spotlight?.(beat, props) ?? null) : null
  const { to } = lit ?? {}
  useLayoutEffect(() => {
    if (!still && beat && card.current && to !== undefined) flyTo(card.current, to, beat.lasts)
  }, [beat])
  if (!beat || !lit) return null
  // Those who listen are told by the log.
  return (
    <div class="limelight" aria-hidden="true">
      <div
        key={`${beat.at} ${beat.event.kind}`}
        class={`limelight-card ${lit.tone}${lit.isSmall ? ' small' : ''}`}
        ref={card}
      >
        <Card class="limelight-paper">
          <div class="limelight-picture">
            <Lino art={lit.art} alt="" shape="square" outline={lit.icon} hue={lit.hue ?? 'var(--accent)'} />
          </div>
          <b class="limelight-title">{lit.title}</b>
          {lit.note !== undefined && <span class="limelight-note">{lit.note}</span>}
        </Card>
      </div>
    </div>
  )
}

/** The last third of its time it is on its way. */
const STAYS = 0.66

function flyTo(card: HTMLElement, to: string, lasts: number): void {
  const goals = [...document.querySelectorAll(to)].map(each => each.getBoundingClientRect())
  const goal = goals.find(({ width }) => width > 0)
  if (!goal) return
  const here = card.getBoundingClientRect()
  const x = goal.x + goal.width / 2 - (here.x + here.width / 2)
  const y = goal.y + goal.height / 2 - (here.y + here.height / 2)
  const stay = { translate: '0 0', scale: '1', opacity: 1 }
  const frames = [
    stay,
    { ...stay, offset: STAYS },
    { translate: `${x}px ${y}px`, scale: '0.2', opacity: 0.6 },
  ]
  card.animate(frames, { duration: lasts, easing: 'ease-in', fill: 'forwards' })
}
