/** What happened, in English. */
import { calledBy, isPassage, joined, upper } from '../look.ts'
import type { Called, Sentences } from '../speech.ts'
import { countOf, gp, heroName, placeName, player, spellName, valued } from './say.ts'

const BLOWS = {
  killed: 'and kills',
  'seriously wounded': 'and seriously wounds',
  wounded: 'and wounds',
  stunned: 'and stuns',
  missed: 'and misses',
} as const

export const SENTENCES: Sentences = {
  rolledFirst: ({ sum }, who, s) => `${who} roll${s} ${sum} for the first turn.`,
  tied: ({ seats }, _, __, called) => `${listOf(seats.map(called))} roll again.`,
  goesFirst: (_, who, s) => `${who} go${s === '' ? '' : 'es'} first.`,
  tookHero: ({ seat, hero, goal, target }, who, s, called) =>
    `${s === '' ? who : called(seat)} play${s} ${heroName(hero)}, who ${target ? `looks for ${valued(target.treasure, target.value)}` : `needs ${gp(goal)}`}.`,
  rolledBook: ({ book }, who) => `${who} may carry ${book} spells.`,
  learnt: ({ spell }, who, s) => `${who} take${s} ${spellName(spell)}.`,
  regained: ({ spell }, who, s) => `${who} regain${s} ${spellName(spell)}.`,
  lostTurn: ({ left }, who, s) => `${who} lose${s} a turn${left > 0 ? ` (${left} more)` : ''}.`,
  moved: ({ place }, who, s) =>
    isPassage(place) ? null : `${who} go${s === '' ? '' : 'es'} to ${placeName(place)}.`,
  searched: ({ roll, found }, who, s) =>
    `${who} search${s === '' ? '' : 'es'} for a secret door and roll${s} ${roll}: ${found ? 'found' : 'nothing'}.`,
  cast: ({ spell, place }, who, s) =>
    `${who} cast${s} ${spellName(spell)}${spell === 'teleport' ? ` and appear${s} in` : ' into'} ${placeName(place)}.`,
  spellFailed: ({ spell, monster }) => `${spellName(spell)} cannot hurt the ${monster}.`,
  usedEsp: ({ place }, who, s) => `${who} look${s} into ${placeName(place)} with an ESP Medallion.`,
  gazed: ({ place }, who, s) => `${who} look${s} into ${placeName(place)} with a Crystal Ball.`,
  saw: ({ monster }, who, s) => `${who} see${s} a card: ${monster}.`,
  sawTreasure: ({ treasure, value }, who, s) => `${who} see${s} a treasure: ${valued(treasure, value)}.`,
  reshuffled: ({ level }) => `The monsters of level ${level} are shuffled again.`,
  metNothing: ({ place }, who, s) => `${who} find${s} nothing in ${placeName(place)}.`,
  revealed: ({ monster, place }) => `${monster}, in ${placeName(place)}!`,
  sprung: ({ trap, place }, who) =>
    `${who === 'You' ? 'You have' : `${who} has`} sprung a ${trap === 'cage' ? 'Cage Trap' : 'Slide Trap'} in ${placeName(place)}.`,
  caged: ({ roll, turns }, who, s) => `${who} roll${s} ${roll} and lose${s} ${countOf(turns, 'turn')}.`,
  slid: ({ place }, who, s) => `${who} slide${s} down into ${placeName(place)}.`,
  cannotAttack: ({ monster }, who) => `${who} cannot attack the ${monster}.`,
  attacked: ({ monster, a, b, bonus, needed, hit, spell }, who, s) =>
    `${who} roll${s} ${a} and ${b}${spell ? ` for ${spellName(spell)}` : ''} (${needed} needed${bonus > 0 ? ` with the sword's +${bonus}` : ''}): the ${monster} ${hit ? 'is destroyed' : 'stands'}.`,
  struck: ({ monster, a, b, blow }, who) =>
    `The ${monster} strikes back with ${a} and ${b} ${BLOWS[blow]} ${who === 'You' ? 'you' : who}.`,
  dropped: ({ treasure, value }, who, s) => `${who} drop${s} ${valued(treasure, value)}.`,
  droppedAll: ({ count, value }, who, s) =>
    `${who} drop${s} everything: ${countOf(count, 'treasure')} worth ${gp(value)}.`,
  thrownBack: ({ place }, who, s) =>
    s === ''
      ? `You are thrown back to ${placeName(place)}.`
      : `${who} is thrown back to ${placeName(place)}.`,
  cleared: ({ place, missing }) =>
    missing > 0
      ? `A Cleared token for ${placeName(place)}; ${missing} more to clear it.`
      : `${upper(placeName(place))} is cleared.`,
  drewTreasure: ({ level }, who, s) => `${who} take${s} a treasure of level ${level}.`,
  gotTreasure: ({ treasure, value }) => `It is ${treasure}, worth ${gp(value)}.`,
  noTreasure: ({ level }) => `There is no treasure of level ${level} left.`,
  played: ({ treasure, value }, who, s) => `${who} lay${s} down ${valued(treasure, value)}.`,
  gathered: ({ treasure, value }, who, s) => `${who} pick${s} up ${valued(treasure, value)}.`,
  sworded: ({ roll, bonus }, who, s) => `${who} roll${s} ${roll}: the Magic Sword is +${bonus}.`,
  replaced: ({ bonus }, who, s) => `${who} draw${s} another Magic Sword, +${bonus} too.`,
  died: ({ hero }) => `${heroName(hero)} is dead.`,
  targetShown: ({ treasure, value, level }) => `To be found: ${valued(treasure, value)} on level ${level}.`,
  hunterCame: ({ place }) => `A Hunter waits in ${placeName(place)}.`,
  hunterMoved: () => null,
  hunterGone: () => 'The Hunter is destroyed.',
  newRound: ({ round }) => `Round ${round}.`,
  ended: () => 'The match is over.',
}

export function callBy(names: readonly string[] | undefined): Called {
  return calledBy(names, player)
}

export function listOf(names: readonly string[]): string {
  return joined(names, 'and')
}
