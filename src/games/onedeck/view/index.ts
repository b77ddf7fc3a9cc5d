/** What a player sees. Nothing is hidden: what lies face down has no order until it is drawn. */
import type { Seat, View } from '../../../engine/types.ts'
import type { PrintingTables } from '../content/content-index.ts'
import {
  abilityOf,
  bossHealth,
  cardOf,
  deckSize,
  groundOf,
  healingOf,
  healthOf,
  heroCard,
  isAtBoss,
  isLastLevel,
  knownPotions,
  levelCard,
  levelCost,
  limitOf,
  promptOf,
  resultOf,
  seatOf,
  sideOf,
  stairsShow,
  statOf,
  xpOf,
} from '../rules/index.ts'
import type { Ability, Frame, Hero, State } from '../types.ts'
import { cardView } from './cards.ts'
import { fightView } from './fight.ts'
import type { DeckView, HeroView } from './types.ts'

const OVER: Frame = { kind: 'over' }

export function viewOf(
  content: PrintingTables,
  state: State,
  actor: View['actor'],
  seat: Seat | null,
): DeckView {
  const frame = state.stack.at(-1) ?? OVER
  const names = (cards: readonly number[]) => cards.map(card => cardOf(content, card).name).toSorted()
  return {
    actor,
    seat,
    prompt: promptOf(frame),
    result: resultOf(state),
    edition: state.edition,
    tier: state.tier,
    dungeon: dungeonView(content, state),
    floor: state.floor,
    boss: bossView(content, state),
    level: levelView(content, state),
    ups: state.ups,
    descents: state.descents,
    tokens: state.tokens,
    healing: healingOf(state),
    potions: knownPotions(content, state).map(potion => abilityOf(content, potion)),
    deck: deckSize(state),
    top: state.top.map(card => cardOf(content, card).name),
    discards: names(state.discard),
    unseen: names(state.unseen),
    doorLimit: isAtBoss(state) ? 0 : groundOf(content, state).doors,
    stairsShow: stairsShow(state),
    stairs: state.stairs,
    doors: state.doors.map(({ open, cards }) => ({
      open,
      cards: cards.map(card => (card < 0 ? null : cardView(content, state, card))),
    })),
    supply: [...state.supply],
    party: state.party.map((hero, index) => heroView(content, state, hero, index)),
    spoils: state.spoils.map(card => cardView(content, state, card)),
    facing: frame.kind === 'encounter' ? cardView(content, state, frame.card) : null,
    fight: state.fight ? fightView(content, state, state.fight) : null,
    frame,
    ability: abilityInUse(content, state),
    ending: state.ending,
  }
}

function dungeonView(content: PrintingTables, state: State): DeckView['dungeon'] {
  const dungeon = content.printing.dungeons[state.dungeon]
  return {
    id: dungeon?.id ?? '',
    name: dungeon?.name ?? '',
    dots: dungeon?.dots ?? 0,
    traits: dungeon?.floors.slice(0, state.floor).map(floor => floor.trait) ?? [],
  }
}

function bossView(content: PrintingTables, state: State): DeckView['boss'] {
  const boss = content.printing.dungeons[state.dungeon]?.boss
  return {
    name: boss?.name ?? '',
    health: bossHealth(content, state),
    damage: state.boss,
    trait: boss?.trait ?? { name: '', text: '' },
    challenge: content.challenges[content.bosses[state.dungeon]?.[state.boss] ?? -1] ?? null,
  }
}

function levelView(content: PrintingTables, state: State): DeckView['level'] {
  return {
    level: state.level,
    isLast: isLastLevel(content, state),
    items: limitOf(content, state, 'items'),
    skills: limitOf(content, state, 'skills'),
    bonus: levelCard(content, state).bonus,
    cost: levelCost(content, state),
    xp: xpOf(content, state),
    cards: state.xp.map(card => cardOf(content, card).xp).toSorted((a, b) => a - b),
  }
}

function heroView(content: PrintingTables, state: State, hero: Hero, index: number): HeroView {
  const card = heroCard(content, hero)
  const { feat, start } = sideOf(content, state, hero)
  const stat = (colour: number) => statOf(content, state, hero, colour)
  return {
    id: card.id,
    name: card.name,
    seat: seatOf(state, index),
    damage: hero.damage,
    health: healthOf(content, state, hero),
    stored: hero.stored,
    stats: [stat(0), stat(1), stat(2)],
    feat,
    start: { name: start.name, text: start.text },
    items: hero.items.map(item => cardView(content, state, item)),
    skills: hero.skills.map(skill => cardView(content, state, skill)),
    abilities: hero.known.map(ability => abilityOf(content, ability)),
    talents: hero.talents.flatMap(talent => {
      const found = content.printing.talents[talent]
      return found ? [{ name: found.name, text: found.text }] : []
    }),
    powers: hero.powers,
  }
}

function abilityInUse(content: PrintingTables, state: State): Ability | null {
  const frame = state.stack.findLast(({ kind }) => kind === 'pay' || kind === 'ability')
  return frame?.kind === 'pay' || frame?.kind === 'ability' ? abilityOf(content, frame.ability) : null
}
