/** What everybody may see of the others: cards face up, spells, how many are hidden. */
import { SPELLS } from '../../../../games/dungeon/types.ts'
import type { DungeonView, SeatView } from '../../../../games/dungeon/view/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.ts'
import { Standee } from '../../../parts/standee/standee.tsx'
import { tipStop } from '../../../parts/tip/tip.ts'
import { CLASS_ICONS, SPELL_ICONS, treasureIcon } from '../art.ts'
import type { Box } from '../box.ts'
import { treasureLines } from '../hand/treasure-lines.ts'
import { text } from '../text/index.ts'

interface Props {
  readonly box: Box
  readonly view: DungeonView
}

export function Heroes({ box, view }: Props) {
  const others = view.seats.flatMap((seat, index) => {
    const hero = box.hero(seat.hero)
    return index === view.you || !hero || !hasOpenThings(seat) ? [] : [{ seat, index, hero }]
  })
  if (others.length === 0) return null
  return (
    <section class="dg-others">
      <h3>{text.value.faceUp}</h3>
      <ul>
        {others.map(({ seat, index, hero }) => (
          <li key={index} class="dg-other">
            <Standee figure={CLASS_ICONS[hero.class]} seat={index + 1} />
            <OpenThings box={box} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function hasOpenThings({ shown, spells }: SeatView): boolean {
  return shown.length > 0 || spells.some(count => count > 0)
}

function OpenThings({ box, seat }: { readonly box: Box; readonly seat: SeatView }) {
  const words = text.value
  return (
    <span class="dg-open">
      <span>
        <Icon of={ICONS.cards} label={words.inHand} /> {seat.hidden}
      </span>
      {seat.shown.map((card, place) => {
        const fact = box.treasure(card)
        return (
          fact && (
            <span key={place} {...tipStop(...treasureLines(fact, true))}>
              <Icon of={treasureIcon(fact)} /> {words.called(fact)}
            </span>
          )
        )
      })}
      {SPELLS.map((spell, index) => {
        const count = seat.spells[index] ?? 0
        return (
          count > 0 && (
            <span key={spell} {...tipStop(words.spells[spell], words.aboutSpell[spell])}>
              <Icon of={SPELL_ICONS[spell]} label={words.spells[spell]} /> {words.times(count)}
            </span>
          )
        )
      })}
    </span>
  )
}
