/** Survive it and take one: the three things a card can become, drawn as the places it would lie in. */
import type { ComponentChildren } from 'preact'
import type { Choice } from '../../../../table/protocol.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Icon, type Outline } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { Cut } from '../art.tsx'
import { potionIcon, STAT_ICONS } from '../figures.ts'
import * as ICONS from '../icons.generated.ts'
import { skillInWords } from '../party/abilities.ts'
import './loot.css'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import type { Props, SceneCard } from '../view.ts'
import { type Places, placesFor, type Slot } from './places.ts'

export function Loot({ props }: { readonly props: Props }) {
  const { view, choices } = props
  return (
    <div class="od-loot" data-cards={view.spoils.length}>
      {view.spoils.map((card, index) => (
        <LootCard key={index} props={props} places={placesFor(view, choices, card)} />
      ))}
    </div>
  )
}

function LootCard({ props, places }: { readonly props: Props; readonly places: Places }) {
  const { card } = places
  return (
    <Card class="od-loot-card">
      <div class="od-loot-picture">
        <Cut id={card.encounter} of={card} shape="square" />
      </div>
      <header>
        <h2>{words.value.lootTitle(nameOf(card))}</h2>
        <p class="muted">{words.value.lootLead}</p>
      </header>
      <div class="od-loot-ways">
        <AsItem props={props} places={places} />
        <AsSkill props={props} places={places} />
        <AsPotion props={props} places={places} />
        <AsXp props={props} places={places} />
      </div>
    </Card>
  )
}

interface WayProps {
  readonly props: Props
  readonly places: Places
}

function AsItem({ props, places: { card, items } }: WayProps) {
  return (
    <Way
      icon={STAT_ICONS[card.item.stat] ?? PLAY.hero}
      title={words.value.asItem}
      gain={words.value.itemGain(card.item.stat, card.item.health)}
    >
      {items.map(slot => (
        <SlotButton
          key={slotKey(slot)}
          props={props}
          card={card}
          slot={slot}
          way={words.value.asItem}
          take={words.value.takeItem}
          held={slot.over ? nameOf(slot.over) : undefined}
          loses={slot.over ? words.value.itemGain(slot.over.item.stat, slot.over.item.health) : undefined}
          why={words.value.noPlace}
        />
      ))}
    </Way>
  )
}

function AsSkill({ props, places: { card, skills } }: WayProps) {
  const { loot } = card
  if (card.isPotion || !loot) return null
  return (
    <Way icon={ICONS.skill} title={nameOf(loot)} gain={skillInWords(loot)}>
      {skills.map(slot => (
        <SlotButton
          key={slotKey(slot)}
          props={props}
          card={card}
          slot={slot}
          way={nameOf(loot)}
          take={words.value.takeSkill}
          held={slot.over?.loot ? nameOf(slot.over.loot) : undefined}
          why={words.value.knownSkill}
        />
      ))}
    </Way>
  )
}

function AsPotion({ props, places: { card, potion } }: WayProps) {
  const { loot } = card
  if (!card.isPotion || !loot) return null
  return (
    <Way icon={potionIcon(loot)} title={nameOf(loot)} gain={effectOf(loot)}>
      <Place
        props={props}
        choice={potion}
        card={card}
        why={words.value.knownPotion}
        name={`${nameOf(loot)}: ${words.value.learnPotion}`}
      >
        {potion ? words.value.learnPotion : words.value.knownPotion}
      </Place>
    </Way>
  )
}

function AsXp({ props, places: { card, xp } }: WayProps) {
  const { level } = props.view
  const sum = words.value.xpOf(level.xp + card.xp, level.cost)
  return (
    <Way icon={ICONS.experience} title={words.value.asXp} gain={words.value.xp(card.xp)}>
      <Place props={props} choice={xp} card={card} name={`${words.value.takeXp} ${sum}`}>
        {words.value.takeXp} <span class="od-loot-loses">{sum}</span>
      </Place>
    </Way>
  )
}

interface WayFrame {
  readonly icon: Outline
  readonly title: string
  readonly gain: string
  readonly children: ComponentChildren
}

function Way({ icon, title, gain, children }: WayFrame) {
  return (
    <section class="od-loot-way">
      <h3>
        <Icon of={icon} /> {title}
      </h3>
      <p class="od-loot-gain">{gain}</p>
      <div class="od-loot-slots">{children}</div>
    </section>
  )
}

const slotKey = ({ hero, over }: Slot): string => `${hero}.${over?.id ?? 'free'}`

interface SlotProps {
  readonly props: Props
  readonly card: SceneCard
  readonly slot: Slot
  /** What the card would become there. */
  readonly way: string
  /** What is done where nothing is held. */
  readonly take: string
  readonly held: string | undefined
  /** What the held card gives: its name alone does not tell. */
  readonly loses?: string | undefined
  readonly why: string
}

function SlotButton({ props, card, slot, way, take, held, loses, why }: SlotProps) {
  const { party } = props.view
  const hero = party.length > 1 ? nameOf(party[slot.hero]) : ''
  const what = held === undefined ? take : words.value.replaces(held)
  return (
    <Place
      props={props}
      choice={slot.choice}
      card={card}
      why={why}
      name={[`${way}:`, hero, what, loses].filter(Boolean).join(' ')}
      filled={held !== undefined}
    >
      {hero !== '' && <b>{hero}</b>} {held === undefined ? <span class="od-loot-take">{what}</span> : what}
      {loses !== undefined && <span class="od-loot-loses">{loses}</span>}
    </Place>
  )
}

interface PlaceProps {
  readonly props: Props
  readonly choice: Choice | null
  readonly card: SceneCard
  readonly name: string
  readonly why?: string
  readonly filled?: boolean
  readonly children: ComponentChildren
}

function Place({ props, choice, card, name, why, filled = false, children }: PlaceProps) {
  const look = [
    'od-loot-place',
    filled && 'filled',
    choice && 'offered',
    choice && props.lit === choice.key && 'advised',
  ]
  const classes = look.filter(Boolean).join(' ')
  if (!choice)
    return (
      <span class={classes}>
        {children} {why !== undefined && filled && <em>{why}</em>}
      </span>
    )
  return (
    <button
      type="button"
      class={classes}
      aria-label={spoken(props, card, name)}
      onClick={() => props.choose(choice)}
    >
      {children}
    </button>
  )
}

/** Two cards may be taken in the same ways. */
function spoken({ view: { spoils } }: Props, card: SceneCard, name: string): string {
  if (spoils.length < 2) return name
  const alike = spoils.filter(({ encounter }) => encounter === card.encounter)
  const which = alike.length > 1 ? [words.value.which(alike.indexOf(card) + 1, alike.length)] : []
  return [nameOf(card), ...which, name].join(', ')
}
