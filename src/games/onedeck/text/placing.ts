/** Each action within an encounter in words. */
import { never } from '../../../engine/result.ts'
import type { Action, CardId } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { costText, dieText, heroName, marksText, needText } from './names.ts'
import type { Say } from './say.ts'

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

export function placingInWords(say: Say, action: InEncounter, view: DeckScene): string {
  const { placing } = say
  switch (action.kind) {
    case 'suffer':
    case 'claim':
    case 'bonus':
    case 'reopen':
    case 'give':
      return placing[action.kind](heroName(say, view, action.hero))
    case 'drain':
      return placing.drain(heroName(say, view, action.hero), itemName(say, view, action.hero, action.card))
    case 'choose':
      return wayText(say, view, action.way)
    case 'feat':
      return featText(say, action, view)
    case 'drop':
      return placing.drop(action.value)
    case 'lay':
      return `${whose(say, view, action.hero)}${placing.lay(dieText(say, action.die), boxName(say, view, action.box))}`
    case 'use':
      return useText(say, action, view)
    case 'drink':
      return `${whose(say, view, action.hero)}${placing.drink(potionName(say, view, action.potion))}`
    case 'convert':
      return placing.convert(view.fight?.challenge?.modifiers.converts ?? 2)
    case 'discard':
    case 'pick':
      return `${whose(say, view, action.hero)}${placing[action.kind](dieText(say, action.die))}`
    case 'unstore':
      return `${whose(say, view, action.hero)}${placing.unstore}`
    case 'done':
      return view.party.length > 1 && view.actor.kind === 'seats' && view.actor.seats.length > 1
        ? placing.isDone(heroName(say, view, action.hero))
        : placing.done
    case 'pay':
      return placing.pay(dieText(say, action.die))
    case 'enough':
      return placing.enough
    case 'either':
      return eitherText(say, view, action.choice)
    case 'name':
      return placing.name(action.value)
    case 'crush':
      return placing.crush(boxName(say, view, action.box))
    default:
      return never(action)
  }
}

/** Says whose dice only where there are two. */
function whose(say: Say, view: DeckScene, hero: number): string {
  return (view.fight?.fighters.length ?? 0) > 1 ? `${heroName(say, view, hero)}: ` : ''
}

function itemName({ atoms, name }: Say, view: DeckScene, hero: number, card: CardId): string {
  const found = view.party[hero]?.items.find(({ id }) => id === card)
  return found ? name(found) : atoms.card
}

function potionName({ actions, name }: Say, view: DeckScene, potion: string): string {
  const found = view.potions.find(({ id }) => id === potion)
  return found ? name(found) : actions.thePotion
}

function wayText(say: Say, view: DeckScene, way: number): string {
  const card = view.fight?.card
  const found = card?.ways[way]
  const box = card?.challenges[way]?.boxes[0]
  if (!found || !box) return say.placing.way(way + 1)
  const time = found.time > 0 ? ` (${say.placing.wayTime(found.time)})` : ''
  return `${say.placing.wayWith(say.name(found), needText(say, box))}${time}`
}

function featText({ placing, name: called }: Say, { hero, dice }: Action<'feat'>, view: DeckScene): string {
  const feat = view.party[hero]?.feat
  const name = feat ? called(feat) : placing.heroic
  if (dice === 0) return placing.noFeat(name)
  const time = feat?.kind === 'aim' ? (feat.shots.find(shot => shot.dice === dice)?.time ?? 0) : 0
  return placing.feat(name, dice, time)
}

function boxName(say: Say, view: DeckScene, box: number): string {
  const fact = view.fight?.challenge?.boxes[box]
  const name = say.placing.box(box + 1)
  return fact ? `${name} (${needText(say, fact)}, ${marksText(say, fact)})` : name
}

function useText(say: Say, { hero, skill }: Action<'use'>, view: DeckScene): string {
  const ability = view.party[hero]?.abilities.find(({ id }) => id === skill)
  if (!ability) return say.actions.skill
  return `${whose(say, view, hero)}${say.placing.use(say.name(ability), costText(say, ability.cost))}`
}

function eitherText({ placing }: Say, view: DeckScene, choice: number): string {
  const { frame } = view
  const verb = frame.kind === 'either' ? frame.verb.of[choice === 0 ? 0 : 1] : null
  if (verb?.verb === 'reroll') return placing.reroll
  if (verb?.verb === 'raise') return placing.raise
  if (verb?.verb === 'gain') return placing.gain(verb.dice.map(die => `${die.colour}${die.value}`).join(' '))
  return placing.choice(choice + 1)
}
