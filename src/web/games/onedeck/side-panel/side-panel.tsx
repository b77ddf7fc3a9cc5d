/** On the right: the dungeon card as far as it is uncovered, and the items of the party. */

import { FLOORS } from '../../../../games/onedeck/types.ts'
import { isQuiet } from '../../../../games/onedeck/view/scene/index.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { tipStop } from '../../../parts/tip/tip.ts'
import { figureOf, STAT_ICONS } from '../figures.ts'
import './side-panel.css'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import { choicesOf, type DeckScene, type Props, type SceneCard } from '../view.ts'

export function SidePanel(props: Props) {
  return (
    <div class="od-side-panel">
      <Dungeon props={props} />
      <Items props={props} />
    </div>
  )
}

const NUMBERS = Array.from({ length: FLOORS }, (_, floor) => floor + 1)

function Dungeon({ props }: { readonly props: Props }) {
  const { dungeon, floor, boss } = props.view
  return (
    <Card class="od-dungeon">
      <h2>
        {nameOf(dungeon)} <Chip>{words.value.difficulty(dungeon.dots)}</Chip>
      </h2>
      {NUMBERS.filter(one => one <= floor).map(one => (
        <Floor key={one} view={props.view} floor={one} />
      ))}
      {floor < FLOORS && (
        <p class="od-dungeon-sealed">
          <b>{words.value.hiddenFloor(floor + 1)}</b> {words.value.shownLater}
        </p>
      )}
      {floor === FLOORS && (
        <p class="od-dungeon-sealed">
          <b>{words.value.bossBelow(nameOf(boss))}</b>
        </p>
      )}
    </Card>
  )
}

function Floor({ view, floor }: { readonly view: DeckScene; readonly floor: number }) {
  const trait = view.dungeon.traits[floor - 1]
  if (!trait) return null
  return (
    <section class="od-floor">
      <span class="od-floor-number">{floor}</span>
      <p>
        <b>{nameOf(trait)}</b> {isQuiet(trait) ? words.value.noEffect : effectOf(trait)}
      </p>
    </section>
  )
}

function Items({ props }: { readonly props: Props }) {
  const { party, level } = props.view
  const held = party.reduce((sum, hero) => sum + hero.items.length, 0)
  return (
    <section class="od-items">
      <h3 class="od-cap">
        <span>{words.value.items}</span>
        <span>{words.value.of(held, level.items * party.length)}</span>
      </h3>
      {held === 0 && <p class="muted">{words.value.noItems}</p>}
      <ul class="od-item-list" data-many={held > 2}>
        {party.flatMap((hero, index) =>
          hero.items.map((card, place) => (
            <li key={`${index}.${place}`} {...tipStop(nameOf(card), useOf(card))}>
              <Item props={props} card={card} hero={index} />
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function useOf({ item: { stat, health } }: SceneCard): string {
  return words.value.itemUse(words.value.dieName[stat], health)
}

function Item({
  props,
  card,
  hero,
}: {
  readonly props: Props
  readonly card: SceneCard
  readonly hero: number
}) {
  const { party } = props.view
  const drain = choicesOf(props.choices, 'drain').find(
    ({ action }) => action.hero === hero && action.card === card.id,
  )
  const inside = (
    <>
      <Icon of={figureOf(card)} />
      <span>
        <span class="od-item-name">{nameOf(card)}</span>
        {party.length > 1 && <span class="od-item-hero">{nameOf(party[hero])}</span>}
        <b class="od-item-gain">
          <Icon of={STAT_ICONS[card.item.stat] ?? ''} />
          {words.value.itemGain(card.item.stat, card.item.health)}
        </b>
      </span>
    </>
  )
  return drain ? (
    <Card class="small od-item od-item-lit" onPick={() => props.choose(drain)}>
      <span class="visually-hidden">{drain.text}: </span>
      {inside}
    </Card>
  ) : (
    <Card class="small od-item">{inside}</Card>
  )
}
