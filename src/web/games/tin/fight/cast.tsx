/** Where dice are thrown, beside the monster: first how it attacks, then the number. Empty before and afterwards. */
import { TECHNIQUES, type Technique } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { Die } from '../../../parts/die/die.tsx'
import { useFace } from '../../../parts/die/rolling.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import type { Beat } from '../../../table/stage/beat.ts'
import { ARROWS } from '../signs.ts'
import { inTheAir } from '../stage/now.ts'
import { text } from '../text/index.ts'
import './cast.css'
import type { Round } from './rounds.ts'

interface Props {
  readonly view: TinScene
  readonly round: Round
  readonly beat: Beat | null
}

export function Cast({ view: { step }, round: { rolled }, beat }: Props) {
  const attacked = inTheAir(beat, 'attacked')
  const technique = attacked?.technique ?? ('technique' in step ? step.technique : null)
  const isRolling = beat?.act === 'throw'
  return (
    <div class="tin-cast">
      {rolled ? (
        <Die kind="plain" value={rolled.value} rolling={isRolling} />
      ) : (
        technique && <TechniqueDie technique={technique} isRolling={isRolling} />
      )}
    </div>
  )
}

interface TechniqueProps {
  readonly technique: Technique
  readonly isRolling: boolean
}

/** Each technique is on two of its six faces. */
function TechniqueDie({ technique, isRolling }: TechniqueProps) {
  const face = useFace(TECHNIQUES.indexOf(technique), isRolling)
  const shown = face === null ? undefined : TECHNIQUES[face % TECHNIQUES.length]
  return (
    <span
      class={`tin-technique ${isRolling ? 'rolling' : ''}`}
      role="img"
      aria-label={isRolling ? text.value.inTheAir : text.value.technique(technique)}
    >
      {shown && <Icon of={ARROWS[shown]} />}
    </span>
  )
}
