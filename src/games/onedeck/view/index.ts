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
  stairsShow,
  statOf,
  xpOf,
} from '../rules/index.ts'
import type { CardId, Frame, Hero, State } from '../types.ts'
import { fightView } from './fight.ts'
import type { DeckView, FrameView, HeroView } from './types.ts'

const OVER: Frame = { kind: 'over' }

export function viewOf(
  content: PrintingTables,
  state: State,
  actor: View['actor'],
  seat: Seat | null,
): DeckView {
  const frame = state.stack.at(-1) ?? OVER
  const idOf = (card: number): CardId => cardOf(content, card).id
  const dungeon = content.printing.dungeons[state.dungeon]
  return {
    actor,
    seat,
    prompt: promptOf(frame),
    result: resultOf(state),
    edition: state.edition,
    tier: state.tier,
    dungeon: { id: dungeon?.id ?? '', dots: dungeon?.dots ?? 0 },
    floor: state.floor,
    boss: { health: bossHealth(content, state), damage: state.boss },
    level: levelView(content, state),
    ups: state.ups,
    descents: state.descents,
    tokens: state.tokens,
    healing: healingOf(state),
    potions: knownPotions(content, state).map(potion => abilityOf(content, potion).id),
    deck: deckSize(state),
    top: state.top.map(idOf),
    discards: state.discard.map(idOf).toSorted(),
    unseen: state.unseen.map(idOf).toSorted(),
    doorLimit: isAtBoss(state) ? 0 : groundOf(content, state).doors,
    stairsShow: stairsShow(state),
    stairs: state.stairs,
    doors: state.doors.map(({ open, cards }) => ({
      open,
      cards: cards.map(card => (card < 0 ? null : idOf(card))),
    })),
    supply: [...state.supply],
    party: state.party.map((hero, index) => heroView(content, state, hero, index)),
    spoils: state.spoils.map(idOf),
    facing: frame.kind === 'encounter' ? idOf(frame.card) : null,
    fight: state.fight ? fightView(content, state, state.fight) : null,
    frame: frameView(frame),
    ability: abilityInUse(content, state),
    ending: state.ending,
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
  const stat = (colour: number) => statOf(content, state, hero, colour)
  return {
    id: heroCard(content, hero).id,
    seat: seatOf(state, index),
    damage: hero.damage,
    health: healthOf(content, state, hero),
    stored: hero.stored,
    stats: [stat(0), stat(1), stat(2)],
    items: hero.items.map(item => cardOf(content, item).id),
    skills: hero.skills.map(skill => cardOf(content, skill).id),
    abilities: hero.known.map(ability => abilityOf(content, ability).id),
    talents: hero.talents.flatMap(talent => content.printing.talents[talent]?.id ?? []),
  }
}

/** Which card is met and which ability is paid for, the view says elsewhere. */
function frameView(frame: Frame): FrameView {
  if (frame.kind === 'encounter') return { kind: frame.kind, pair: frame.pair }
  if (frame.kind === 'pay') return { kind: frame.kind, slot: frame.slot, left: frame.left }
  // An ability in use never waits.
  return frame.kind === 'ability' ? { kind: 'over' } : frame
}

function abilityInUse(content: PrintingTables, state: State): string | null {
  const frame = state.stack.findLast(({ kind }) => kind === 'pay' || kind === 'ability')
  return frame?.kind === 'pay' || frame?.kind === 'ability' ? abilityOf(content, frame.ability).id : null
}
