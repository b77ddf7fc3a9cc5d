/** What happened, in German. */
import type { Blow } from '../../types.ts'
import { calledBy, isPassage, joined, upper } from '../look.ts'
import type { Called, Sentences } from '../speech.ts'
import {
  countOf,
  gold,
  heroName,
  monster,
  placeName,
  player,
  spellName,
  theMonster,
  treasure,
  turns,
  valued,
} from './say.ts'

/** The ending of a verb when you act. Verbs are chosen so that `st` and `t` are all that differs. */
export const YOURS = 'st'

const BLOWS: Readonly<Record<Exclude<Blow, 'missed'>, string>> = {
  killed: 'tot',
  'seriously wounded': 'schwer verletzt',
  wounded: 'verletzt',
  stunned: 'betäubt',
}

export const SENTENCES: Sentences = {
  rolledFirst: ({ sum }, who, t) => `${who} würfel${t} ${sum} um den ersten Zug.`,
  tied: ({ seats }, _, __, called) => `${listOf(seats.map(called))} würfeln noch einmal.`,
  goesFirst: (_, who, t) => `${who} fäng${t} an.`,
  tookHero: ({ seat, hero, goal, target }, who, t, called) =>
    `${t === YOURS ? who : called(seat)} wähl${t}: ${heroName(hero)}. Ziel: ${target ? valued(target.treasure, target.value) : gold(goal)}.`,
  rolledBook: ({ book }, who, t) => `${who} ha${t} Platz für ${book} Zauber.`,
  learnt: ({ spell }, who, t) => `${who} nimm${t} den Zauber ${spellName(spell)}.`,
  regained: ({ spell }, who, t) => `${who} bekomm${t} den Zauber ${spellName(spell)} zurück.`,
  lostTurn: ({ left }, who) => `${who} setzt einen Zug aus${left > 0 ? ` (noch ${left})` : ''}.`,
  moved: ({ place }, who, t) => (isPassage(place) ? null : `${who} geh${t} ${placeName(place).into}.`),
  searched: ({ roll, found }, who, t) =>
    `${who} such${t} eine Geheimtür und würfel${t} ${roll}: ${found ? 'gefunden!' : 'nichts.'}`,
  cast: ({ spell, place }, who, t) =>
    spell === 'teleport'
      ? `${who} teleportier${t} ${t === YOURS ? 'dich' : 'sich'} ${placeName(place).into}.`
      : `${who} schleuder${t} einen ${spellName(spell)} ${placeName(place).into}.`,
  spellFailed: it => `${spellName(it.spell)}? ${upper(theMonster(it.monster))} merkt nichts davon.`,
  usedEsp: ({ place }, who, t) => `${who} blick${t} mit einem ESP-Medaillon ${placeName(place).into}.`,
  gazed: ({ place }, who, t) => `${who} blick${t} mit einer Kristallkugel ${placeName(place).into}.`,
  saw: (it, who, t) => `${who} sieh${t} eine Karte: ${monster(it.monster)}.`,
  sawTreasure: (it, who, t) => `${who} sieh${t} einen Schatz: ${valued(it.treasure, it.value)}.`,
  reshuffled: ({ level }) => `Die Monster der Ebene ${level} werden neu gemischt.`,
  metNothing: ({ place }, who, t) => `${who} finde${t} ${placeName(place).in} nichts.`,
  revealed: it => `${upper(placeName(it.place).in)}: ${monster(it.monster)}!`,
  sprung: ({ trap, place }, who) =>
    `${who} löst ${placeName(place).in} eine ${trap === 'cage' ? 'Käfigfalle' : 'Rutschfalle'} aus.`,
  caged: (it, who, t) => `${who} würfel${t} ${it.roll} und sitzt ${turns(it.turns)} fest.`,
  slid: ({ place }, who, t) => `${who} rutsch${t} hinab ${placeName(place).into}.`,
  cannotAttack: (it, who, t) =>
    `${who} ha${t} keine Chance: ${upper(theMonster(it.monster))} lässt sich nicht angreifen.`,
  attacked: ({ a, b, bonus, needed, hit, spell, ...it }, who, t) =>
    `${who} würfel${t} ${a} und ${b}${spell ? ` für den ${spellName(spell)}` : ''} (${needed} nötig${bonus > 0 ? ` mit +${bonus} vom Schwert` : ''}): ${upper(theMonster(it.monster))} ${hit ? 'ist besiegt!' : 'hält stand.'}`,
  struck: ({ a, b, blow, ...it }, who, t) =>
    `${upper(theMonster(it.monster))} schlägt mit ${a} und ${b} zurück: ${blow === 'missed' ? 'daneben' : `${t === YOURS ? 'du bist' : `${who} ist`} ${BLOWS[blow]}`}.`,
  dropped: (it, who, t) => `${who} verlier${t}: ${valued(it.treasure, it.value)}.`,
  droppedAll: ({ count, value }, who, t) =>
    `${who} verlier${t} alles: ${countOf(count, 'Schatz', 'Schätze')}, ${gold(value)} wert.`,
  thrownBack: ({ place }, who, t) => `${who} taumel${t} zurück ${placeName(place).into}.`,
  cleared: ({ place, missing }) =>
    missing > 0
      ? `${upper(placeName(place).in)} liegt eine Räummarke; ${missing === 1 ? 'eine fehlt' : `${missing} fehlen`} noch.`
      : `${upper(placeName(place).the)} ist geräumt.`,
  drewTreasure: ({ level }, who, t) => `${who} nimm${t} einen Schatz der Ebene ${level}.`,
  gotTreasure: it => `Der Schatz: ${treasure(it.treasure)}, ${gold(it.value)} wert.`,
  noTreasure: ({ level }) => `Auf Ebene ${level} gibt es keinen Schatz mehr.`,
  played: (it, who, t) => `${who} leg${t} offen hin: ${valued(it.treasure, it.value)}.`,
  gathered: (it, who, t) => `${who} heb${t} auf: ${valued(it.treasure, it.value)}.`,
  sworded: ({ roll, bonus }, who, t) => `${who} würfel${t} ${roll}: Das Magische Schwert gibt +${bonus}.`,
  replaced: ({ bonus }, who, t) => `${who} zieh${t} ein anderes Magisches Schwert, auch mit +${bonus}.`,
  died: ({ hero }) => `${heroName(hero)} ist tot.`,
  targetShown: it => `Gesucht: ${valued(it.treasure, it.value)} auf Ebene ${it.level}.`,
  hunterCame: ({ place }) => `Ein Jäger lauert ${placeName(place).in}.`,
  hunterMoved: () => null,
  hunterGone: () => 'Der Jäger ist besiegt.',
  newRound: ({ round }) => `Runde ${round}.`,
  ended: () => 'Die Partie ist vorbei.',
}

export function callBy(names: readonly string[] | undefined): Called {
  return calledBy(names, player)
}

export function listOf(names: readonly string[]): string {
  return joined(names, 'und')
}
