/** What a player sees. Nothing is hidden: what lies face down has no order until it is drawn. */
import type { MatchResult, Seat, View } from '../../engine/types.ts'
import type { Shelf } from './book.ts'
import {
  bossHealth,
  cardOf,
  deckSize,
  deedOf,
  groundOf,
  healthOf,
  heroCard,
  isLastLevel,
  knownPotions,
  levelCard,
  levelCost,
  limitOf,
  partyPower,
  seatOf,
  sideOf,
  stairsShow,
  statOf,
  xpOf,
} from './party.ts'
import { promptOf } from './rules/index.ts'
import type { Deed, Frame, Hero, State } from './types.ts'
import { cardView } from './view/cards.ts'
import { fightView } from './view/fight.ts'
import type { DeckView, HeroView } from './view/types.ts'

const OVER: Frame = { kind: 'over' }

export function resultOf(state: State): MatchResult | null {
  if (state.ending === null) return null
  const everyone = Array.from({ length: state.seats }, (_, seat) => seat)
  return { winners: state.ending === 'victory' ? everyone : [], reason: state.ending }
}

export function viewOf(shelf: Shelf, state: State, actor: View['actor'], seat: Seat | null): DeckView {
  const frame = state.stack.at(-1) ?? OVER
  const names = (cards: readonly number[]) => cards.map(card => cardOf(shelf, card).name).toSorted()
  return {
    actor,
    seat,
    prompt: promptOf(frame),
    result: resultOf(state),
    edition: state.edition,
    tier: state.tier,
    dungeon: dungeonView(shelf, state),
    floor: state.floor,
    boss: bossView(shelf, state),
    level: levelView(shelf, state),
    ups: state.ups,
    descents: state.descents,
    tokens: state.tokens,
    healing: (frame.kind === 'start' ? 3 : 2) + partyPower(state, 'firstAid'),
    potions: knownPotions(shelf, state).map(potion => deedOf(shelf, potion)),
    deck: deckSize(state),
    top: state.top.map(card => cardOf(shelf, card).name),
    discards: names(state.discard),
    unseen: names(state.unseen),
    doorLimit: state.floor > 3 ? 0 : groundOf(shelf, state).doors,
    stairsShow: stairsShow(state),
    stairs: state.stairs,
    doors: state.doors.map(({ open, cards }) => ({
      open,
      cards: cards.map(card => (card < 0 ? null : cardView(shelf, state, card))),
    })),
    supply: [...state.supply],
    party: state.party.map((hero, index) => heroView(shelf, state, hero, index)),
    spoils: state.spoils.map(card => cardView(shelf, state, card)),
    facing: frame.kind === 'encounter' ? cardView(shelf, state, frame.card) : null,
    fight: state.fight ? fightView(shelf, state, state.fight) : null,
    frame,
    deed: deedInUse(shelf, state),
    ending: state.ending,
  }
}

function dungeonView(shelf: Shelf, state: State): DeckView['dungeon'] {
  const dungeon = shelf.printing.dungeons[state.dungeon]
  return {
    id: dungeon?.id ?? '',
    name: dungeon?.name ?? '',
    dots: dungeon?.dots ?? 0,
    traits: dungeon?.floors.slice(0, state.floor).map(floor => floor.trait) ?? [],
  }
}

function bossView(shelf: Shelf, state: State): DeckView['boss'] {
  const boss = shelf.printing.dungeons[state.dungeon]?.boss
  return {
    name: boss?.name ?? '',
    health: bossHealth(shelf, state),
    damage: state.boss,
    trait: boss?.trait ?? { name: '', text: '' },
    sheet: shelf.sheets[shelf.bosses[state.dungeon]?.[state.boss] ?? -1] ?? null,
  }
}

function levelView(shelf: Shelf, state: State): DeckView['level'] {
  return {
    level: state.level,
    isLast: isLastLevel(shelf, state),
    items: limitOf(shelf, state, 'items'),
    skills: limitOf(shelf, state, 'skills'),
    bonus: levelCard(shelf, state).bonus,
    cost: levelCost(shelf, state),
    xp: xpOf(shelf, state),
    cards: state.xp.map(card => cardOf(shelf, card).xp).toSorted((a, b) => a - b),
  }
}

function heroView(shelf: Shelf, state: State, hero: Hero, index: number): HeroView {
  const card = heroCard(shelf, hero)
  const { feat, start } = sideOf(shelf, state, hero)
  const stat = (colour: number) => statOf(shelf, state, hero, colour)
  return {
    id: card.id,
    name: card.name,
    seat: seatOf(state, index),
    damage: hero.damage,
    health: healthOf(shelf, state, hero),
    stored: hero.stored,
    stats: [stat(0), stat(1), stat(2)],
    feat,
    start: { name: start.name, text: start.text },
    items: hero.items.map(item => cardView(shelf, state, item)),
    skills: hero.skills.map(skill => cardView(shelf, state, skill)),
    deeds: hero.known.map(deed => deedOf(shelf, deed)),
    talents: hero.talents.flatMap(talent => {
      const found = shelf.printing.talents[talent]
      return found ? [{ name: found.name, text: found.text }] : []
    }),
    powers: hero.powers,
  }
}

function deedInUse(shelf: Shelf, state: State): Deed | null {
  const frame = state.stack.findLast(({ kind }) => kind === 'pay' || kind === 'deed')
  return frame?.kind === 'pay' || frame?.kind === 'deed' ? deedOf(shelf, frame.deed) : null
}
