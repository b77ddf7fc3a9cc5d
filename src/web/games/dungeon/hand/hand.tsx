/** The own cards, fanned: what lies face up, what only oneself sees, and the spells. Nothing of another's hand. */
import { useSignal } from '@preact/signals'
import { SPELLS, type Spell, type TreasureFact } from '../../../../games/dungeon/types.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import { eye } from '../../../parts/icons.ts'
import { Level } from '../../../parts/level/level.tsx'
import { tip, tipStop } from '../../../parts/tip/tip.ts'
import type { TableProps } from '../../../table/look.ts'
import { inkOf, SPELL_ICONS, treasureIcon } from '../art.ts'
import { boxOf } from '../box.ts'
import { text } from '../text/index.ts'
import { AboutTreasure, type Shown } from './about-treasure.tsx'
import { treasureLines } from './treasure-lines.ts'
import '../../../parts/card/card.css'
import './hand.css'

export function Hand({ picture, view }: TableProps<DungeonView>) {
  const shown = useSignal<Shown | null>(null)
  const mine = view.you === null ? undefined : view.seats[view.you]
  if (!mine) return null
  const { treasure } = boxOf(picture)
  const cards = [
    ...(mine.hand ?? []).map(card => ({ card, isUp: false })),
    ...mine.shown.map(card => ({ card, isUp: true })),
  ].toSorted((a, b) => worth(treasure(a.card)) - worth(treasure(b.card)))
  const spells = SPELLS.flatMap((spell, index) => {
    const count = mine.spells[index] ?? 0
    return count > 0 ? [{ spell, count }] : []
  })
  if (cards.length + spells.length === 0) return null
  return (
    <>
      <ul class="dg-hand" aria-label={text.value.inHand}>
        {cards.map(({ card, isUp }, place) => {
          const fact = treasure(card)
          const bonus = card === mine.sword && isUp ? mine.bonus : 0
          const turn = place - (cards.length - 1) / 2
          return (
            fact && (
              <TreasureCard
                key={place}
                fact={fact}
                isUp={isUp}
                bonus={bonus}
                turn={turn}
                nth={text.value.cardOf(place + 1, cards.length)}
                onShow={() => (shown.value = { fact, isUp })}
              />
            )
          )
        })}
        {spells.map(({ spell, count }) => (
          <SpellCard key={spell} spell={spell} count={count} />
        ))}
      </ul>
      <AboutTreasure shown={shown} />
    </>
  )
}

/** `Hand 9`: treasures and spells together. */
export function handName({ you, seats }: DungeonView): string {
  const mine = you === null ? undefined : seats[you]
  const spells = mine?.spells.reduce((sum, count) => sum + count, 0) ?? 0
  return text.value.handOf((mine?.hand?.length ?? 0) + (mine?.shown.length ?? 0) + spells)
}

function worth(fact: TreasureFact | undefined): number {
  return fact ? fact.value : 0
}

interface TreasureProps {
  readonly fact: TreasureFact
  readonly isUp: boolean
  readonly bonus: number
  /** Places from the middle of the fan. */
  readonly turn: number
  /** Which one it is: two may look the same. */
  readonly nth: string
  readonly onShow: () => void
}

function TreasureCard({ fact, isUp, bonus, turn, nth, onShow }: TreasureProps) {
  const tilt = Math.max(-6, Math.min(6, turn * 2))
  return (
    <li class="dg-held">
      <button
        type="button"
        class={`card small dg-treasure dg-ink-${inkOf(fact)}`}
        style={{ transform: `rotate(${tilt}deg)` }}
        aria-haspopup="dialog"
        data-tool=""
        {...tip(...treasureLines(fact, isUp))}
        onClick={onShow}
      >
        <Level level={fact.level} />
        {isUp && (
          <span class="dg-up">
            <Icon of={eye} label={text.value.faceUp} />
          </span>
        )}
        <Icon of={treasureIcon(fact)} />
        <span class="dg-card-name">
          {text.value.foldable(text.value.called(fact))} {bonus > 0 && text.value.plus(bonus)}
        </span>
        <b>{text.value.gold(fact.value)}</b>
        <span class="visually-hidden">{nth}</span>
      </button>
    </li>
  )
}

function SpellCard({ spell, count }: { readonly spell: Spell; readonly count: number }) {
  return (
    <li class="dg-held spell">
      <div
        class="card small dg-treasure dg-spell"
        {...tipStop(text.value.spells[spell], text.value.aboutSpell[spell])}
      >
        <Icon of={SPELL_ICONS[spell]} />
        <span class="dg-card-name">{text.value.spells[spell]}</span>
        <b>{text.value.times(count)}</b>
      </div>
    </li>
  )
}
