/** What happened, in German. */
import { num } from '../../content/content-index.ts'
import { positionIn } from '../../content/ids.ts'
import { heroFact, spaceNamed, treasureFact } from '../../content/names.ts'
import type { Blow } from '../../types.ts'
import { calledBy, joined, windOf } from '../look.ts'
import { upper } from '../small.ts'
import type { Called, Sentences } from '../speech.ts'
import {
  beside,
  countOf,
  gold,
  heroName,
  into,
  monster,
  placeName,
  player,
  spacesFar,
  spellName,
  theMonster,
  treasureName,
  treasureText,
  turns,
  wind,
  at as within,
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
  rolledFirst: ({ a, b }, { who, s: t }) => `${who} würfel${t} ${a + b} um den ersten Zug.`,
  tied: ({ seats }, { called }) => `${listOf(seats.map(called))} würfeln noch einmal.`,
  goesFirst: (_, { who, s: t }) => `${who} fäng${t} an.`,
  tookHero: ({ seat, hero, target }, { who, s: t, called, content }) => {
    const goal = gold(num(content.goal, positionIn(content.heroIds, hero)))
    const aim = target === null ? goal : treasureText(content, target)
    return `${t === YOURS ? who : called(seat)} wähl${t}: ${heroName(heroFact(content, hero))}. Ziel: ${aim}.`
  },
  rolledBook: ({ book }, { who, s: t }) => `${who} ha${t} Platz für ${book} Zauber.`,
  learnt: ({ spell }, { who, s: t }) => `${who} nimm${t} den Zauber ${spellName(spell)}.`,
  regained: ({ spell }, { who, s: t }) => `${who} bekomm${t} den Zauber ${spellName(spell)} zurück.`,
  regainedNone: (_, { who, s: t }) => `${who} hol${t} keinen Zauber zurück.`,
  lostTurn: ({ left }, { who }) => `${who} setzt einen Zug aus${left > 0 ? ` (noch ${left})` : ''}.`,
  walked: ({ from, at, spaces, stops = false }, { who, s: t, content }) =>
    spaces !== undefined
      ? `${who} geh${t} ${spacesFar(spaces)} ${beside(content, at)}${stops ? ` und bleib${t} dort` : ''}.`
      : `${who} geh${t} nach ${wind(windOf(content, from, at))}${spaceNamed(content, at).kind === 'stair' ? ' über die Treppe' : ''}.`,
  moved: ({ at, spaces, stops = false }, { who, s: t, content }) =>
    `${who} geh${t}${spaces === undefined ? '' : ` ${spacesFar(spaces)}`} ${into(content, at)}${stops ? ` und bleib${t} dort` : ''}.`,
  stopped: ({ at }, { who, s: t, content }) => `${who} bleib${t} ${within(content, at)}.`,
  soughtDoor: (_, { who, s: t }) => `${who} such${t} eine Geheimtür.`,
  searched: ({ roll, found }, { who, s: t }) =>
    `${who} würfel${t} ${roll}: ${found ? 'gefunden!' : 'nichts.'}`,
  cast: ({ spell, at }, { who, s: t, content }) =>
    spell === 'teleport'
      ? `${who} teleportier${t} ${self(t)} ${into(content, at)}.`
      : `${who} schleuder${t} einen ${spellName(spell)} ${into(content, at)}.`,
  spellFailed: (it, { content }) =>
    `${spellName(it.spell)}? ${upper(theMonster(content, it.monster))} merkt nichts davon.`,
  usedEsp: ({ at }, { who, s: t, content }) =>
    `${who} blick${t} mit einem ESP-Medaillon ${into(content, at)}.`,
  usedBall: ({ level }, { who, s: t }) => `${who} blick${t} mit einer Kristallkugel auf Ebene ${level}.`,
  gazed: ({ at }, { who, s: t, content }) => `${who} blick${t} ${into(content, at)}.`,
  saw: (it, { who, s: t, content }) => `${who} sieh${t} eine Karte: ${monster(content, it.monster)}.`,
  sawTreasure: (it, { who, s: t, content }) =>
    `${who} sieh${t} einen Schatz: ${treasureText(content, it.treasure)}.`,
  reshuffled: ({ level }) => `Die Monster der Ebene ${level} werden neu gemischt.`,
  metNothing: ({ at }, { who, s: t, content }) => `${who} finde${t} ${within(content, at)} nichts.`,
  faced: ({ at }, { who, s: t, content }) =>
    `${who} stell${t} ${self(t)} dem, was ${within(content, at)} lauert.`,
  facedHunter: (_, { who, s: t }) => `${who} stell${t} ${self(t)} dem Jäger.`,
  revealed: (it, { content }) => `${upper(within(content, it.at))}: ${monster(content, it.monster)}!`,
  sprung: ({ trap, at }, { who, content }) =>
    `${who} löst ${within(content, at)} eine ${trap === 'cage' ? 'Käfigfalle' : 'Rutschfalle'} aus.`,
  caged: (it, { who, s: t }) => `${who} würfel${t} ${it.roll} und sitzt ${turns(it.turns)} fest.`,
  slid: ({ at }, { who, s: t, content }) => `${who} rutsch${t} hinab ${into(content, at)}.`,
  cannotAttack: (it, { who, s: t, content }) =>
    `${who} ha${t} keine Chance: ${upper(theMonster(content, it.monster))} lässt sich nicht angreifen.`,
  attacked: ({ a, b, bonus, needed, hit, spell, ...it }, { who, s: t, content }) =>
    `${who} würfel${t} ${a} und ${b}${spell ? ` für den ${spellName(spell)}` : ''} (${needed} nötig${bonus > 0 ? ` mit +${bonus} vom Schwert` : ''}): ${upper(theMonster(content, it.monster))} ${hit ? 'ist besiegt!' : 'hält stand.'}`,
  struck: ({ a, b, blow, ...it }, { who, s: t, content }) =>
    `${upper(theMonster(content, it.monster))} schlägt mit ${a} und ${b} zurück: ${blow === 'missed' ? 'daneben' : `${t === YOURS ? 'du bist' : `${who} ist`} ${BLOWS[blow]}`}.`,
  dropped: (it, { who, s: t, content }) => `${who} verlier${t}: ${treasureText(content, it.treasure)}.`,
  droppedAll: ({ count, value }, { who, s: t }) =>
    `${who} verlier${t} alles: ${countOf(count, 'Schatz', 'Schätze')}, ${gold(value)} wert.`,
  thrownBack: ({ at }, { who, s: t, content }) => `${who} taumel${t} zurück ${into(content, at)}.`,
  cleared: ({ at, missing }, { content }) =>
    missing > 0
      ? `${upper(within(content, at))} liegt eine Räummarke; ${missing === 1 ? 'eine fehlt' : `${missing} fehlen`} noch.`
      : `${upper(placeName(spaceNamed(content, at)).the)} ist geräumt.`,
  drewTreasure: ({ level }, { who, s: t }) => `${who} nimm${t} einen Schatz der Ebene ${level}.`,
  gotTreasure: (it, { content }) => {
    const fact = treasureFact(content, it.treasure)
    return `Der Schatz: ${treasureName(fact)}, ${gold(fact.value)} wert.`
  },
  noTreasure: ({ level }) => `Auf Ebene ${level} gibt es keinen Schatz mehr.`,
  played: (it, { who, s: t, content }) => `${who} leg${t} offen hin: ${treasureText(content, it.treasure)}.`,
  gathered: (it, { who, s: t, content }) => `${who} heb${t} auf: ${treasureText(content, it.treasure)}.`,
  sworded: ({ a, b, bonus }, { who, s: t }) =>
    `${who} würfel${t} ${a + b}: Das Magische Schwert gibt +${bonus}.`,
  replaced: ({ bonus }, { who, s: t }) =>
    `${who} zieh${t} ein anderes Magisches Schwert, auch mit +${bonus}.`,
  died: ({ hero }, { content }) => `${heroName(heroFact(content, hero))} ist tot.`,
  targetShown: (it, { content }) =>
    `Gesucht: ${treasureText(content, it.treasure)} auf Ebene ${treasureFact(content, it.treasure).level}.`,
  hunterCame: ({ at }, { content }) => `Ein Jäger lauert ${within(content, at)}.`,
  hunterMoved: () => null,
  hunterGone: () => 'Der Jäger ist besiegt.',
  newRound: ({ round }) => `Runde ${round}.`,
  ended: () => 'Die Partie ist vorbei.',
}

function self(t: string): string {
  return t === YOURS ? 'dich' : 'sich'
}

export function callBy(names: readonly string[] | undefined): Called {
  return calledBy(names, player)
}

export function listOf(names: readonly string[]): string {
  return joined(names, 'und')
}
