/** The potions the party knows, and its tokens. */
import { tipStop } from '../../../parts/tip/tip.ts'
import { words } from '../text/index.ts'
import type { Props } from '../view.ts'
import type { Usable } from './abilities.ts'
import { AbilityButton } from './ability-list.tsx'

export function Potions({
  props,
  numbered,
}: {
  readonly props: Props
  readonly numbered: readonly Usable[]
}) {
  return (
    <section class="od-potions">
      <h3 class="od-cap">
        <span>{words.value.potions}</span>
        <span {...tipStop(words.value.tokens(props.view.tokens), words.value.about.tokens)}>
          {words.value.tokens(props.view.tokens)}
        </span>
      </h3>
      <ul class="od-abilitys">
        {numbered
          .filter(({ hero }) => hero === null)
          .map(usable => (
            <li key={usable.key}>
              <AbilityButton props={props} usable={usable} />
            </li>
          ))}
      </ul>
    </section>
  )
}
