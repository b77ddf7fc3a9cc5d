/** The room the hero stands in: its picture, its mood, and what waits in it when one returns. */
import { diceOnReturn } from '../../../../games/tin/content/numbers.ts'
import type { SceneRoom, TinScene } from '../../../../games/tin/view/scene.ts'
import type { Art } from '../../../art/art.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Lino } from '../../../parts/lino/lino.tsx'
import type { Beat } from '../../../table/stage/beat.ts'
import { tinArt } from '../art/index.ts'
import { Cast } from '../fight/cast.tsx'
import type { Round } from '../fight/rounds.ts'
import { Said } from '../fight/said.tsx'
import { hereOf, means } from '../sums.ts'
import { text } from '../text/index.ts'
import { Tile } from '../tile/tile.tsx'

interface Props {
  readonly view: TinScene
  /** The last one that was fought here: its die lies where it fell. */
  readonly round: Round
  readonly beat: Beat | null
}

export function RoomCard({ view, round, beat }: Props) {
  const room = hereOf(view)
  if (!room) return null
  const isHome = room.tile.kind === 'stairwell'
  const title = isHome ? text.value.merchants : text.value.roomTitle(room.tile)
  if (round.rolled)
    return (
      <Card class="tin-foe tin-won-room">
        <RoomPicture room={room} />
        <Cast view={view} round={round} beat={beat} />
        <div class="tin-foe-words">
          <h2>{title}</h2>
          <Said round={round} content={view.content} beat={beat} />
        </div>
      </Card>
    )
  return (
    <Card class={`tin-room-card ${!artOf(room) ? 'planned' : ''}`}>
      <RoomPicture room={room} />
      <div>
        <h2>{title}</h2>
        {isHome ? <Merchants view={view} /> : <Mood room={room} />}
      </div>
    </Card>
  )
}

function Merchants({ view }: Pick<Props, 'view'>) {
  const { gold, goods } = means(view)
  return <p class="muted">{text.value.merchantsSay(gold, goods)}</p>
}

function Mood({ room: { tile } }: { readonly room: SceneRoom }) {
  return (
    <>
      <p class="muted">{text.value.roomText(tile)}</p>
      <p class="muted tin-again">{text.value.again(diceOnReturn(tile.kind, tile))}</p>
    </>
  )
}

function RoomPicture({ room }: { readonly room: SceneRoom }) {
  const art = artOf(room)
  if (art)
    return (
      <div class="tin-pic">
        <Lino art={art} alt="" />
      </div>
    )
  return (
    <div class="tin-pic plan">
      <Tile {...room} />
    </div>
  )
}

/** Where merchants are, they are the picture; a rope across a chasm is seen. */
function artOf({ tile: { id, kind }, roped }: SceneRoom): Art | null {
  if (kind === 'stairwell') return tinArt('merchant')
  return tinArt(kind === 'chasm' && roped ? `${id}-roped` : id)
}
