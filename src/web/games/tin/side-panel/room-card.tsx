/** The room the hero stands in: its picture, its mood, and what waits in it when one returns. */
import { diceOnReturn } from '../../../../games/tin/content/numbers.ts'
import type { SceneRoom, TinScene } from '../../../../games/tin/view/scene.ts'
import type { Art } from '../../../art/art.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Lino } from '../../../parts/lino/lino.tsx'
import { tinArt } from '../art/index.ts'
import { hereOf, means } from '../sums.ts'
import { text } from '../text/index.ts'
import { Tile } from '../tile/tile.tsx'

export function RoomCard({ view }: { readonly view: TinScene }) {
  const room = hereOf(view)
  if (!room) return null
  const isHome = room.tile.kind === 'stairwell'
  const { gold, goods } = means(view)
  return (
    <Card class={`tin-room-card ${!artOf(room) ? 'planned' : ''}`}>
      <RoomPicture room={room} />
      <div>
        <h2>{isHome ? text.value.merchants : text.value.roomTitle(room.tile)}</h2>
        <p class="muted">{isHome ? text.value.merchantsSay(gold, goods) : text.value.roomText(room.tile)}</p>
        {!isHome && (
          <p class="muted tin-again">{text.value.again(diceOnReturn(room.tile.kind, room.tile))}</p>
        )}
      </div>
    </Card>
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
