/** Why something is advised, in English. */
import { treasureFact } from '../../content/names.ts'
import type { HeroClass, Spell } from '../../types.ts'
import type { AdvisedWords } from '../advised.ts'
import { tidy, upper } from '../small.ts'
import { aboutPercent, countOf, gp, monster, percent, place, spellName } from './say.ts'

const HEROES: Readonly<Record<HeroClass, string>> = {
  rogue: 'and finds secret doors twice as often as others',
  cleric: 'and fights better than a Rogue further down',
  fighter: 'and has the strongest arm',
  wizard: 'and strikes from afar',
}

const HUNTERS: Readonly<Record<HeroClass, string>> = {
  rogue: 'A Rogue finds secret doors.',
  cleric: 'A Cleric is no bad fighter.',
  fighter: 'Gold wins nothing here: the strongest arm is a Fighter.',
  wizard: 'Time does not press: a Wizard strikes from afar, and nothing strikes back.',
}

const SPELLS: Readonly<Record<Spell, string>> = {
  fireball: 'burns most of what waits below',
  lightning: 'strikes what fire cannot burn',
  teleport: 'leads out of a fight',
}

export const ADVISED: AdvisedWords = {
  home: ({ gold }) => `You carry ${gp(gold)}, enough to win: go home.`,
  unseen: ({ at, chance, worth }, { content }) =>
    `${upper(place(content, at))}: ${aboutPercent(chance)} to win, for about ${gp(tidy(worth))}.`,
  foe: ({ at, monster: card, chance, worth }, { content }) =>
    `The ${monster(content, card)} in ${place(content, at)}: ${percent(chance)} to win, for about ${gp(tidy(worth))}.`,
  trap: ({ at, worth }, { content }) =>
    `Only a trap waits in ${place(content, at)}: about ${gp(tidy(worth))} are sure.`,
  drops: ({ at, chance, worth }, { content }) =>
    `What was dropped lies in ${place(content, at)}, about ${gp(tidy(worth))} in all: ${percent(chance)} to win.`,
  target: ({ at, treasure, chance }, { content }) =>
    `The ${treasureFact(content, treasure).name} may be in ${place(content, at)}: ${aboutPercent(chance)} to win.`,
  enough: () => 'With that you have enough.',
  search: ({ chance }) => `The secret door is the shorter way: ${percent(chance)} to find it.`,
  bolt: ({ spell, chance, hand }) =>
    `${spellName(spell)} hits with ${percent(chance)}, your hands with ${percent(hand)}, and nothing strikes back.`,
  hunterBolt: ({ spell, chance }) =>
    `${spellName(spell)}: ${percent(chance)} to be rid of the Hunter, and it does not strike back.`,
  look: ({ at }, { content }) => `A look into ${place(content, at)} costs nothing.`,
  leave: ({ at, chance }, { content }) =>
    `What waits in ${place(content, at)} is better left alone: ${percent(chance)} to win.`,
  restock: ({ bolts }) => `${upper(countOf(bolts, 'spell'))} to strike with: get more in the Great Hall.`,
  regain: ({ spell, held }) => `You hold ${held}: another ${spellName(spell)} is worth the turn.`,
  noRegain: () => 'You hold what you need.',
  waiting: () => 'Somebody stands in the way: wait for a turn.',
  passing: () => 'You cannot stop here.',
  resting: () => 'No movement is left.',
  nothing: () => 'There is nothing left to win out there.',
  fight: ({ chance }) => `${upper(percent(chance))} to win.`,
  hunter: ({ chance }) => `${upper(percent(chance))} to be rid of the Hunter.`,
  escape: ({ to, chance }, { content }) =>
    `Only ${percent(chance)} to win here: better away to ${place(content, to)}.`,
  safe: ({ to }, { content }) => `Nothing waits in ${place(content, to)} any more.`,
  slide: ({ to, chance }, { content }) => `${upper(place(content, to))}: ${aboutPercent(chance)} to win.`,
  sword: () => 'The bonus stays the same, whichever sword you draw.',
  farthest: ({ at, steps }, { content }) =>
    `From ${place(content, at)} the Hunter has the longest way: ${countOf(steps, 'space')}.`,
  nearest: ({ at, steps }, { content }) =>
    `${upper(place(content, at))} is near: ${countOf(steps, 'space')}.`,
  hero: ({ class: name, goal }) => `A ${upper(name)} wins with ${gp(goal)} ${HEROES[name]}.`,
  hunting: ({ class: name }) => HUNTERS[name],
  bound: ({ at }, { content }) => `I am off to ${place(content, at)}.`,
  face: ({ at, monster: card }, { content }) =>
    `I am after the ${monster(content, card)} in ${place(content, at)}.`,
  collect: ({ at }, { content }) => `I am off to fetch what was dropped in ${place(content, at)}.`,
  seek: ({ at }, { content }) => `I am off to look for the treasure in ${place(content, at)}.`,
  learn: ({ spell, held }) => `${spellName(spell)} ${SPELLS[spell]}; you hold ${held === 0 ? 'none' : held}.`,
}
