/** Step 3, Combat: one round a turn (D-30 to D-38). A foe is the space of a lair, or HUNTER. */
import { num } from '../content/content-index.ts'
import { idAt } from '../content/ids.ts'
import { type ActionOf, HUNTER, NONE, type Spell } from '../types.ts'
import { dropAll, placeOf } from './drop.ts'
import { isLostByDeath } from './end.ts'
import { destroy } from './loot.ts'
import { by, type Play } from './play.ts'
import { blowOf, dropCount, rollNeeded } from './rolls.ts'
import { revealHunter } from './solo/hunter.ts'
import { pop, push } from './stack.ts'
import { acting, classOf, foeCard } from './state.ts'
import { goBack, setDown } from './walk.ts'

/** A hero who cannot attack is struck all the same (D-31, D-32). */
export function engage(play: Play, foe: number): void {
  const { content, state, emit } = play
  if (foe === HUNTER) revealHunter(play)
  const hero = acting(state)
  const card = foeCard(content, state, foe)
  if (rollNeeded(content, card, classOf(content, hero), hero.bonus) > 0) return push(state, 'attack', foe)
  emit?.({ kind: 'cannotAttack', ...by(play), monster: idAt(content.monsterIds, card) })
  push(state, 'strike', foe)
}

/** Whether two dice kill the monster on this card, by sword or spell; told to whoever listens. */
export function isHit(
  play: Play,
  { a, b }: ActionOf<'dice'>,
  { card, ...told }: { card: number; needed: number; bonus: number; spell: Spell | null },
): boolean {
  const hit = a + b >= told.needed
  const monster = idAt(play.content.monsterIds, card)
  play.emit?.({ kind: 'attacked', ...by(play), monster, a, b, hit, ...told })
  return hit
}

export function attackRoll(play: Play, action: ActionOf<'dice'>): void {
  const { content, state } = play
  const { at: foe } = pop(state)
  const hero = acting(state)
  const card = foeCard(content, state, foe)
  const needed = rollNeeded(content, card, classOf(content, hero), hero.bonus)
  if (isHit(play, action, { card, needed, bonus: hero.bonus, spell: null })) destroy(play, foe)
  else push(state, 'strike', foe)
}

/** D-32: what is dropped is drawn first, then the hero is moved. */
export function strikeRoll(play: Play, action: ActionOf<'dice'>): void {
  const { content, state, emit } = play
  const { at: foe } = pop(state)
  const hero = acting(state)
  const sum = action.a + action.b
  const blow = blowOf(sum)
  const monster = idAt(content.monsterIds, foeCard(content, state, foe))
  emit?.({ kind: 'struck', ...by(play), monster, a: action.a, b: action.b, blow })
  if (blow === 'killed') return die(play, foe)
  const count = dropCount(blow, hero.goods.length)
  push(state, 'hurt', foe, sum)
  if (count > 0) push(state, 'drop', placeOf(content, foe), count)
}

/** D-34, D-35: the serious wound leads home, the wound one space back and costs a turn. */
export function hurt(play: Play): void {
  const { content, state, emit } = play
  const hero = acting(state)
  const blow = blowOf(pop(state).n)
  if (blow === 'seriously wounded') {
    setDown(hero, content.hall)
    emit?.({ kind: 'thrownBack', ...by(play), at: idAt(content.spaceIds, content.hall) })
  } else if (blow === 'wounded') {
    hero.lost += 1
    goBack(play, hero)
  }
}

/** D-33, D-106, D-117: everything is dropped, spells are discarded, and another hero comes to the Great Hall. */
function die(play: Play, foe: number): void {
  const { content, state, emit } = play
  const hero = acting(state)
  dropAll(play, hero, placeOf(content, foe))
  emit?.({ kind: 'died', ...by(play) })
  const dead = hero.hero
  state.spellDiscard = state.spellDiscard.map((count, spell) => count + num(hero.spells, spell))
  hero.spells = [0, 0, 0]
  hero.hero = NONE
  hero.book = 0
  hero.doors = 0
  hero.lost = 0
  hero.deaths += 1
  setDown(hero, content.hall)
  if (!isLostByDeath(play, foe === HUNTER)) push(state, 'choose', NONE, dead)
}
