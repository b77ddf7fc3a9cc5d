import type { GameEvent, Seat } from '../../../engine/types.ts'
import type { DungeonEvent } from '../events.ts'
import { countOf, gp, spellName } from './say.ts'

type EventKind = DungeonEvent['kind']
type EventOf<K extends EventKind> = Extract<DungeonEvent, { readonly kind: K }>
/** What a seat is called: by its name where one is given. */
export type Called = (seat: Seat) => string
/** `who` is the hero, or `You`; `s` is the ending of its verb. */
type Sentence<K extends EventKind> = (
  event: EventOf<K>,
  who: string,
  s: string,
  called: Called,
) => string | null

const BLOWS = {
  killed: 'and kills',
  'seriously wounded': 'and seriously wounds',
  wounded: 'and wounds',
  stunned: 'and stuns',
  missed: 'and misses',
} as const

const SENTENCES: { readonly [K in EventKind]: Sentence<K> } = {
  rolledFirst: ({ sum }, who, s) => `${who} roll${s} ${sum} for the first turn.`,
  tied: ({ seats }, _, __, called) => `${listOf(seats.map(called))} roll again.`,
  goesFirst: (_, who, s) => `${who} go${s === '' ? '' : 'es'} first.`,
  tookHero: ({ seat, hero, goal }, who, s, called) =>
    `${s === '' ? who : called(seat)} play${s} ${hero}, who needs ${gp(goal)}.`,
  rolledBook: ({ book }, who) => `${who} may carry ${book} spells.`,
  learnt: ({ spell }, who, s) => `${who} take${s} ${spellName(spell)}.`,
  regained: ({ spell }, who, s) => `${who} regain${s} ${spellName(spell)}.`,
  lostTurn: ({ left }, who, s) => `${who} lose${s} a turn${left > 0 ? ` (${left} more)` : ''}.`,
  moved: ({ place }, who, s) =>
    place.includes('corridor') || place.includes('stairs')
      ? null
      : `${who} go${s === '' ? '' : 'es'} to ${place}.`,
  searched: ({ roll, found }, who, s) =>
    `${who} search${s === '' ? '' : 'es'} for a secret door and roll${s} ${roll}: ${found ? 'found' : 'nothing'}.`,
  cast: ({ spell, place }, who, s) =>
    `${who} cast${s} ${spellName(spell)}${spell === 'teleport' ? ` and appear${s} in` : ' into'} ${place}.`,
  spellFailed: ({ spell, monster }) => `${spellName(spell)} cannot hurt the ${monster}.`,
  usedEsp: ({ place }, who, s) => `${who} look${s} into ${place} with an ESP Medallion.`,
  gazed: ({ place }, who, s) => `${who} look${s} into ${place} with a Crystal Ball.`,
  saw: ({ monster }, who, s) => `${who} see${s} a card: ${monster}.`,
  sawTreasure: ({ treasure, value }, who, s) => `${who} see${s} a treasure: ${treasure} (${gp(value)}).`,
  reshuffled: ({ level }) => `The monsters of level ${level} are shuffled again.`,
  metNothing: ({ place }, who, s) => `${who} find${s} nothing in ${place}.`,
  revealed: ({ monster, place }) => `${monster}, in ${place}!`,
  sprung: ({ trap, place }, who) =>
    `${who === 'You' ? 'You have' : `${who} has`} sprung a ${trap === 'cage' ? 'Cage Trap' : 'Slide Trap'} in ${place}.`,
  caged: ({ roll, turns }, who, s) => `${who} roll${s} ${roll} and lose${s} ${countOf(turns, 'turn')}.`,
  slid: ({ place }, who, s) => `${who} slide${s} down into ${place}.`,
  cannotAttack: ({ monster }, who) => `${who} cannot attack the ${monster}.`,
  attacked: ({ monster, a, b, bonus, needed, hit, spell }, who, s) =>
    `${who} roll${s} ${a} and ${b}${spell ? ` for ${spellName(spell)}` : ''} (${needed} needed${bonus > 0 ? ` with the sword's +${bonus}` : ''}): the ${monster} ${hit ? 'is destroyed' : 'stands'}.`,
  struck: ({ monster, a, b, blow }, who) =>
    `The ${monster} strikes back with ${a} and ${b} ${BLOWS[blow]} ${who === 'You' ? 'you' : who}.`,
  dropped: ({ treasure, value }, who, s) => `${who} drop${s} ${treasure} (${gp(value)}).`,
  droppedAll: ({ count, value }, who, s) =>
    `${who} drop${s} everything: ${countOf(count, 'treasure')} worth ${gp(value)}.`,
  thrownBack: ({ place }, who, s) =>
    s === '' ? `You are thrown back to ${place}.` : `${who} is thrown back to ${place}.`,
  cleared: ({ place, missing }) =>
    missing > 0
      ? `A Cleared token for ${place}; ${missing} more to clear it.`
      : `${upper(place)} is cleared.`,
  drewTreasure: ({ level }, who, s) => `${who} take${s} a treasure of level ${level}.`,
  gotTreasure: ({ treasure, value }) => `It is ${treasure}, worth ${gp(value)}.`,
  noTreasure: ({ level }) => `There is no treasure of level ${level} left.`,
  played: ({ treasure, value }, who, s) => `${who} lay${s} down ${treasure} (${gp(value)}).`,
  gathered: ({ treasure, value }, who, s) => `${who} pick${s} up ${treasure} (${gp(value)}).`,
  sworded: ({ roll, bonus }, who, s) => `${who} roll${s} ${roll}: the Magic Sword is +${bonus}.`,
  replaced: ({ bonus }, who, s) => `${who} draw${s} another Magic Sword, +${bonus} too.`,
  died: ({ hero }) => `${hero} is dead.`,
  targetShown: ({ treasure, value, level }) => `To be found: ${treasure} (${gp(value)}) on level ${level}.`,
  hunterCame: ({ place }) => `A Hunter waits in ${place}.`,
  hunterMoved: () => null,
  hunterGone: () => 'The Hunter is destroyed.',
  newRound: ({ round }) => `Round ${round}.`,
  ended: () => 'The match is over.',
}

export function isDungeonEvent(event: GameEvent): event is DungeonEvent {
  return event.kind in SENTENCES
}

export function eventText<K extends EventKind>(
  event: EventOf<K>,
  seat: Seat | null,
  names?: readonly string[],
): string | null {
  const sentence: Sentence<K> = SENTENCES[event.kind]
  const isYou = 'seat' in event && event.seat === seat
  const called = callBy(names)
  return sentence(event, isYou ? 'You' : whoOf(event, called), isYou ? '' : 's', called)
}

/** The hero, or before there is one the player. */
function whoOf(event: DungeonEvent, called: Called): string {
  if ('hero' in event) return event.hero
  return 'seat' in event ? called(event.seat) : 'Nobody'
}

export function callBy(names: readonly string[] | undefined): Called {
  return seat => names?.[seat] || `Player ${seat + 1}`
}

export function listOf(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function upper(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
