/** On the right: the dungeon card as far as it is uncovered, and the items of the party. */
import { DUNGEONS } from '../../../../games/onedeck/content/dungeons.ts'
import { FLOORS } from '../../../../games/onedeck/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { BoxRow } from '../encounter/boxes.tsx'
import { figureOf, STAT_ICONS } from '../figures.ts'
import { floorBoxes } from './floors.ts'
import './side-panel.css'
import { words } from '../text/index.ts'
import { say } from '../text/printed.ts'
import { type CardView, choicesOf, type Props } from '../view.ts'

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
        {say(dungeon.name)} <Chip>{words.value.difficulty(dungeon.dots)}</Chip>
      </h2>
      {NUMBERS.filter(one => one <= floor).map(one => (
        <Floor key={one} props={props} floor={one} />
      ))}
      {floor < FLOORS && (
        <p class="od-dungeon-sealed">
          <b>{words.value.hiddenFloor(floor + 1)}</b> {words.value.shownLater}
        </p>
      )}
      {floor === FLOORS && (
        <p class="od-dungeon-sealed">
          <b>{words.value.bossBelow(say(boss.name))}</b>
        </p>
      )}
    </Card>
  )
}

function Floor({ props, floor }: { readonly props: Props; readonly floor: number }) {
  const { dungeon, fight, facing } = props.view
  const trait = dungeon.traits[floor - 1]
  if (!trait) return null
  const floors = DUNGEONS.find(({ id }) => id === dungeon.id)?.floors ?? []
  const challenge = fight?.sheet ?? facing?.sheets[0] ?? null
  const range = challenge && challenge.scene !== 'boss' ? floorBoxes(floors, challenge, floor) : null
  const isQuiet = Object.keys(trait).length <= 2
  return (
    <section class="od-floor" data-quiet={isQuiet}>
      <span class="od-floor-number">{floor}</span>
      <p>
        <b>{say(trait.name)}</b> {isQuiet ? words.value.noEffect : say(trait.text)}
      </p>
      <span class="od-box-row od-floor-boxes">
        {challenge && range && (
          <BoxRow
            props={props}
            sheet={challenge}
            from={range[0]}
            to={range[1]}
            live={fight?.sheet === challenge}
          />
        )}
      </span>
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
            <li key={`${index}.${place}`}>
              <Item props={props} card={card} hero={index} />
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function Item({
  props,
  card,
  hero,
}: {
  readonly props: Props
  readonly card: CardView
  readonly hero: number
}) {
  const { party } = props.view
  const drain = choicesOf(props.choices, 'drain').find(
    ({ action }) => action.hero === hero && action.card === card.card,
  )
  const inside = (
    <>
      <Icon of={figureOf(card.name)} />
      <span>
        <span class="od-item-name">{say(card.name)}</span>
        {party.length > 1 && <span class="od-item-hero">{say(party[hero]?.name ?? '')}</span>}
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
