/** What is asked, in German. */
import { upper } from '../look.ts'
import type { Asks } from '../speech.ts'
import { attack, listed, noun, token } from './names.ts'

export const ASKS: Asks = {
  plain: {
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
  card: technique => `Es greift ${attack(technique)} an. Womit antwortest du?`,
  pay: (good, price, paid) =>
    `${upper(token(good))} für ${price} Gold: ${paid} hast du schon gezahlt. Wechselgeld gibt es nicht. Was gibst du?`,
  swap: good =>
    `Der Preis für ${token(good)} ist bezahlt, aber alle Mulden sind voll. Was gibst du noch her, damit eine frei wird?`,
  crowded: things =>
    `Alle Mulden sind voll: Lass etwas zurück, um ${listed(things.map(token))} mitzunehmen. Wohin?`,
  lay: tile => `${noun(tile).name}: Wie soll das Plättchen liegen?`,
}
