/** Each action within an encounter in words. */
import { never } from '../../../engine/result.ts'
import type { Action } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { boxText, costText, dieText, heroName, marksText } from './names.ts'

/** Everything that is said elsewhere. */
type InEncounter = Exclude<
  Action,
  {
    kind:
      | 'begin'
      | 'hasten'
      | 'heal'
      | 'explore'
      | 'reveal'
      | 'keep'
      | 'enter'
      | 'descend'
      | 'stay'
      | 'face'
      | 'flee'
      | 'sneak'
      | 'foresee'
      | 'split'
      | 'encounter'
      | 'vanish'
      | 'item'
      | 'skill'
      | 'potion'
      | 'xp'
      | 'level'
      | 'spend'
      | 'perish'
      | 'die'
      | 'card'
  }
>

export function placingInWords(action: InEncounter, view: DeckView): string {
  switch (action.kind) {
    case 'suffer':
      return `${heroName(view, action.hero)} takes it`
    case 'drain':
      return `${heroName(view, action.hero)} gives up the item of ${itemName(view, action.hero, action.card)}`
    case 'choose':
      return wayText(view, action.way)
    case 'claim':
      return `${heroName(view, action.hero)} claims dice first`
    case 'bonus':
      return `${heroName(view, action.hero)} rolls the bonus die`
    case 'feat':
      return featText(action, view)
    case 'drop':
      return `Discard the ${action.value}`
    case 'lay':
      return `${whose(view, action.hero)}Lay ${dieText(action.die)} on ${boxName(view, action.box)}`
    case 'use':
      return useText(action, view)
    case 'drink':
      return `${whose(view, action.hero)}Drink ${view.potions.find(({ id }) => id === action.potion)?.name ?? action.potion}`
    case 'convert':
      return `Convert ${view.fight?.sheet?.burden.converts === 3 ? 'three' : 'two'} dice into a heroic one`
    case 'discard':
      return `${whose(view, action.hero)}Discard ${dieText(action.die)}`
    case 'unstore':
      return `${whose(view, action.hero)}Discard a stored heroic die`
    case 'done':
      return view.party.length > 1 && view.actor.kind === 'seats' && view.actor.seats.length > 1
        ? `${heroName(view, action.hero)} is done`
        : 'Done'
    case 'reopen':
      return `${heroName(view, action.hero)} is not done after all`
    case 'pay':
      return `Pay ${dieText(action.die)}`
    case 'pick':
      return `${whose(view, action.hero)}Choose ${dieText(action.die)}`
    case 'enough':
      return 'That is enough'
    case 'either':
      return eitherText(view, action.choice)
    case 'name':
      return `Name ${action.value}`
    case 'crush':
      return `A heroic 6 on ${boxName(view, action.box)}`
    case 'give':
      return `${heroName(view, action.hero)} gets the heroic die`
    default:
      return never(action)
  }
}

/** Says whose dice only where there are two. */
function whose(view: DeckView, hero: number): string {
  return (view.fight?.fighters.length ?? 0) > 1 ? `${heroName(view, hero)}: ` : ''
}

function itemName(view: DeckView, hero: number, card: number): string {
  return view.party[hero]?.items.find(item => item.card === card)?.name ?? 'a card'
}

function wayText(view: DeckView, way: number): string {
  const card = view.fight?.card
  const found = card?.ways[way]
  const box = card?.sheets[way]?.boxes[0]
  if (!found || !box) return `Way ${way + 1}`
  return `${found.name}: ${found.time > 0 ? `${found.time} time now, ` : ''}${boxText(box)}`
}

function featText({ hero, dice }: Extract<Action, { kind: 'feat' }>, view: DeckView): string {
  const feat = view.party[hero]?.feat
  if (dice === 0) return `No ${feat?.name ?? 'heroic skill'}`
  const time = feat?.kind === 'aim' ? (feat.shots.find(shot => shot.dice === dice)?.time ?? 0) : 0
  return `${feat?.name ?? 'Heroic skill'}: roll ${dice === 1 ? 'a heroic die' : `${dice} heroic dice`}${time > 0 ? ` for ${time} time` : ''}`
}

function boxName(view: DeckView, box: number): string {
  const fact = view.fight?.sheet?.boxes[box]
  return fact ? `box ${box + 1} (${boxText(fact)}, ${marksText(fact)})` : `box ${box + 1}`
}

function useText({ hero, skill }: Extract<Action, { kind: 'use' }>, view: DeckView): string {
  const deed = view.party[hero]?.deeds.find(({ id }) => id === skill)
  return deed ? `${whose(view, hero)}Use ${deed.name} [${costText(deed.cost)}]` : skill
}

function eitherText(view: DeckView, choice: number): string {
  const { frame } = view
  const verb = frame.kind === 'either' ? frame.verb.of[choice === 0 ? 0 : 1] : null
  if (verb?.verb === 'reroll') return 'Reroll a die'
  if (verb?.verb === 'raise') return 'Raise a die by 1'
  if (verb?.verb === 'gain') return `Give ${verb.dice.map(die => `${die.colour}${die.value}`).join(' ')}`
  return `Choice ${choice + 1}`
}
