/** Four heroes at a door with two cards: who faces which, and which comes first. */
import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { DoorCards } from './door-cards.tsx'
import { figureOf } from './figures.ts'
import { splitOf } from './pairs.ts'
import './split.css'
import { words } from './text/index.ts'
import { say } from './text/printed.ts'
import type { Props } from './view.ts'

export function Split({ props }: { readonly props: Props }) {
  const { frame, doors, party } = props.view
  const picked = useSignal<readonly number[]>([0, 1])
  if (frame.kind !== 'split') return null
  const cards = doors[frame.door]?.cards ?? []
  const [first, second] = cards
  const outlooks = splitOf(props.choices, picked.value, 0)?.outlooks ?? []
  const toggle = (hero: number) => {
    const others = picked.value.filter(one => one !== hero)
    picked.value = others.length < picked.value.length ? others : [...others, hero].slice(-2)
  }
  return (
    <div class="split">
      <div class="split-bar">
        <p>{words.value.splitHelp(say(first?.name ?? ''))}</p>
        <div class="split-heroes" role="group" aria-label={words.value.splitTitle}>
          {party.map((hero, index) => (
            <Button
              key={hero.id}
              icon={figureOf(hero.name)}
              pressed={picked.value.includes(index)}
              onPress={() => toggle(index)}
            >
              {say(hero.name)}
            </Button>
          ))}
        </div>
        <div class="split-first">
          {[first, second].map((card, place) => {
            const choice = splitOf(props.choices, picked.value, place)
            return (
              <Button
                key={place}
                kind={place === 0 ? 'go' : 'plain'}
                why={choice ? undefined : words.value.splitPick}
                onPress={() => choice && props.choose(choice)}
              >
                {words.value.splitFirst(say(card?.name ?? ''))}
              </Button>
            )
          })}
        </div>
      </div>
      <DoorCards props={props} cards={cards} outlooks={outlooks} />
    </div>
  )
}
