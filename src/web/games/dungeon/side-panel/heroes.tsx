/** What everybody may see of the others: cards face up, spells, how many are hidden. */
import { SPELLS } from '../../../../games/dungeon/types.ts'
import type { DungeonView, SeatView } from '../../../../games/dungeon/view/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.generated.ts'
import { Standee } from '../../../parts/standee/standee.tsx'
import { CLASS_ICONS, SPELL_ICONS, treasureIcon } from '../art.ts'
import { contentOf } from '../plan.ts'
import { text } from '../text/index.ts'
import { say } from '../text/printed.ts'

export function Heroes({ view }: { readonly view: DungeonView }) {
  const others = view.seats.flatMap((seat, index) =>
    index === view.you || seat.class === null || !hasOpenThings(seat) ? [] : [{ seat, index }],
  )
  if (others.length === 0) return null
  return (
    <section class="dg-others">
      <h3>{text.value.faceUp}</h3>
      <ul>
        {others.map(({ seat, index }) => (
          <li key={index} class="dg-other">
            {seat.class !== null && <Standee figure={CLASS_ICONS[seat.class]} seat={index + 1} />}
            <OpenThings view={view} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function hasOpenThings({ shown, spells }: SeatView): boolean {
  return shown.length > 0 || spells.some(count => count > 0)
}

function OpenThings({ view, seat }: { readonly view: DungeonView; readonly seat: SeatView }) {
  const words = text.value
  const { treasures } = contentOf(view)
  return (
    <span class="dg-open">
      <span>
        <Icon of={ICONS.cards} label={words.inHand} /> {seat.hidden}
      </span>
      {seat.shown.map((card, place) => {
        const fact = treasures[card]
        return (
          fact && (
            <span key={place}>
              <Icon of={treasureIcon(fact)} /> {say(fact.name)}
            </span>
          )
        )
      })}
      {SPELLS.map((spell, index) => {
        const count = seat.spells[index] ?? 0
        return (
          count > 0 && (
            <span key={spell}>
              <Icon of={SPELL_ICONS[spell]} label={words.spells[spell]} /> {words.times(count)}
            </span>
          )
        )
      })}
    </span>
  )
}
