/** The middle of the table: the corridor, and below it whatever is met, found or decided now. */
import { FLOORS } from '../../../../games/onedeck/types.ts'
import { Boss } from '../encounter/boss.tsx'
import './board.css'
import { DoorCards } from '../doors/door-cards.tsx'
import { Corridor } from '../doors/doors.tsx'
import { useFaced } from '../doors/faced.ts'
import { Hall } from '../doors/hall.tsx'
import { Spent } from '../doors/spent.tsx'
import { Encounter } from '../encounter/encounter.tsx'
import { Level } from '../level/level.tsx'
import { Loot } from '../loot/loot.tsx'
import { Split } from '../split/split.tsx'
import { choicesOf, type DeckScene, type Props } from '../view.ts'

export function Board(props: Props) {
  const scene = sceneOf(props.view)
  const faced = useFaced(props.view)
  return (
    <div class="od-board" data-scene={scene} data-frame={props.view.frame.kind}>
      {scene !== 'hall' && scene !== 'boss' && <Corridor props={props} faced={faced} />}
      {scene !== 'hall' && <Spent props={props} loose />}
      <Scene scene={scene} props={props} />
    </div>
  )
}

type SceneName = 'hall' | 'encounter' | 'boss' | 'door' | 'split' | 'loot' | 'level'

function sceneOf({ fight, frame, floor, spoils }: DeckScene): SceneName {
  if (fight?.card) return 'encounter'
  if (frame.kind === 'split') return 'split'
  if (frame.kind === 'door' || frame.kind === 'encounter') return 'door'
  if (frame.kind === 'level' || frame.kind === 'spend') return 'level'
  if (spoils.length > 0) return 'loot'
  return floor > FLOORS ? 'boss' : 'hall'
}

function Scene({ scene, props }: { readonly scene: SceneName; readonly props: Props }) {
  const { view } = props
  switch (scene) {
    case 'encounter':
      return view.fight?.card ? (
        <Encounter props={props} card={view.fight.card} challenge={view.fight.challenge} />
      ) : null
    case 'door':
      return <AtDoor props={props} />
    case 'split':
      return <Split props={props} />
    case 'loot':
      return <Loot props={props} />
    case 'level':
      return <Level props={props} />
    case 'boss':
      return <Boss props={props} />
    default:
      return <Hall props={props} />
  }
}

function AtDoor({ props }: { readonly props: Props }) {
  const { frame, doors, facing } = props.view
  const seen = frame.kind === 'door' ? (doors[frame.door]?.cards ?? []) : [facing]
  const outlooks = choicesOf(props.choices, 'face')[0]?.outlooks ?? []
  return <DoorCards props={props} cards={seen} outlooks={outlooks} />
}
