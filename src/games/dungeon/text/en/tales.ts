/** What is told of matches in English: numbers, margins and deeds. */
import type { TaleWords } from '../../../../engine/tale.ts'
import { HEROES } from '../../content/heroes.ts'
import { MONSTERS } from '../../content/monsters.ts'
import { CLASSES } from '../../types.ts'
import { options } from './options.ts'
import { className, countOf, gp, heroName } from './say.ts'

export const tales: TaleWords = {
  traits: {
    mode: { label: options['mode']?.label ?? '', choices: options['mode']?.choices ?? {} },
    'hunt.level': { label: options['hunt.level']?.label ?? '', choices: {} },
    class: { label: 'Class', choices: Object.fromEntries(CLASSES.map(name => [name, className(name)])) },
    hero: { label: 'Hero', choices: Object.fromEntries(HEROES.map(hero => [hero.id, heroName(hero)])) },
  },
  numbers: {
    slain: 'monsters slain',
    gold: 'gold carried',
    deepest: 'deepest level',
    deaths: 'heroes lost',
    rounds: 'rounds',
  },
  margins: {
    goldOver: gold =>
      gold === 0 ? 'Home with exactly what it took.' : `Home with ${gp(gold)} more than it took.`,
    goldShort: gold => `${gp(gold)} short of the goal.`,
    stepsHome: steps => `Rich enough, and ${countOf(steps, 'space')} from the Great Hall.`,
    livesLeft: lives => `${countOf(lives, 'life', 'lives')} left.`,
  },
  deeds: {
    'fourth-level': { name: 'Halfway down', text: 'Set foot on the fourth level.' },
    'sixth-level': { name: 'Rock bottom', text: 'Set foot on the sixth level.' },
    'hollow-wall': { name: 'That wall sounds hollow', text: 'Find a secret door.' },
    'many-doors': { name: 'Through the walls', text: 'Find three secret doors in one match.' },
    clairvoyant: { name: 'Clairvoyant', text: 'Look three times with a medallion or a crystal ball.' },
    rich: { name: 'Pockets full', text: 'Carry 20,000 gp or more at once.' },
    'first-blood': { name: 'First blood', text: 'Slay a monster.' },
    dozen: { name: 'A round dozen', text: 'Slay twelve monsters in one match.' },
    'deep-killer': { name: 'Terror of the deep', text: 'Slay a monster of the sixth level.' },
    'long-shot': { name: 'Long shot', text: 'Slay something that only an 11 or a 12 could slay.' },
    'five-spells': { name: 'Fire and thunder', text: 'Slay five monsters of one match by spells.' },
    'keen-edge': { name: 'Keen edge', text: 'Wield a Magic Sword that adds two.' },
    'thick-skin': { name: 'Thick skin', text: 'End a match with a hero who has taken ten blows and lives.' },
    'hunter-hunted': { name: 'The tables turned', text: 'Slay the monster that hunts you.' },
    home: { name: 'First to the Hall', text: 'Win a race against somebody.' },
    'full-table': { name: 'Toast of the table', text: 'Win a race against three or more.' },
    unbroken: { name: 'In one piece', text: 'Win without losing a hero.' },
    'second-life': { name: 'Sent in another', text: 'Win after losing a hero.' },
    archmage: { name: 'Archmage', text: 'Win with a wizard.' },
    found: { name: 'There it is', text: 'Win a Treasure Hunt.' },
    'deep-hunt': {
      name: 'Needle in a deep haystack',
      text: 'Win a Treasure Hunt on the fourth level or below.',
    },
    'beat-the-clock': { name: 'Before the bell', text: 'Win against the clock.' },
    'shook-off': { name: 'Never looked back', text: 'Win while a monster of the sixth level hunts you.' },
    'easy-miss': { name: 'How could you miss', text: 'Miss something that a 4 would have slain.' },
    spilt: { name: 'Easy come, easy go', text: 'Die with 5,000 gp or more on you.' },
    gleaner: { name: 'Finders keepers', text: 'Take up three treasures that a hero had dropped.' },
    mousetrap: { name: 'Not again', text: 'Spring two traps in one match.' },
    cat: { name: 'Nine lives, three gone', text: 'Lose three heroes in one match.' },
  },
  fell: by => `the ${MONSTERS.find(({ id }) => id === by)?.name ?? by}`,
}
