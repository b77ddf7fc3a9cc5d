/** Why something is advised, in German. */
import { monsterFact, spaceNamed, treasureFact } from '../../content/names.ts'
import type { HeroClass, Spell } from '../../types.ts'
import type { AdvisedWords } from '../advised.ts'
import { tidy, upper } from '../small.ts'
import {
  aboutPercent,
  countOf,
  gold,
  at as inPlace,
  into,
  percent,
  placeName,
  spellName,
  treasureName,
  withArticle,
} from './say.ts'

const HEROES: Readonly<Record<HeroClass, readonly [who: string, why: string]>> = {
  rogue: ['Schurken', 'und finden Geheimtüren doppelt so oft wie andere'],
  cleric: ['Kleriker', 'und kämpfen weiter unten besser als Schurken'],
  fighter: ['Kämpfer', 'und haben den stärksten Arm'],
  wizard: ['Zauberer', 'und treffen aus der Ferne'],
}

const HUNTERS: Readonly<Record<HeroClass, string>> = {
  rogue: 'Schurken finden Geheimtüren.',
  cleric: 'Kleriker kämpfen nicht schlecht.',
  fighter: 'Gold zählt hier nicht: Den stärksten Arm haben Kämpfer.',
  wizard: 'Die Zeit drängt nicht: Zauberer treffen aus der Ferne, und nichts schlägt zurück.',
}

const SPELLS: Readonly<Record<Spell, string>> = {
  fireball: 'verbrennt das meiste, was unten lauert',
  lightning: 'trifft, was kein Feuer verbrennt',
  teleport: 'führt aus einem Kampf heraus',
}

export const ADVISED: AdvisedWords = {
  home: ({ gold: carried }) => `Du hast ${gold(carried)}, das reicht zum Sieg: Geh heim.`,
  unseen: ({ at, chance, worth }, { content }) =>
    `${upper(inPlace(content, at))}: ${aboutPercent(chance)} Siegchance, für etwa ${gold(tidy(worth))}.`,
  foe: ({ at, monster, chance, worth }, { content }) =>
    `${upper(withArticle(monsterFact(content, monster)))} ${inPlace(content, at)}: ${percent(chance)} Siegchance, für etwa ${gold(tidy(worth))}.`,
  trap: ({ at, worth }, { content }) =>
    `${upper(inPlace(content, at))} lauert nur eine Falle: Etwa ${gold(tidy(worth))} sind dir sicher.`,
  drops: ({ at, chance, worth }, { content }) =>
    `${upper(inPlace(content, at))} liegt Verlorenes, im Ganzen etwa ${gold(tidy(worth))}: ${percent(chance)} Siegchance.`,
  target: ({ at, treasure, chance }, { content }) =>
    `${upper(inPlace(content, at))} könnte der Schatz sein, ${treasureName(treasureFact(content, treasure))}: ${aboutPercent(chance)} Siegchance.`,
  enough: () => 'Damit hast du genug.',
  search: ({ chance }) => `Durch die Geheimtür ist es kürzer: ${percent(chance)}, sie zu finden.`,
  bolt: ({ spell, chance, hand }) =>
    `${spellName(spell)} trifft mit ${percent(chance)}, deine Hand mit ${percent(hand)}, und nichts schlägt zurück.`,
  hunterBolt: ({ spell, chance }) =>
    `${spellName(spell)}: mit ${percent(chance)} bist du den Jäger los, und er schlägt nicht zurück.`,
  look: ({ at }, { content }) => `Ein Blick ${into(content, at)} kostet nichts.`,
  leave: ({ at, chance }, { content }) =>
    `Was ${inPlace(content, at)} lauert, lässt du besser in Ruhe: ${percent(chance)} Siegchance.`,
  restock: ({ bolts }) =>
    `Noch ${countOf(bolts, 'Zauber', 'Zauber')} zum Treffen: Hol dir in der Großen Halle mehr.`,
  regain: ({ spell, held }) => `Du hast ${held}: Noch ein ${spellName(spell)} ist den Zug wert.`,
  noRegain: () => 'Du hast, was du brauchst.',
  waiting: () => 'Jemand steht im Weg: Warte einen Zug.',
  passing: () => 'Hier kannst du nicht bleiben.',
  resting: () => 'Du hast keine Schritte mehr.',
  nothing: () => 'Da draußen ist nichts mehr zu holen.',
  fight: ({ chance }) => `${upper(percent(chance))} Siegchance.`,
  hunter: ({ chance }) => `Mit ${percent(chance)} bist du den Jäger los.`,
  escape: ({ to, chance }, { content }) =>
    `Hier sind es nur ${percent(chance)} Siegchance: besser fort ${into(content, to)}.`,
  safe: ({ to }, { content }) => `${upper(inPlace(content, to))} lauert nichts mehr.`,
  slide: ({ to, chance }, { content }) =>
    `${upper(inPlace(content, to))}: ${aboutPercent(chance)} Siegchance.`,
  sword: () => 'Der Bonus bleibt gleich, welches Schwert du auch ziehst.',
  farthest: ({ at, steps }, { content }) =>
    `Am weitesten hat es der Jäger, wenn er ${inPlace(content, at)} wartet: ${countOf(steps, 'Feld', 'Felder')}.`,
  nearest: ({ at, steps }, { content }) =>
    `${upper(placeName(spaceNamed(content, at)).the)} ist nah: ${countOf(steps, 'Feld', 'Felder')}.`,
  hero: ({ class: name, goal }) => `${HEROES[name][0]} gewinnen mit ${gold(goal)} ${HEROES[name][1]}.`,
  hunting: ({ class: name }) => HUNTERS[name],
  bound: ({ at }, { content }) => `Ich will ${into(content, at)}.`,
  face: ({ at, monster }, { content }) =>
    `${upper(withArticle(monsterFact(content, monster)))} ${inPlace(content, at)} ist mein Ziel.`,
  collect: ({ at }, { content }) => `Ich hole mir, was ${inPlace(content, at)} liegt.`,
  seek: ({ at }, { content }) => `Ich suche den Schatz ${inPlace(content, at)}.`,
  learn: ({ spell, held }) =>
    `${spellName(spell)} ${SPELLS[spell]}; du hast ${held === 0 ? 'keinen' : held}.`,
}
