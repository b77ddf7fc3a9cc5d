/** The corridor: the deck, the doors, and what experience has come together. */
import { doorPlace, FLOORS, tokensThatHurt } from '../../../../games/onedeck/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import { tipStop } from '../../../parts/tip/tip.ts'
import { shownAs } from '../beats.ts'
import { figureOf } from '../figures.ts'
import './doors.css'
import './moments.css'
import * as ICONS from '../icons.generated.ts'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import { choicesOf, type DeckScene, type Props, type SceneCard, type SceneDoor } from '../view.ts'
import { Spent } from './spent.tsx'

interface CorridorProps {
  readonly props: Props
  /** The place of the door that was gone through. */
  readonly faced: number | null
  readonly large?: boolean
}

export function Corridor({ props, faced, large = false }: CorridorProps) {
  const { view } = props
  const doors = view.doors.map((door, index) => <Door key={index} props={props} door={door} index={index} />)
  const now = view.fight?.card ?? view.facing
  const passed = now ? <Now key="now" card={now} /> : <li key="now" class="od-arch" />
  const isGone = now !== null || (faced !== null && !('door' in view.frame))
  return (
    <div class={`od-corridor ${large ? 'large' : ''}`}>
      <Deck props={props} />
      <ol class="od-doors" aria-label={words.value.doors}>
        {isGone ? doors.toSpliced(faced ?? 0, 0, passed) : doors}
        {large && view.doors.length === 0 && <li class="od-hall-empty">{words.value.noDoors}</li>}
      </ol>
      <Experience view={view} />
    </div>
  )
}

function Now({ card }: { readonly card: SceneCard }) {
  const said = words.value.nowBehind(nameOf(card))
  return (
    <li class="od-arch open now" data-tip={said}>
      <Icon of={figureOf(card)} label={said} />
    </li>
  )
}

const NAMES_SHOWN = 2

function Door({
  props,
  door,
  index,
}: {
  readonly props: Props
  readonly door: SceneDoor
  readonly index: number
}) {
  const choice = choicesOf(props.choices, 'enter').find(({ action }) => action.door === index)
  const cards = door.cards.flatMap(card => (card ? [card] : []))
  const { frame } = props.view
  const isNow =
    (frame.kind === 'door' || frame.kind === 'split' || frame.kind === 'planning') && frame.door === index
  const found = shownAs(props.beat, 'explored')?.doors ?? 0
  const look = [
    'od-arch',
    door.open || cards.length > 0 ? 'open' : 'shut',
    isNow && 'now',
    choice && 'offered',
    ((choice && choice.key === props.lit) || props.goal === doorPlace(index)) && 'hinted',
    index >= props.view.doors.length - found && 'found',
  ]
  const names = cards.map(card => nameOf(card)).join(` ${words.value.and} `)
  const name = names === '' ? words.value.doorClosed(index + 1) : words.value.doorOpen(index + 1, names)
  const told = [name, ...(cards.length === 0 ? [words.value.about.closed] : cards.map(cardLine))].join('\n')
  const inside = (
    <>
      {cards.length === 0 && <i class="od-arch-iron" />}
      {cards.slice(0, NAMES_SHOWN).map(card => (
        <Icon key={card.id} of={figureOf(card)} />
      ))}
      {cards.length > 0 && <span class="od-arch-name">{names}</span>}
    </>
  )
  const classes = look.filter(Boolean).join(' ')
  return (
    <li>
      {choice ? (
        <button
          type="button"
          class={classes}
          aria-label={name}
          data-tip={told}
          onClick={() => props.choose(choice)}
        >
          {inside}
        </button>
      ) : (
        <span class={classes} role="img" aria-label={name} data-tip={told}>
          {inside}
        </span>
      )}
    </li>
  )
}

/** What it is, what it does, and what it is worth. */
function cardLine(card: SceneCard): string {
  const kind = words.value.sceneName[card.isPeril ? 'peril' : 'combat']
  const does = card.trait ? ` ${nameOf(card.trait)}: ${effectOf(card.trait)}` : ''
  return `${nameOf(card)}, ${kind}, ${words.value.xp(card.xp)}.${does}`
}

function Deck({ props }: { readonly props: Props }) {
  const { view } = props
  const { deck, stairs, stairsShow, party, floor } = view
  if (floor > FLOORS) return <span class="od-pile" />
  if (stairsShow)
    return (
      <div class="od-pile" {...tipStop(words.value.stairsShow, words.value.about.stairs)}>
        <span class="od-pile-stairs">
          <Icon of={ICONS.stairs} />
        </span>
        <p>
          <b>{words.value.stairsShow}</b>
          <span class="od-pile-line">{words.value.stairsHurt(tokensThatHurt(party.length) - stairs)}</span>
        </p>
      </div>
    )
  return (
    <div class="od-pile" {...tipStop(words.value.deck(deck), words.value.about.deck)}>
      <span class="od-pile-back" aria-hidden="true">
        {deck}
        <Spent props={props} />
      </span>
      <p>
        <b>{words.value.deck(deck)}</b> <span class="od-pile-line">{words.value.toStairs}</span>
      </p>
    </div>
  )
}

function Experience({ view: { level } }: { readonly view: DeckScene }) {
  return (
    <div
      class="od-pile od-pile-xp"
      {...tipStop(words.value.xpOf(level.xp, level.cost), words.value.about.xp)}
    >
      <Icon of={ICONS.experience} />
      <p>
        <b>{words.value.xpOf(level.xp, level.cost)}</b>{' '}
        <span class="od-pile-line">
          {level.isLast ? words.value.toPotion : words.value.toLevel(level.level + 1)}
        </span>
      </p>
    </div>
  )
}
