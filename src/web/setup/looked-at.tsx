/** Options of the game whose choices are cards: each is a section of its own. */
import type { Facts, OptionFact, OptionWords } from '../../engine/types.ts'
import type { AboutWords, ChoiceLook, SetupProps } from '../games/page-game.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { chosenIn, isOfMode, withChoice } from './draft.ts'
import { OptionRow } from './option-row.tsx'

interface Props extends SetupProps {
  readonly facts: Facts
  readonly said: AboutWords['options']
  readonly looks: Readonly<Record<string, ChoiceLook>>
}

export function LookedAt({ facts, said, looks, draft, onChange }: Props) {
  const single = facts.options.filter(({ pick }) => pick === undefined)
  return single.map(option => {
    const [look, words] = [looks[option.name], said[option.name]]
    if (!look) return null
    const chosen = chosenIn(draft, option)
    const below = option.name === 'mode' ? single.filter(({ name }) => isOfMode(name, chosen)) : []
    return (
      <section key={option.name}>
        <Cards {...{ option, words, look, draft, onChange }} />
        {below.map(each => (
          <OptionRow key={each.name} option={each} said={said[each.name]} draft={draft} onChange={onChange} />
        ))}
      </section>
    )
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
    <>
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
        onChoose={choice => onChange(withChoice(draft, option, choice))}
      />
    </>
  )
}
