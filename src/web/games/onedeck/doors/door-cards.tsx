/** The cards behind a door, looked at from outside: nothing is rolled yet. */
import type { Outlook } from '../../../../engine/types.ts'
import { Encounter } from '../encounter/encounter.tsx'
import { words } from '../text/index.ts'
import type { Props, SceneCard } from '../view.ts'

interface DoorCardsProps {
  readonly props: Props
  readonly cards: readonly (SceneCard | null)[]
  /** Of each card where there are several, of each way of one peril otherwise. */
  readonly outlooks: readonly Outlook[]
}

export function DoorCards({ props, cards, outlooks }: DoorCardsProps) {
  const ofCard = (place: number) => (cards.length > 1 ? outlooks.slice(place, place + 1) : outlooks)
  return (
    <section class="od-at-door" tabIndex={0} aria-label={words.value.behindDoor}>
      {cards.map(
        (card, place) =>
          card && (
            <Encounter key={place} props={props} card={card} challenge={null} outlooks={ofCard(place)} />
          ),
      )}
    </section>
  )
}
