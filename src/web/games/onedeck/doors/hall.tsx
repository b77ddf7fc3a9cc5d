/** Between rooms: the corridor large, with the doors to choose from. */
import type { Encounter } from '../../../../games/onedeck/types.ts'
import { encounterOf } from '../../../../games/onedeck/view/scene/index.ts'
import { Chip } from '../../../parts/chip/chip.tsx'
import { TIPS, tipAmong } from '../../../parts/tip/tip.ts'
import { Cut } from '../art.tsx'
import { STAIRS } from '../figures.ts'
import { Corridor } from './doors.tsx'
import './hall.css'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import { choicesOf, type Props } from '../view.ts'

export function Hall({ props }: { readonly props: Props }) {
  const { view } = props
  if (view.ending !== null) return <Ending props={props} />
  return (
    <div class="od-hall">
      <Corridor props={props} faced={null} large />
      <Unseen props={props} />
    </div>
  )
}

/** What may still come: known to everyone who counts, so it is counted for them. */
function Unseen({ props: { view, choices } }: { readonly props: Props }) {
  const counts = new Map<Encounter, number>()
  const encounters = view.unseen.map(card => encounterOf(view.content, card))
  for (const encounter of encounters.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    counts.set(encounter, (counts.get(encounter) ?? 0) + 1)
  if (counts.size === 0 || choicesOf(choices, 'perish').length > 0) return null
  return (
    <section class="od-unseen" aria-label={words.value.unseen}>
      <h2>{words.value.unseen}</h2>
      <p class="od-unseen-help">{words.value.unseenHelp}</p>
      <ul class="od-unseen-list" {...TIPS}>
        {[...counts].map(([encounter, many], index) => (
          <li key={encounter.id} {...tipAmong(index === 0, ...unseenLines(encounter, many))}>
            <Chip>{many > 1 ? `${nameOf(encounter)} × ${many}` : nameOf(encounter)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

function unseenLines(encounter: Encounter, many: number): readonly string[] {
  const { unseenLeft, sceneName, xp, eitherWay } = words.value
  const { trait, ways } = encounter
  const [one, other] = ways
  return [
    nameOf(encounter),
    unseenLeft(many),
    `${sceneName[one ? 'peril' : 'combat']}, ${xp(encounter.xp)}`,
    trait ? `${nameOf(trait)}: ${effectOf(trait)}` : '',
    one && other ? eitherWay(nameOf(one), nameOf(other)) : '',
  ]
}

function Ending({ props: { view } }: { readonly props: Props }) {
  const isWon = view.ending === 'victory'
  return (
    <div class="od-hall od-hall-end">
      <div class="od-hall-end-picture">
        <Cut id={isWon ? view.boss.id : 'stairs'} of={isWon ? view.boss : STAIRS} shape="wide" />
      </div>
      <h2>{isWon ? words.value.won : words.value.lost}</h2>
    </div>
  )
}
