/** What stands and lies in a room: monsters as small cards, treasures as discs and coins. */
import type { Token } from '../../../../games/tin/types.ts'
import type { SceneRoom, TinScene } from '../../../../games/tin/view/scene.ts'
import type { Choice } from '../../../../table/protocol.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import { tip } from '../../../parts/tip/tip.ts'
import type { TableProps } from '../../../table/look.ts'
import { ofKind } from '../choices.ts'
import * as ICONS from '../icons.generated.ts'
import { iconOf } from '../signs.ts'
import { nowShown } from '../stage/now.ts'
import { text } from '../text/index.ts'
import { tokenLines } from '../tips.ts'
import './tokens.css'

interface Props extends TableProps<TinScene> {
  readonly room: SceneRoom
  readonly here: boolean
}

/** More monsters than this are shown as one card with a number. */
const CROWD = 6
const MANY_THINGS = 5

export function Tokens({ room, here, choices, ...props }: Props) {
  const takes = here ? ofKind(choices, 'take') : []
  const isNew = here && nowShown(props.beat, 'found') !== null
  return (
    <>
      {room.helmeted + room.plain > 0 && <Monsters room={room} here={here} beat={props.beat} />}
      {room.floor.length > 0 && (
        <div class={`tin-things ${here ? 'beside' : ''}`}>
          {room.floor.slice(0, MANY_THINGS).map((token, index) => (
            <Thing
              key={`${token}${index}`}
              token={token}
              number={index + 1}
              turns={isNew && index === room.floor.length - 1}
              take={takes.find(({ action }) => action.token === token)?.choice}
              choose={choice => props.choose(choice)}
            />
          ))}
          {room.floor.length > MANY_THINGS && (
            <span class="tin-more">{text.value.times(room.floor.length)}</span>
          )}
        </div>
      )}
    </>
  )
}

function Monsters({ room: { helmeted, plain }, here, beat }: Pick<Props, 'room' | 'here' | 'beat'>) {
  const met = here ? nowShown(beat, 'met') : null
  const falls = here && nowShown(beat, 'beat') !== null
  const crowd = helmeted + plain > CROWD
  const [horned, bare] = crowd ? [Math.min(1, helmeted), Math.min(1, plain)] : [helmeted, plain]
  const kinds = [...Array<boolean>(horned).fill(true), ...Array<boolean>(bare).fill(false)]
  const newest = met ? kinds.lastIndexOf(met.helmet) : null
  const looks = (helmet: boolean, index: number) => [
    helmet && 'helmet',
    index === 0 && here && 'first',
    index === 0 && falls && 'falls',
    index === newest && 'comes',
  ]
  return (
    <div class={`tin-mobs n${Math.min(kinds.length, CROWD)} ${here ? 'beside' : ''}`} aria-hidden="true">
      {kinds.map((helmet, index) => (
        <span
          key={`${helmet}${index}`}
          class={['tin-mob', ...looks(helmet, index)].filter(Boolean).join(' ')}
          data-tip={[text.value.foe(helmet, false), text.value.about.foe(helmet)].join('\n')}
        >
          <Icon of={helmet ? ICONS.helmet : ICONS.imp} />
          {crowd && <b>{text.value.times(helmet ? helmeted : plain)}</b>}
        </span>
      ))}
    </div>
  )
}

interface ThingProps {
  readonly token: Token
  /** Its place among what lies there. */
  readonly number: number
  /** It was drawn blind and is turned over now (T-107). */
  readonly turns: boolean
  readonly take: Choice | undefined
  readonly choose: (choice: Choice) => void
}

function Thing({ token, number, turns, take, choose }: ThingProps) {
  const inside = <TokenFace token={token} />
  const look = `tin-thing ${turns ? 'comes' : ''}`
  const told = tip(...tokenLines(token))
  if (!take)
    return (
      <span class={look} {...told}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      class={`${look} can`}
      aria-label={text.value.lying(take.text, number)}
      {...told}
      onClick={() => choose(take)}
    >
      {inside}
    </button>
  )
}

export function TokenFace({ token }: { readonly token: Token }) {
  if (typeof token === 'number') return <span class={`tin-coin ${token >= 5 ? 'large' : ''}`}>{token}</span>
  return <Icon of={iconOf(token)} />
}
