/** Heroes to look at before the game: face, hearts, dice, and what each can do. */
import { HEROES } from '../../../../games/onedeck/content/heroes.ts'
import type { HeroCard, Side } from '../../../../games/onedeck/types.ts'
import { Die } from '../../../parts/die/die.tsx'
import { Hearts } from '../../../parts/hearts/hearts.tsx'
import type { ChoiceLook, ChoiceProps } from '../../page-game.ts'
import { Cut } from '../art.tsx'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'

const STATS = ['S', 'A', 'M'] as const

const heroOf = (id: string): HeroCard | undefined => HEROES.find(hero => hero.id === id)

/** O-01: one side of the card for a hero alone, the other for two and four. */
function sideOf({ choice, draft }: ChoiceProps): Side | undefined {
  return heroOf(choice)?.[draft.partySize === 1 ? 'one' : 'two']
}

export const heroLook: ChoiceLook = {
  Picture: ({ choice }) => <HeroFace hero={choice} />,
  Facts,
  tells: props => {
    const side = sideOf(props)
    return [side?.feat, side?.start].flatMap(told =>
      told ? [{ shown: nameOf(told), name: nameOf(told), text: effectOf(told) }] : [],
    )
  },
}

export function HeroFace({ hero }: { readonly hero: string }) {
  return <Cut id={hero} of={heroOf(hero) ?? {}} shape="square" />
}

function Facts(props: ChoiceProps) {
  const side = sideOf(props)
  if (!side) return null
  return (
    <span class="choice-facts od-setup-facts">
      <Hearts left={side.health} of={side.health} />
      <Dice stats={side.stats} />
    </span>
  )
}

/** Every die by its shape and letter; a reader is told how many of each. */
function Dice({ stats }: Pick<Side, 'stats'>) {
  const { diceOf, dieName } = words.value
  const said = STATS.filter(stat => stats[stat] > 0).map(stat => diceOf(stats[stat], dieName[stat]))
  return (
    <span class="od-setup-dice" role="img" aria-label={said.join(', ')}>
      {STATS.filter(stat => stats[stat] > 0).map(stat => (
        <span key={stat}>
          {Array.from({ length: stats[stat] }, (_, place) => (
            <Die key={place} kind={stat} value={null} />
          ))}
        </span>
      ))}
    </span>
  )
}
