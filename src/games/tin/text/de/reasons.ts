/** Why an action is advised, in German. */
import { type ContentIndex, cardById, tileById } from '../../content/content-index.ts'
import { LAST_LEVEL_TO_REST } from '../../content/numbers.ts'
import type { Good, Item } from '../../types.ts'
import { upper } from '../look.ts'
import { percent } from '../percent.ts'
import type { Advised } from '../speech.ts'
import { cardTitle, noun, token } from './names.ts'

const counted = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)
const hearts = (number: number) => `Noch ${counted(number, 'ein Herz', 'Herzen')}`
const monsters = (number: number) =>
  number === 0 ? 'kein Monster' : `etwa ${counted(number, 'ein Monster', 'Monster')}`
const share = (chance: number) => `${percent(chance)}\u00a0%`
const room = (content: ContentIndex, at: string) => noun(tileById(content, at))

const TAKEN: Readonly<Record<Item, string>> = {
  key: 'Jedes Schloss auf dem Weg zu ihr kostet einen Schlüssel.',
  rope: 'Ein Seil öffnet den Weg über einen Abgrund.',
  potion: 'Ein Trank heilt alle Herzen, wo kein Monster ist.',
  bomb: 'Eine Bombe rettet eine Runde, die sonst verloren wäre.',
  princess: 'Ihr Zimmer ist frei: Nimm sie mit.',
}

const BOUGHT: Readonly<Record<Good, string>> = {
  key: 'Ein Schloss wartet, und du hast keinen Schlüssel.',
  rope: 'Nur über den Abgrund geht es noch weiter.',
  potion: `Nach Stufe ${LAST_LEVEL_TO_REST} heilen nur noch Tränke: Hab einen, bevor du ihn brauchst.`,
  bomb: 'Eine Bombe rettet eine Runde, die sonst verloren wäre.',
}

