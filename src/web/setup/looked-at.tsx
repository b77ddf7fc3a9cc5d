/** Options of the game whose choices are cards: each is a section of its own. */
import type { Facts, OptionFact, OptionWords } from '../../engine/types.ts'
import type { AboutWords, ChoiceLook, SetupProps } from '../games/page-game.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { chosenIn, withOption } from './draft.ts'

interface Props extends SetupProps {
  readonly facts: Facts
  readonly said: AboutWords['options']
  readonly looks: Readonly<Record<string, ChoiceLook>>
}

export function LookedAt({ facts, said, looks, draft, onChange }: Props) {
  const single = facts.options.filter(({ pick }) => pick === undefined)
  return single.map(option => {
    const [look, words] = [looks[option.name], said[option.name]]
    return look && <Cards key={option.name} {...{ option, words, look, draft, onChange }} />
  })
}

interface CardsProps extends SetupProps {
  readonly option: OptionFact
  readonly words: OptionWords | undefined
  readonly look: ChoiceLook
}

function Cards({ option, words, look, draft, onChange }: CardsProps) {
  const { label = option.name, why, choices = {} } = words ?? {}
  const chosen = chosenIn(draft, option)
  return (
    <section>
      <div class="setup-title">
        <h2>{label}</h2>
        {why !== undefined && <span class="setup-why">{why}</span>}
      </div>
      <ChoiceCards
        label={label}
        names={choices}
        look={look}
        draft={draft}
        chosen={Object.keys(choices).filter(choice => choice === chosen)}
        onChoose={choice => onChange(withOption(draft, option.name, choice))}
      />
    </section>
  )
}
