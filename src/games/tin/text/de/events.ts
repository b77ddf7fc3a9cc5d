/** What happened, in German. */
import { BOMB_ADDS } from '../../content/numbers.ts'
import { signed, sumOf, upper } from '../look.ts'
import type { Sentences } from '../speech.ts'
import { attack, cardTitle, listed, tile, token, wind } from './names.ts'

export const SENTENCES: Sentences = {
  explored: ({ dir }) => `Du erkundest den Weg nach ${wind(dir)}.`,
  drewTile: ({ name, fits }) =>
    fits ? null : `${upper(tile(name).the)} passt hier nicht und kommt beiseite.`,
  shuffledTiles: () => 'Was beiseite lag, wird wieder untergemischt.',
  laid: ({ name, locked }) => `Gelegt: ${tile(name).name}${locked ? ', verschlossen' : ''}.`,
  tilesOut: ({ names, locked }) =>
    `Nichts passt mehr irgendwohin. Aus dem Spiel: ${listed(names.map(name => tile(name).name))}.${lockedOut(locked)}`,
  roomsOut: ({ names }) =>
    `Der letzte Ausgang bleibt für das Zimmer der Prinzessin. Nicht in diesem Verlies: ${listed(names.map(name => tile(name).name))}.${lockedOut(names.length)}`,
  entered: ({ name, again }) => `Du betrittst ${again ? 'wieder ' : ''}${tile(name).den}.`,
  stayed: () => 'Du bleibst, wo du bist.',
  met: ({ die, helmet, chest }) =>
    `Der ${die === 'red' ? 'rote' : 'gelbe'} Würfel: ein Monster${helmet ? ' mit Helm' : ''}${chest ? ', das einen Schatz bewacht' : ''}.`,
  found: it => `Hier findest du ${token(it.token)}.`,
  unlocked: ({ name }) => `Der Schlüssel dreht sich: ${tile(name).the} ist offen.`,
  roped: () => 'Das Seil spannt sich über den Abgrund.',
  took: it => `Du nimmst ${token(it.token)} mit.`,
  dropped: it => `Du lässt ${token(it.token)} zurück.`,
  drank: ({ healed }) => `Du trinkst und bekommst ${hearts(healed)} zurück.`,
  healed: ({ healed }) => `Du rastest und bekommst ${hearts(healed)} zurück.`,
  offered: it => `Du gibst ${token(it.token)}.`,
  bought: ({ good, lost }) =>
    `Du kaufst ${token(good)}${lost > 0 ? `; ${lost} Gold bekommst du nicht heraus` : ''}.`,
  cancelled: () => 'Du nimmst alles zurück.',
  dealt: ({ title }) => `Neu auf deiner Hand: ${cardTitle(title)}.`,
  reshuffled: () => 'Die abgelegten Karten werden gemischt.',
  attacked: ({ technique, helmet }) => `${monster(helmet)} greift ${attack(technique)} an.`,
  used: ({ title, turned, change }) =>
    `${turned ? 'Aufgedeckt' : 'Du spielst'}: ${cardTitle(title)}, ${change === 0 ? 'ändert nichts' : signed(change)}.`,
  lit: () => `Die Lunte brennt: ${signed(BOMB_ADDS)}.`,
  rolled: ({ value, change, won }) => `Du würfelst ${sumOf(value, change)}: ${won ? 'Treffer!' : 'daneben.'}`,
  beat: ({ helmet, left }) =>
    `${monster(helmet)} fällt; ${left === 0 ? 'der Raum gehört dir' : `noch ${left}`}.`,
  wounded: it => `Du verlierst ein Herz; ${it.hearts === 0 ? 'keins bleibt' : `noch ${it.hearts}`}.`,
  levelled: ({ level }) => `Stufe ${level}! Alle Herzen sind wieder da.`,
  retreated: ({ dir }) => `Du ziehst dich nach ${wind(dir)} zurück.`,
  ended: () => null,
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
