/** Skills and potions as the party can use them now: each with its choice, or with the reason why not. */
import type { Choice } from '../../../table/protocol.ts'
import { drinksOf, useOf } from './moves.ts'
import { words } from './text/index.ts'
import { say } from './text/printed.ts'
import type { Cost, DeckView, Deed, Props, Scene } from './view.ts'

export interface Usable {
  readonly key: string
  /** The hero whose skill it is; null for a potion. */
  readonly hero: number | null
  readonly deed: Deed
  /** One, or for a potion one for each who may drink. */
  readonly choices: readonly Choice[]
  /** Why it cannot be used now; null between rooms, when there is nothing to use it on. */
  readonly why: string | null
  /** The number key that uses it. */
  readonly number: number | null
}

const MOST_KEYS = 9

/** Everything the party has, numbered in the order it is drawn. */
export function deedsOf(props: Props): readonly Usable[] {
  const { view, choices } = props
  const skills = view.party.flatMap((hero, index) =>
    hero.deeds.map(deed => {
      const choice = useOf(choices, index, deed.id)
      return {
        key: `${index}.${deed.id}`,
        hero: index,
        deed,
        choices: choice ? [choice] : [],
        why: choice ? null : whyNotSkill(props, index, deed),
      }
    }),
  )
  const potions = [healing(view), ...view.potions].map(deed => {
    const drinks = drinksOf(choices, deed.id)
    return {
      key: `potion.${deed.id}`,
      hero: null,
      deed,
      choices: drinks,
      why: drinks.length > 0 ? null : whyNotPotion(props, deed),
    }
  })
  const isNumbered = view.frame.kind === 'fight'
  let next = 0
  return [...skills, ...potions].map(deed => ({
    ...deed,
    number: isNumbered && deed.choices.length > 0 && next < MOST_KEYS ? ++next : null,
  }))
}

function healing({ healing: heals }: DeckView): Deed {
  return {
    id: 'healing',
    name: words.value.healing,
    text: words.value.healingText(heals),
    cost: { kind: 'token' },
    scenes: [],
    does: [],
  }
}

function whyNotSkill({ view, choices }: Props, hero: number, deed: Deed): string | null {
  const { fight, party } = view
  const slot = fight?.fighters.findIndex(fighter => fighter.hero === hero) ?? -1
  const fighter = fight?.fighters[slot]
  if (!fight || !fighter || choices.length === 0 || view.frame.kind !== 'fight') return null
  const scene = fight.sheet?.scene
  if (scene && !deed.scenes.includes(scene)) return words.value.whyNot.scene(scenesOf(deed.scenes))
  const place = party[hero]?.deeds.findIndex(({ id }) => id === deed.id) ?? -1
  if ((fighter.used & (1 << place)) !== 0) return words.value.whyNot.used
  return words.value.whyNot.later
}

function scenesOf(scenes: readonly Scene[]): string {
  const names = scenes.map(scene => words.value.scene[scene])
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${words.value.or} ${last}`
}

function whyNotPotion({ view, choices }: Props, deed: Deed): string | null {
  if (choices.length === 0) return null
  if (view.tokens === 0) return words.value.whyNot.tokens
  if (deed.id === 'healing')
    return view.party.every(({ damage }) => damage === 0) ? words.value.whyNot.hurt : null
  return view.fight && view.frame.kind === 'fight' && deed.scenes.length > 0 ? words.value.whyNot.later : null
}

/** What it takes and what it does. */
export const skillInWords = ({ cost, text }: Deed): string => `${costInWords(cost)}: ${say(text)}`

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
