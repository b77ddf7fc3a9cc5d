/** What is asked, in English. */
import type { Asks } from '../speech.ts'
import { countOf, inPlace, placeName } from './say.ts'

export const ASKS: Asks = {
  over: 'The match is over.',
  goesOn: 'Play goes on.',
  toAct: hero => `${hero} is to act.`,
  waits: {
    first: 'The dice decide who goes first.',
    book: 'A die decides the number of spells.',
    search: 'A die decides whether the secret door is found.',
    reveal: 'A monster card is drawn.',
    peek: 'A monster card is looked at.',
    lay: 'A treasure card is looked at.',
    treasure: 'A treasure card is drawn.',
    sword: 'Two dice decide how strong the Magic Sword is.',
    cage: 'A die decides how long the cage holds.',
    attack: 'Two dice for the attack.',
    bolt: 'Two dice for the spell.',
    strike: 'Two dice for the monster that strikes back.',
    drop: 'A treasure is dropped at random.',
    target: 'A treasure to look for is drawn.',
    hunter: 'A Hunter is drawn.',
    prowl: 'The Hunter comes nearer.',
  },
  choose: 'Which hero do you take?',
  chooseAgain: 'Your hero is dead. Who comes next?',
  learn: (held, book) => `Which spell do you put into your book? ${held} of ${book} chosen.`,
  looked: into => `You have looked into ${placeName(into)}. Enter it or stop.`,
  stuck: at => `You are ${inPlace(at)} and can go no farther.`,
  home: 'You are home with enough gold: stay, end the turn, and you have won.',
  toGo: (at, left, isFight) =>
    `You are ${inPlace(at)}: go ${left > 1 ? 'up to ' : ''}${countOf(left, 'space')}, or stay${isFight ? ' and fight' : ''}.`,
  gaze: 'Into which room or chamber do you look?',
  meet: at => `Do you face what is in ${placeName(at)}, or teleport away?`,
  fight: at => `Do you fight in ${placeName(at)}, or teleport away?`,
  foe: 'The Hunter is here too. Whom do you fight?',
  slide: 'The floor tilts. Into which chamber do you slide?',
  replace: 'Which Magic Sword takes the place of the one you lost?',
  haunt: 'In which room of level 6 does the Hunter wait?',
  regain: 'You were in the Great Hall all this turn. Which spell do you regain?',
}
