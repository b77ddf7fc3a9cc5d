/** Each action in words. */
import { never } from '../../../engine/result.ts'
import type { Action } from '../types.ts'
import type { CardView, DeckView } from '../view/types.ts'
import { boxText, costText, dieText, heroName, marksText } from './names.ts'

export function actionInWords(action: Action, view: DeckView): string {
  switch (action.kind) {
    case 'begin':
      return 'Let time pass'
    case 'hasten':
      return 'Speed: skip the time of this turn'
    case 'heal':
      return `Drink Healing: ${heroName(view, action.hero)} heals ${view.healing}`
    case 'explore':
      return 'Explore'
    case 'reveal':
      return 'Lay the new door open'
    case 'keep':
      return 'Leave it closed'
    case 'enter':
      return `Enter door ${action.door + 1}${doorName(view, action.door)}`
    case 'descend':
      return view.floor === 3 ? `Descend to the ${view.boss.name}` : `Descend to floor ${view.floor + 1}`
    case 'stay':
      return 'Stay on this floor'
    case 'face':
      return 'Face it'
    case 'flee':
      return 'Flee'
    case 'sneak':
      return view.edition === 'first'
        ? 'Stealth: put the card on top of the deck'
        : 'Flee and add a closed door'
    case 'foresee':
      return 'Flee and discard the card (Foresight)'
    case 'split':
      return splitText(action, view)
    case 'encounter':
      return 'Go in'
    case 'vanish':
      return 'Drink Invisibility: skip the encounter, keep the loot'
    case 'item':
    case 'skill':
    case 'potion':
    case 'xp':
      return lootText(action, view)
    case 'level':
      return view.level.isLast
        ? `Spend ${view.level.cost} XP on a potion`
        : `Level up for ${view.level.cost} XP`
    case 'spend':
      return `Remove a card of ${action.xp} XP`
    case 'perish':
      return 'Give up'
    case 'die':
      return `Roll ${action.value}`
    case 'card':
      return `Card ${action.card}`
    default:
      return inEncounter(action, view)
  }
}

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

function inEncounter(action: InEncounter, view: DeckView): string {
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

function doorName(view: DeckView, index: number): string {
  const known = view.doors[index]?.cards.flatMap(card => (card ? [card.name] : [])) ?? []
  return known.length > 0 ? ` (${known.join(' and ')})` : ' (closed)'
}

function splitText({ first, a, b }: Extract<Action, { kind: 'split' }>, view: DeckView): string {
  const pair = `${heroName(view, a)} and ${heroName(view, b)}`
  if (view.frame.kind !== 'split') return `${pair} fight first`
  return `${pair} face ${view.doors[view.frame.door]?.cards[first]?.name ?? 'a card'} first`
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
  return deed ? `${whose(view, hero)}${deed.name} [${costText(deed.cost)}]: ${deed.text}` : skill
}

function eitherText(view: DeckView, choice: number): string {
  const { frame } = view
  const verb = frame.kind === 'either' ? frame.verb.of[choice === 0 ? 0 : 1] : null
  if (verb?.verb === 'reroll') return 'Reroll a die'
  if (verb?.verb === 'raise') return 'Raise a die by 1'
  if (verb?.verb === 'gain') return `Give ${verb.dice.map(die => `${die.colour}${die.value}`).join(' ')}`
  return `Choice ${choice + 1}`
}

type Claim = Extract<Action, { kind: 'item' | 'skill' | 'potion' | 'xp' }>

function lootText(action: Claim, view: DeckView): string {
  const card = view.spoils.find(spoil => spoil.card === action.card)
  const name = card?.name ?? 'the card'
  switch (action.kind) {
    case 'potion':
      return `${name}: identify ${card?.loot?.name ?? 'the potion'} (${card?.loot?.text ?? ''})`
    case 'xp':
      return `${name}: ${card?.xp ?? 0} XP`
    case 'item':
    case 'skill':
      return `${name}: ${gainText(action.kind, card)} for ${heroName(view, action.hero)}${overText(action, view)}`
    default:
      return name
  }
}

function gainText(kind: 'item' | 'skill', card: CardView | undefined): string {
  if (!card) return kind
  if (kind === 'item') return `item ${card.item.stat}${card.item.health > 0 ? ' and 1 health' : ''}`
  return `skill ${card.loot?.name ?? ''}`
}

function overText({ kind, hero, over }: Extract<Claim, { kind: 'item' | 'skill' }>, view: DeckView): string {
  if (over < 0) return ''
  const held = kind === 'item' ? view.party[hero]?.items : view.party[hero]?.skills
  const old = held?.find(card => card.card === over)
  const name = kind === 'item' ? old?.name : old?.loot?.name
  return `, replacing ${name ?? 'a card'}`
}
