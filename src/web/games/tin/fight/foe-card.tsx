/** The monster that fights first, the dice that are thrown at it, and how it attacks. */
import { isHelmeted } from '../../../../games/tin/text/look.ts'
import type { Technique } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Lino } from '../../../parts/lino/lino.tsx'
import type { Beat } from '../../../table/stage/beat.ts'
import * as ICONS from '../icons.generated.ts'
import { nowShown } from '../stage/now.ts'
import { hereOf, monstersHere } from '../sums.ts'
import { text } from '../text/index.ts'
import { Cast } from './cast.tsx'
import { foeOf, isFierce } from './foe.ts'
import type { Round } from './rounds.ts'
import { Said } from './said.tsx'

interface Props {
  readonly view: TinScene
  readonly technique: Technique | null
  readonly round: Round
  readonly beat: Beat | null
}

export function FoeCard({ view, technique, round, beat }: Props) {
  const { art, icon, hue } = foeOf(view)
  const helmet = isHelmeted(view)
  const words = text.value
  return (
    <Card class={`tin-foe ${movesOf(view, beat)}`}>
      <div class="tin-pic">
        <Lino art={art} alt="" outline={icon} hue={hue} />
      </div>
      <Cast view={view} round={round} beat={beat} />
      <div class="tin-foe-words">
        <header>
          <h2>{words.foe(helmet, isFierce(view))}</h2>
          {helmet && (
            <Chip icon={ICONS.helmet} label={words.helmetCost}>
              {words.signed(-1)}
            </Chip>
          )}
        </header>
        {round.rolled ? (
          <Said round={round} content={view.content} beat={beat} />
        ) : (
          <Waits view={view} technique={technique} />
        )}
      </div>
    </Card>
  )
}

/** Who has only just come is turned over, and who is beaten falls. */
function movesOf(view: TinScene, beat: Beat | null): string {
  if (nowShown(beat, 'beat')) return 'falls'
  const met = nowShown(beat, 'met')
  const room = hereOf(view)
  if (!met || !room) return ''
  const isFirst = met.helmet ? room.helmeted === 1 : monstersHere(view) === 1
  return isFirst ? 'comes' : ''
}

function Waits({ view, technique }: Pick<Props, 'view' | 'technique'>) {
  const words = text.value
  const said = technique && words.attacks(technique)
  return (
    <p class="muted">
      <span class="tin-foe-where">
        {words.foeOf(monstersHere(view))}
        {words.guards(hereOf(view)?.floor ?? [])}
      </span>
      {said && (
        <span class="tin-foe-attack">
          {said[0]}
          <b>{said[1]}</b>
          {said[2]} {view.step.kind === 'card' && <span class="tin-foe-asks">{words.answerIt}</span>}
        </span>
      )}
    </p>
  )
}
