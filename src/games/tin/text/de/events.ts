/** What happened, in German. */
import { cardById, tileById } from '../../content/content-index.ts'
import { BOMB_ADDS } from '../../content/numbers.ts'
import { lockedAmong, signed, sumOf, upper } from '../look.ts'
import type { Sentences } from '../speech.ts'
import { attack, cardTitle, listed, noun, token, wind } from './names.ts'

export const SENTENCES: Sentences = {
  explored: ({ dir }) => `Du erkundest den Weg nach ${wind(dir)}.`,
  drewTile: ({ tile, fits }, content) =>
    fits ? null : `${upper(noun(tileById(content, tile)).the)} passt hier nicht und kommt beiseite.`,
  shuffledTiles: () => 'Was beiseite lag, wird wieder untergemischt.',
  laid: ({ tile, locked }, content) =>
    `Gelegt: ${noun(tileById(content, tile)).name}${locked ? ', verschlossen' : ''}.`,
  tilesOut: ({ tiles }, content) => {
    const out = tiles.map(id => tileById(content, id))
    return `Nichts passt mehr irgendwohin. Aus dem Spiel: ${listed(out.map(tile => noun(tile).name))}.${lockedOut(lockedAmong(out))}`
  },
  roomsOut: ({ tiles }, content) => {
    const names = listed(tiles.map(id => noun(tileById(content, id)).name))
    return `Der letzte Ausgang bleibt für das Zimmer der Prinzessin. Nicht in diesem Verlies: ${names}.${lockedOut(tiles.length)}`
  },
  entered: ({ tile, again }, content) =>
    `Du betrittst ${again ? 'wieder ' : ''}${noun(tileById(content, tile)).den}.`,
  stayed: () => 'Du bleibst, wo du bist.',
  met: ({ die, helmet, chest }) =>
    `Der ${die === 'red' ? 'rote' : 'gelbe'} Würfel: ein Monster${helmet ? ' mit Helm' : ''}${chest ? ', das einen Schatz bewacht' : ''}.`,
  found: it => `Hier findest du ${token(it.token)}.`,
  unlocked: ({ tile }, content) =>
    `Der Schlüssel dreht sich: ${noun(tileById(content, tile)).the} ist offen.`,
  roped: () => 'Das Seil spannt sich über den Abgrund.',
  took: it => `Du nimmst ${token(it.token)} mit.`,
  dropped: it => `Du lässt ${token(it.token)} zurück.`,
  drank: ({ healed }) => `Du trinkst und bekommst ${hearts(healed)} zurück.`,
  healed: ({ healed }) => `Du rastest und bekommst ${hearts(healed)} zurück.`,
  asked: ({ good }) => `Du willst ${token(good)} kaufen.`,
  offered: it => `Du gibst ${token(it.token)}.`,
  bought: ({ good, lost }) =>
    `Du kaufst ${token(good)}${lost > 0 ? `; ${lost} Gold bekommst du nicht heraus` : ''}.`,
  cancelled: () => 'Du nimmst alles zurück.',
  dealt: ({ card }, content) => `Neu auf deiner Hand: ${cardTitle(cardById(content, card))}.`,
  reshuffled: () => 'Die abgelegten Karten werden gemischt.',
  fought: ({ helmet }) => `Du greifst das Monster${helmet ? ' mit Helm' : ''} an.`,
  attacked: ({ technique, helmet }) => `${monster(helmet)} greift ${attack(technique)} an.`,
  reached: () => 'Du greifst zur obersten Karte.',
  usedNone: () => 'Du spielst keine Karte.',
  used: ({ card, turned, change }, content) =>
    `${turned ? 'Aufgedeckt' : 'Du spielst'}: ${cardTitle(cardById(content, card))}, ${change === 0 ? 'ändert nichts' : signed(change)}.`,
  lit: () => `Die Lunte brennt: ${signed(BOMB_ADDS)}.`,
  saved: ({ bombs }) => `Du sparst die Bombe${bombs === 1 ? '' : 'n'} auf.`,
  rolled: ({ value, change, won }) => `Du würfelst ${sumOf(value, change)}: ${won ? 'Treffer!' : 'daneben.'}`,
  beat: ({ helmet, left }) =>
    `${monster(helmet)} fällt; ${left === 0 ? 'der Raum gehört dir' : `noch ${left}`}.`,
  wounded: it => `Du verlierst ein Herz; ${it.hearts === 0 ? 'keins bleibt' : `noch ${it.hearts}`}.`,
  levelled: ({ level }) => `Stufe ${level}! Alle Herzen sind wieder da.`,
  retreated: ({ dir }) => `Du ziehst dich nach ${wind(dir)} zurück.`,
  ended: ({ ending }) => (ending === 'late' ? 'Deine Züge sind aufgebraucht.' : null),
}

function lockedOut(locked: number): string {
  if (locked === 0) return ''
  return locked === 1
    ? ' Ein verschlossener Raum weniger ist zu räumen.'
    : ` ${locked} verschlossene Räume weniger sind zu räumen.`
}

function hearts(healed: number): string {
  if (healed === 0) return 'kein Herz'
  return healed === 1 ? 'ein Herz' : `${healed} Herzen`
}

function monster(helmet: boolean): string {
  return helmet ? 'Das Monster mit Helm' : 'Das Monster'
}
