/** Dungeon in a Tin in German. */
import { XP_FOR_LEVEL } from '../content/numbers.ts'
import type { Technique } from '../types.ts'
import { PHRASES } from './actions-de.ts'
import { SENTENCES } from './events-de.ts'
import { upper } from './look.ts'
import { attack, cardTitle, ITEMS, listed, tile, token } from './names-de.ts'
import type { BoardWords } from './speech.ts'
import { wordsIn } from './words.ts'

const SHORT: Readonly<Record<Technique, string>> = { high: 'hoch', low: 'tief', thrust: 'Stoß' }

const BOARD: BoardWords = {
  tile: name => tile(name).name,
  marks: { key: 'S', rope: 's', potion: 'T', bomb: 'B', princess: 'P' },
  legend: '@ du  H mit Helm  m Monster  S s T B 5 Schatz  # Schloss  ? unbekannt  x zu',
  wells: 'Mulden',
  item: item => ITEMS[item],
  gold: 'Gold',
  standing: (level, xp, moves, limit) =>
    `Stufe ${level}, ${xp === null ? 'die letzte' : `${xp}/${XP_FOR_LEVEL} Erfahrung`}  Zug ${moves}${limit === null ? '' : ` von ${limit}`}`,
  cards: 'Karten',
  noCards: 'keine',
  card: ({ title, middle, bottom, plus, minus }) =>
    `${cardTitle(title)}: ${SHORT[middle]} +${plus}, ${SHORT[bottom]} -${minus}`,
  tiles: (left, out) =>
    `${left === 0 ? 'kein' : left} Plättchen vor dem Zimmer der Prinzessin${out.length > 0 ? `; aus dem Spiel: ${listed(out.map(name => tile(name).name))}` : ''}`,
}

export const de = wordsIn({
  asks: {
    monsters: 'Da rührt sich was: Die Monsterwürfel rollen.',
    treasure: 'Ein Schatz wird gezogen.',
    turn: 'Wohin?',
    battle: 'Monster! Kämpfst du, oder gehst du zurück, woher du kamst?',
    tile: 'Ein Plättchen wird aufgedeckt.',
    threshold: 'Kein Schädel in Sicht. Gehst du hinein?',
    technique: 'Das Monster wählt seinen Angriff.',
    top: 'Du deckst die oberste Karte auf.',
    bomb: 'Zündest du eine Bombe?',
    strike: 'Der Würfel entscheidet.',
  },
  whatNow: 'Was nun?',
  askCard: technique => `Es greift ${attack(technique)} an. Womit antwortest du?`,
  askPay: (good, price, paid) =>
    `${upper(token(good))} für ${price} Gold: ${paid} hast du schon gezahlt. Wechselgeld gibt es nicht. Was gibst du?`,
  askSwap: good =>
    `Der Preis für ${token(good)} ist bezahlt, aber alle Mulden sind voll. Was gibst du noch her, damit eine frei wird?`,
  askCrowded: things =>
    `Alle Mulden sind voll: Lass etwas zurück, um ${listed(things.map(token))} mitzunehmen. Wohin?`,
  askLay: name => `${tile(name).name}: Wie soll das Plättchen liegen?`,
  phrases: PHRASES,
  odds: percent => `${percent}\u00a0% für diese Runde`,
  sentences: SENTENCES,
  board: BOARD,
  endings: {
    rescued: 'Die Prinzessin steht auf der Treppe und blinzelt ins Licht. Du hast gewonnen!',
    slain: 'Dein letztes Herz ist dahin. Das Verlies behält dich.',
    late: 'Zu viele Züge: Der Rückweg verliert sich im Dunkeln.',
  },
  purse: gold => `Gold in deinem Beutel: ${gold}.`,
  options: { hearts: 'Herzen (weniger ist schwerer)', turnLimit: 'Zuggrenze' },
})
