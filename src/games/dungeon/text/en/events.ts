/** What happened, in English. */
import { num } from '../../content/content-index.ts'
import { positionIn } from '../../content/ids.ts'
import { heroFact, spaceNamed, treasureFact } from '../../content/names.ts'
import { calledBy, joined, windOf } from '../look.ts'
import { upper } from '../small.ts'
import type { Called, Sentences } from '../speech.ts'
import {
  beside,
  countOf,
  gp,
  heroName,
  inPlace,
  monster,
  place,
  player,
  spellName,
  treasureText,
} from './say.ts'

const BLOWS = {
  killed: 'and kills',
  'seriously wounded': 'and seriously wounds',
  wounded: 'and wounds',
  stunned: 'and stuns',
  missed: 'and misses',
} as const

export const SENTENCES: Sentences = {
  rolledFirst: ({ a, b }, { who, s }) => `${who} roll${s} ${a + b} for the first turn.`,
  tied: ({ seats }, { called }) => `${listOf(seats.map(called))} roll again.`,
  goesFirst: (_, { who, s }) => `${who} ${goes(s)} first.`,
  tookHero: ({ seat, hero, target }, { who, s, called, content }) => {
    const goal = gp(num(content.goal, positionIn(content.heroIds, hero)))
    const aim = target === null ? `needs ${goal}` : `looks for ${treasureText(content, target)}`
    return `${s === '' ? who : called(seat)} play${s} ${heroName(heroFact(content, hero))}, who ${aim}.`
  },
  rolledBook: ({ book }, { who }) => `${who} may carry ${book} spells.`,
  learnt: ({ spell }, { who, s }) => `${who} take${s} ${spellName(spell)}.`,
  regained: ({ spell }, { who, s }) => `${who} regain${s} ${spellName(spell)}.`,
  regainedNone: (_, { who, s }) => `${who} regain${s} no spell.`,
  lostTurn: ({ left }, { who, s }) => `${who} lose${s} a turn${left > 0 ? ` (${left} more)` : ''}.`,
  walked: ({ from, at, spaces, stops = false }, { who, s, content }) =>
    spaces !== undefined
      ? `${who} ${goes(s)} ${countOf(spaces, 'space')} to ${beside(content, at)}${stops ? ` and stop${s}` : ''}.`
      : `${who} ${goes(s)} ${windOf(content, from, at)}${spaceNamed(content, at).kind === 'stair' ? ' on the stairs' : ''}.`,
  moved: ({ at, spaces, stops = false }, { who, s, content }) =>
    `${who} ${goes(s)}${spaces === undefined ? '' : ` ${countOf(spaces, 'space')}`} to ${place(content, at)}${stops ? ` and stop${s}` : ''}.`,
  stopped: ({ at }, { who, s, content }) => `${who} stop${s} ${inPlace(spaceNamed(content, at))}.`,
  soughtDoor: (_, { who, s }) => `${who} search${s === '' ? '' : 'es'} for a secret door.`,
  searched: ({ roll, found }, { who, s }) => `${who} roll${s} ${roll}: ${found ? 'found' : 'nothing'}.`,
  cast: ({ spell, at }, { who, s, content }) =>
    `${who} cast${s} ${spellName(spell)}${spell === 'teleport' ? ` and appear${s} in` : ' into'} ${place(content, at)}.`,
  spellFailed: ({ spell, monster: card }, { content }) =>
    `${spellName(spell)} cannot hurt the ${monster(content, card)}.`,
  usedEsp: ({ at }, { who, s, content }) =>
    `${who} look${s} into ${place(content, at)} with an ESP Medallion.`,
  usedBall: ({ level }, { who, s }) => `${who} look${s} into level ${level} with a Crystal Ball.`,
  gazed: ({ at }, { who, s, content }) => `${who} look${s} into ${place(content, at)}.`,
  saw: ({ monster: card }, { who, s, content }) => `${who} see${s} a card: ${monster(content, card)}.`,
  sawTreasure: ({ treasure }, { who, s, content }) =>
    `${who} see${s} a treasure: ${treasureText(content, treasure)}.`,
  reshuffled: ({ level }) => `The monsters of level ${level} are shuffled again.`,
  metNothing: ({ at }, { who, s, content }) => `${who} find${s} nothing in ${place(content, at)}.`,
  faced: ({ at }, { who, s, content }) => `${who} face${s} what is in ${place(content, at)}.`,
  facedHunter: (_, { who, s }) => `${who} face${s} the Hunter.`,
  revealed: ({ monster: card, at }, { content }) => `${monster(content, card)}, in ${place(content, at)}!`,
  sprung: ({ trap, at }, { who, content }) =>
    `${who === 'You' ? 'You have' : `${who} has`} sprung a ${trap === 'cage' ? 'Cage Trap' : 'Slide Trap'} in ${place(content, at)}.`,
  caged: ({ roll, turns }, { who, s }) => `${who} roll${s} ${roll} and lose${s} ${countOf(turns, 'turn')}.`,
  slid: ({ at }, { who, s, content }) => `${who} slide${s} down into ${place(content, at)}.`,
  cannotAttack: ({ monster: card }, { who, content }) =>
    `${who} cannot attack the ${monster(content, card)}.`,
  attacked: ({ monster: card, a, b, bonus, needed, hit, spell }, { who, s, content }) =>
    `${who} roll${s} ${a} and ${b}${spell ? ` for ${spellName(spell)}` : ''} (${needed} needed${bonus > 0 ? ` with the sword's +${bonus}` : ''}): the ${monster(content, card)} ${hit ? 'is destroyed' : 'stands'}.`,
  struck: ({ monster: card, a, b, blow }, { who, content }) =>
    `The ${monster(content, card)} strikes back with ${a} and ${b} ${BLOWS[blow]} ${who === 'You' ? 'you' : who}.`,
  dropped: ({ treasure }, { who, s, content }) => `${who} drop${s} ${treasureText(content, treasure)}.`,
  droppedAll: ({ count, value }, { who, s }) =>
    `${who} drop${s} everything: ${countOf(count, 'treasure')} worth ${gp(value)}.`,
  thrownBack: ({ at }, { who, s, content }) =>
    `${who} ${s === '' ? 'are' : 'is'} thrown back to ${place(content, at)}.`,
  cleared: ({ at, missing }, { content }) =>
    missing > 0
      ? `A Cleared token for ${place(content, at)}; ${missing} more to clear it.`
      : `${upper(place(content, at))} is cleared.`,
  drewTreasure: ({ level }, { who, s }) => `${who} take${s} a treasure of level ${level}.`,
  gotTreasure: ({ treasure }, { content }) => {
    const { name, value } = treasureFact(content, treasure)
    return `It is ${name}, worth ${gp(value)}.`
  },
  noTreasure: ({ level }) => `There is no treasure of level ${level} left.`,
  played: ({ treasure }, { who, s, content }) => `${who} lay${s} down ${treasureText(content, treasure)}.`,
  gathered: ({ treasure }, { who, s, content }) => `${who} pick${s} up ${treasureText(content, treasure)}.`,
  sworded: ({ a, b, bonus }, { who, s }) => `${who} roll${s} ${a + b}: the Magic Sword is +${bonus}.`,
  replaced: ({ bonus }, { who, s }) => `${who} draw${s} another Magic Sword, +${bonus} too.`,
  died: ({ hero }, { content }) => `${heroName(heroFact(content, hero))} is dead.`,
  targetShown: ({ treasure }, { content }) =>
    `To be found: ${treasureText(content, treasure)} on level ${treasureFact(content, treasure).level}.`,
  hunterCame: ({ at }, { content }) => `A Hunter waits in ${place(content, at)}.`,
  hunterMoved: () => null,
  hunterGone: () => 'The Hunter is destroyed.',
  newRound: ({ round }) => `Round ${round}.`,
  ended: () => 'The match is over.',
}

/** The ending of `to go` is another. */
function goes(s: string): string {
  return s === '' ? 'go' : 'goes'
}

export function callBy(names: readonly string[] | undefined): Called {
  return calledBy(names, player)
}

export function listOf(names: readonly string[]): string {
  return joined(names, 'and')
}
