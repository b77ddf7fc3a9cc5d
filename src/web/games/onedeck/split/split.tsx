/** Four heroes at a door with two cards: who faces which, and which comes first. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../../../parts/button/button.tsx'
import { DoorCards } from '../doors/door-cards.tsx'
import { figureOf } from '../figures.ts'
import { pairOf, splitOf } from './pairs.ts'
import './split.css'
import { words } from '../text/index.ts'
import { nameOf } from '../text/printed.ts'
import type { DeckScene, Props } from '../view.ts'

/** The heroes for the first card: picked in the dock, weighed on the board. */
const picked = signal<readonly number[]>([0, 1])

function toggle(hero: number): void {
  const others = picked.value.filter(one => one !== hero)
  picked.value = others.length < picked.value.length ? others : [...others, hero].slice(-2)
}

const cardsOf = ({ frame, doors }: DeckScene) =>
  frame.kind === 'split' ? (doors[frame.door]?.cards ?? []) : []

export function Split({ props }: { readonly props: Props }) {
  const outlooks = splitOf(props.choices, picked.value, 0)?.outlooks ?? []
  return <DoorCards props={props} cards={cardsOf(props.view)} outlooks={outlooks} />
}

/** In the dock, where everything else is chosen too. */
export function SplitBar({ props }: { readonly props: Props }) {
  const { choices, lit } = props
  // What a hint means is picked for whoever asks.
  useEffect(() => {
    picked.value = pairOf(choices, lit) ?? picked.value
  }, [lit])
  if (props.view.frame.kind !== 'split') return null
  const [first, second] = cardsOf(props.view)
  return (
    <div class="od-split-bar">
      <p>{words.value.splitHelp(nameOf(first), nameOf(second))}</p>
      <div class="od-split-heroes" role="group" aria-label={words.value.splitTitle}>
        {props.view.party.map((hero, index) => (
          <Button
            key={hero.id}
            icon={figureOf(hero)}
            pressed={picked.value.includes(index)}
            onPress={() => toggle(index)}
          >
            {nameOf(hero)}
          </Button>
        ))}
      </div>
      <First props={props} />
    </div>
  )
}

function First({ props }: { readonly props: Props }) {
  const places = cardsOf(props.view).map(
    (card, place) => [card, splitOf(props.choices, picked.value, place)] as const,
  )
  const meant = places.findIndex(([, choice]) => choice && choice.key === props.lit)
  return (
    <div class="od-split-first">
      {places.map(([card, choice], place) => (
        <Button
          key={place}
          class={place === meant ? 'lit' : ''}
          kind={place === Math.max(0, meant) ? 'go' : 'plain'}
          why={choice ? undefined : words.value.splitPick}
          onPress={() => choice && props.choose(choice)}
        >
          {words.value.splitFirst(nameOf(card))}
        </Button>
      ))}
    </div>
  )
}