export const ADVISED: Advised = {
  rescue: () => 'Ein Schritt, und sie ist zu Hause.',
  carry: way => `Der sicherste Heimweg mit ihr: ${monsters(way.monsters)} darauf.`,
  free: () => TAKEN.princess,
  rest: left => `${hearts(left.hearts)}, und hier heilt die Rast umsonst.`,
  goRest: left =>
    `${hearts(left.hearts)}: Auf der Treppe heilt die Rast umsonst; unterwegs ${monsters(left.monsters)}.`,
  drink: left => `${hearts(left.hearts)}: Ein Trank heilt alle, solange kein Monster da ist.`,
  sip: ({ chance }) =>
    `Dein letztes Herz, und nur ${share(chance)}, das zu überleben: Trink, bevor es zu spät ist.`,
  goBuyPotion: left => `${hearts(left.hearts)}, und Gold genug für einen Trank auf der Treppe.`,
  fight: ({ chance, ...left }) =>
    `${share(chance)} für diese Runde, und ${counted(left.hearts, 'ein Herz', 'Herzen')} in Reserve.`,
  lastStand: ({ chance }) => `Umkehren hilft nicht mehr: ${share(chance)}, das zu überleben.`,
  retreat: ({ at, chance }, content) =>
    `Nur ${share(chance)}, das zu überleben: Erhole dich erst, der Weg führt ${room(content, at).into}.`,
  answer: ({ card, chance, bare }, content) =>
    `Mit „${cardTitle(cardById(content, card))}“ ${share(chance)} für diese Runde, ohne Karte ${share(bare)}.`,
  top: ({ chance, bare }) =>
    `Keine deiner Karten hilft; die oberste vom Stapel verspricht ${share(chance)}, keine Karte ${share(bare)}.`,
  bare: ({ chance }) => `Keine deiner Karten hilft: Spare sie auf, ${share(chance)} auch so.`,
  bomb: ({ chance, without }) => `${share(chance)} mit der Bombe, ${share(without)} ohne sie.`,
  saveBomb: ({ without }) => `Spare die Bombe auf: ${share(without)} ohne sie.`,
  gulp: ({ chance, ...left }) =>
    `${hearts(left.hearts)}, und ${share(chance)}, das zu überleben: Ein Trank bringt jetzt einige zurück.`,
  back: ({ at, chance, ...there }, content) =>
    `Geh zurück ${room(content, at).into}: Dort wartet ${monsters(there.monsters)}, und dir ${there.hearts === 1 ? 'bleibt ein Herz' : `bleiben ${there.hearts} Herzen`}; hier sind es ${share(chance)}, das zu überleben.`,
  gold: () => 'Gold braucht keinen Platz und bringt Schlüssel und Tränke.',
  take: ({ item }) => TAKEN[item],
  makeRoom: ({ item, for: wanted }) => `${upper(token(wanted))} brauchst du jetzt eher als ${token(item)}.`,
  fetch: ({ token: it, at }, content) => `${upper(token(it))} holen lohnt den Weg ${room(content, at).into}.`,
  buy: ({ good }) => BOUGHT[good],
  pay: ({ due }) => `Wechselgeld gibt es nicht: Das passt zu den ${due} Gold, die noch fehlen.`,
  trade: ({ item, for: wanted }) => `${upper(token(wanted))} brauchst du jetzt eher als ${token(item)}.`,
  dear: () => 'Das kannst du nicht bezahlen.',
  goShop: ({ good }) => BOUGHT[good],
  stock: ({ good }) => TAKEN[good],
  putDown: it =>
    typeof it.token === 'number'
      ? 'Es bleibt hier liegen, bis du es holst.'
      : 'Das macht einen Platz frei, und es bleibt hier liegen, bis du es holst.',
  unlock: ({ at }, content) => `${upper(room(content, at).the)} liegt zwischen dir und ihr.`,
  goUnlock: ({ at }, content) => `Für ${room(content, at).den} hast du einen Schlüssel.`,
  treasury: ({ at, ...there }, content) =>
    `${upper(room(content, at).the)} muss leer sein: ${counted(there.hearts, 'ein Herz', 'Herzen')} gegen ${counted(there.monsters, 'ein Monster', 'Monster')}.`,
  rope: () => 'Ein Seil, das hier bleibt, überspannt den Abgrund für immer.',
  span: () => BOUGHT.rope,
  explore: ({ at, tiles }, content) =>
    `Noch ${counted(tiles, 'ein Plättchen', 'Plättchen')} über ihrem Zimmer; hier ist der Rückweg kurz: ${room(content, at).name}.`,
  layHer: ({ at, ...way }, content) =>
    `Ihr Zimmer gleich hier (${room(content, at).name}): auf dem Heimweg ${monsters(way.monsters)}.`,
  train: ({ at, level, missing }, content) =>
    `Noch ${counted(missing, 'ein Sieg', 'Siege')} bis Stufe ${level}: Hier kommen sie einzeln, und die Treppe ist nah (${room(content, at).name}).`,
  drill: ({ at, cards }, content) =>
    `${counted(cards, 'Eine Karte', 'Karten')} auf der Hand: Ein kleiner Kampf füllt sie vor dem schweren (${room(content, at).name}).`,
  hunt: ({ at }, content) =>
    `Du brauchst Schätze, und Monster bringen sie: Am sichersten wartest du hier auf sie (${room(content, at).name}).`,
  lay: () => 'Türen nahe der Treppe halten den Heimweg kurz.',
  opens: ({ doors }) =>
    doors === 0
      ? 'So gelegt, führt von hier keine Tür weiter.'
      : `So gelegt, ${doors === 1 ? 'führt eine Tür' : `führen ${doors} Türen`} weiter.`,
  dark: ({ at, tiles, ...way }, content) =>
    `Noch ${counted(tiles, 'ein Plättchen', 'Plättchen')} über ihrem Zimmer; auf dem Rückweg von hier (${room(content, at).name}) ${monsters(way.monsters)}.`,
  beyond: ({ at, ...there }, content) =>
    there.monsters === 0
      ? `Der Weg ${room(content, at).into} ist frei von Monstern.`
      : `Auf dem Weg ${room(content, at).into}: ${monsters(there.monsters)}, Erfahrung und vielleicht ein Schatz.`,
  enterLater: () => 'Das läuft nicht weg: Du kannst hier erst noch etwas anderes tun.',
  enter: () => 'Keine Schädel, keine Monster.',
  wander: () => 'Hier ist nichts mehr zu tun.',
}
