/** Skills and potions as the party can use them now: each with its choice, or with the reason why not. */
import type { Choice } from '../../../../table/protocol.ts'
import { words } from '../text/index.ts'
import { effectOf } from '../text/printed.ts'
import { drinksOf, useOf } from '../tray/moves.ts'
import { ownerOf } from '../tray/whose.ts'
import type { Ability, Cost, DeckScene, Props } from '../view.ts'

export interface Usable {
  readonly key: string
  /** The hero whose skill it is; null for a potion. */
  readonly hero: number | null
  readonly ability: Ability
  /** One, or for a potion one for each who may drink. */
  readonly choices: readonly Choice[]
  /** Why it cannot be used now; null between rooms, when there is nothing to use it on. */
  readonly why: string | null
  /** The number key that uses it. */
  readonly number: number | null
}

const MOST_KEYS = 9

/** Everything the party has, numbered in the order it is drawn. */
export function abilitiesOf(props: Props): readonly Usable[] {
  const { picture, view, choices } = props
  const skills = view.party.flatMap((hero, index) =>
    hero.abilities.map(ability => {
      const choice = useOf(choices, index, ability.id)
      return {
        key: `${index}.${ability.id}`,
        hero: index,
        ability,
        choices: choice ? [choice] : [],
        why: useOf(picture.blocked, index, ability.id)?.why ?? whoseSkill(props, index),
      }
    }),
  )
  const potions = [healing(view), ...view.potions].map(ability => {
    const drinks = drinksOf(choices, ability.id)
    return {
      key: `potion.${ability.id}`,
      hero: null,
      ability,
      choices: drinks,
      why: drinks.length > 0 ? null : (drinksOf(picture.blocked, ability.id)[0]?.why ?? null),
    }
  })
  const isNumbered = view.frame.kind === 'fight'
  let next = 0
  return [...skills, ...potions].map(ability => ({
    ...ability,
    number: isNumbered && ability.choices.length > 0 && next < MOST_KEYS ? ++next : null,
  }))
}

/** In an encounter a skill of somebody else's hero says who decides about it. */
function whoseSkill(props: Props, hero: number): string | null {
  const owner = props.view.fight ? ownerOf(props, hero) : null
  return owner === null ? null : words.value.usedBy(owner)
}

function healing({ healing: heals }: DeckScene): Ability {
  return {
    id: 'healing',
    icon: 'potionHealing',
    name: words.value.healing,
    text: words.value.healingText(heals),
    cost: { kind: 'token' },
    scenes: [],
    does: [],
  }
}

/** What it takes and what it does. */
export const skillInWords = (ability: Ability): string => `${costInWords(ability.cost)}: ${effectOf(ability)}`

function costInWords(cost: Cost): string {
  const { cost: said } = words.value
  switch (cost.kind) {
    case 'dice':
      return said.dice(cost.count, words.value.dieName[cost.colour])
    case 'mana':
      return said.mana(cost.count)
    case 'any':
      return said.any(cost.count)
    case 'token':
      return said.token
    default:
      return said.free
  }
}
