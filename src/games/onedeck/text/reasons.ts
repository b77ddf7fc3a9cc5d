/** Why an action is advised, in words. */
import type { CardId, DeckReason, Encounter } from '../types.ts'
import { type DeckScene, encounterOf, worthOf } from '../view/scene/index.ts'
import { decimal, harmWords, heroName, needText } from './names.ts'
import type { Say } from './say.ts'

export function reasonInWords(say: Say, reason: DeckReason, view: DeckScene): string {
  const { reasons } = say
  switch (reason.why) {
    case 'heal':
    case 'sturdy':
      return reasons[reason.why](heroName(say, view, reason.hero), reason.hearts)
    case 'mend':
      return reasons.mend(heroName(say, view, reason.hero), reason.hearts, reason.healing)
    case 'rescue':
      return reasons.rescue(heroName(say, view, reason.hero))
    case 'explore':
      return reasons.explore(reason.doors)
    case 'unknown':
      return reasons.unknown(reason.door + 1)
    case 'weak':
    case 'skip':
      return reasons[reason.why](reason.hearts)
    case 'stay':
      return reasons.stay(reason.doors, reason.hearts)
    case 'room':
      return reasons.room(cardName(say, view, reason.card), facedText(say, reason, view))
    case 'worth':
      return reasons.worth(cardName(say, view, reason.card), reason.xp, facedText(say, reason, view))
    case 'gain':
      return reasons.gain(cardName(say, view, reason.card), reason.xp)
    case 'deadly':
      return reasons.deadly(Math.round(100 * reason.chance), reason.tokens)
    case 'dear':
    case 'convert':
    case 'done':
      return reasons[reason.why](harmText(say, reason))
    case 'pairs':
      return reasons.pairs(decimal(say, rounded(reason.damage)))
    case 'way':
      return reasons.way(wayName(say, view.fight?.card, reason.way), expectedText(say, reason))
    case 'feat':
      return reasons.feat(reason.dice)
    default:
      return ofThings(say, reason, view)
  }
}

/** Those that speak of a card, a skill or a box, and those that need nothing. */
function ofThings(say: Say, reason: Exclude<DeckReason, { why: Numbered }>, view: DeckScene): string {
  const { reasons } = say
  switch (reason.why) {
    case 'least':
    case 'leave':
      return reasons[reason.why](cardName(say, view, reason.card))
    case 'die':
      return reasons.die(say.placing.colours['SAM'.indexOf(reason.colour)] ?? '', reason.health)
    case 'skill':
    case 'dearSkill':
    case 'potion':
      return reasons[reason.why](lootName(say, view, reason.card))
    case 'xp':
      return reasons.xp(reason.xp)
    case 'roll':
      return reasons.roll(abilityName(say, view, reason.ability))
    case 'use':
      return reasons.use(abilityName(say, view, reason.ability), harmText(say, reason))
    case 'armor':
    case 'skull':
      return reasons[reason.why](boxName(say, view, reason.box))
    case 'fill':
      return reasons.fill(boxName(say, view, reason.box), harmText(say, reason))
    default:
      return reasons[reason.why]
  }
}

type Numbered =
  | 'heal'
  | 'sturdy'
  | 'mend'
  | 'rescue'
  | 'explore'
  | 'unknown'
  | 'weak'
  | 'skip'
  | 'stay'
  | 'room'
  | 'worth'
  | 'gain'
  | 'deadly'
  | 'dear'
  | 'convert'
  | 'done'
  | 'pairs'
  | 'way'
  | 'feat'

/** As odds are written. */
const rounded = (number: number): number => Number(number.toFixed(1))

function expectedText(say: Say, reason: DeckReason<'room' | 'worth' | 'way'>): string {
  const { deadly } = reason
  const harm = say.reasons.expect(harmText(say, reason))
  return deadly === 0 ? harm : `${harm}, ${say.board.deadly(Math.round(100 * deadly))}`
}

/** The odds of a peril are told for each of its ways, and which will be taken is still open. */
function facedText(say: Say, reason: DeckReason<'room' | 'worth'>, view: DeckScene): string {
  const { way, card } = reason
  return way === null ? expectedText(say, reason) : say.reasons.byWay(wayName(say, cardIn(view, card), way))
}

function harmText(say: Say, { damage, time }: { readonly damage: number; readonly time: number }): string {
  return harmWords(say, rounded(damage), rounded(time))
}

/** By the content: where it lay, other things lie by the time that a log is read. */
function cardIn({ content }: DeckScene, id: CardId): Encounter | null {
  return content.places.has(id) ? encounterOf(content, id) : null
}

function cardName(say: Say, view: DeckScene, id: CardId): string {
  const found = cardIn(view, id)
  return found ? say.name(found) : say.atoms.card
}

function lootName(say: Say, { content }: DeckScene, id: CardId): string {
  const loot = content.places.has(id) ? worthOf(content, id).loot : null
  return loot ? say.name(loot) : say.atoms.card
}

function abilityName(say: Say, { party, potions }: DeckScene, id: string): string {
  const found = [...party.flatMap(({ abilities }) => abilities), ...potions].find(
    ability => ability.id === id,
  )
  return found ? say.name(found) : ''
}

function wayName(say: Say, card: Pick<Encounter, 'ways'> | null | undefined, way: number): string {
  const found = card?.ways[way]
  return found ? say.name(found) : say.placing.way(way + 1)
}

function boxName(say: Say, { fight }: DeckScene, box: number): string {
  const found = fight?.challenge?.boxes[box]
  return found ? needText(say, found) : say.placing.box(box + 1)
}
