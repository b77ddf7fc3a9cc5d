import { describe, expect, test } from 'vitest'
import { standard } from '../../../../games/onedeck/content/standard.ts'
import { actions as actionsDe } from '../../../../games/onedeck/text/de/actions.ts'
import { asks as asksDe } from '../../../../games/onedeck/text/de/asks.ts'
import { atoms as atomsDe } from '../../../../games/onedeck/text/de/atoms.ts'
import { board as boardDe } from '../../../../games/onedeck/text/de/board.ts'
import { dice as diceDe } from '../../../../games/onedeck/text/de/dice.ts'
import { events as eventsDe } from '../../../../games/onedeck/text/de/events.ts'
import { placing as placingDe } from '../../../../games/onedeck/text/de/placing.ts'
import { actions } from '../../../../games/onedeck/text/en/actions.ts'
import { asks } from '../../../../games/onedeck/text/en/asks.ts'
import { atoms } from '../../../../games/onedeck/text/en/atoms.ts'
import { board } from '../../../../games/onedeck/text/en/board.ts'
import { dice } from '../../../../games/onedeck/text/en/dice.ts'
import { events } from '../../../../games/onedeck/text/en/events.ts'
import { placing } from '../../../../games/onedeck/text/en/placing.ts'
import { de as pageDe } from './de.ts'
import { en as page } from './en.ts'

/** More than any count that a table comes to. */
const COUNTS = Array.from({ length: 13 }, (_, count) => count)

/** Every sentence with gaps, spoken with every count in all its gaps. */
function spoken(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return COUNTS.map(count => String(part(count, count, count, count)))
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(spoken) : []
}

const MANY = '(?<![\\d,.])(?:0|[2-9]|1\\d)'
/** Of several there may be one: `1 of 3 tokens`. */
const ONE = '(?<![\\d,.]|of |von )1'
/** What may stand between a number and its noun. */
const WORDS = '(?:(?:more|new|heroic|bonus|stored|lit|potion|neue[nr]?|helle[nr]?|beliebige[nr]?) )*'
const noun = (number: string, nouns: string) => new RegExp(`${number} ${WORDS}(?:${nouns})(?!\\p{L})`, 'u')

const ENGLISH = [
  noun(ONE, 'dice|doors|cards|tokens|potions|boxes|games|wins|cards cover|are prevented'),
  noun(MANY, 'die|door|card|token|potion|box|game|win|card covers|is prevented'),
  /\bno (?:die|door|card|token|game|win)\b/,
]
const GERMAN = [
  noun(
    ONE,
    'Türen|Karten|Marken|Felder|Partien|Tränke|Heldenwürfeln|beliebige Würfel|liegen|sind verhindert',
  ),
  noun(MANY, 'Tür|Karte|Marke|Feld|Partie|Trank|beliebigen Würfel|liegt|ist verhindert'),
  /bleiben 1 |bleibt (?!1 )\d/,
]

const SAID = [
  {
    name: 'the table in English',
    said: { actions, asks, atoms, board, dice, events, placing },
    wrong: ENGLISH,
  },
  {
    name: 'the table in German',
    said: [actionsDe, asksDe, atomsDe, boardDe, diceDe, eventsDe, placingDe],
    wrong: GERMAN,
  },
  { name: 'the page in English', said: page, wrong: ENGLISH },
  { name: 'the page in German', said: pageDe, wrong: GERMAN },
]

describe.each(SAID)('$name', ({ said, wrong }) => {
  const sentences = spoken(said)

  test('counts one thing as one and several as several, whatever the number', () => {
    expect(sentences.length).toBeGreaterThan(200)
    expect(sentences.filter(text => wrong.some(fault => fault.test(text)))).toEqual([])
  })

  test('has no gap left open and no id of a card, a skill or a hero', () => {
    const { encounters, skills, potions, heroes, dungeons } = standard.first
    const ids = [...encounters, ...skills, ...potions, ...heroes, ...dungeons].map(({ id }) => id)
    const inside = ids.filter(id => id.includes('-')).join('|')
    const fault = new RegExp(`undefined|null|NaN|\\[object|(?<![\\p{L}-])(?:${inside})(?![\\p{L}-])`, 'u')
    expect(sentences.filter(text => fault.test(text))).toEqual([])
  })
})

test('the test of grammar sees what is wrong', () => {
  const faults = (text: string, wrong: RegExp[]) => wrong.some(fault => fault.test(text))
  for (const text of ['pay 1 more dice', '2 new door', '3 is prevented', '1 cards cover'])
    expect([text, faults(text, ENGLISH)]).toEqual([text, true])
  for (const text of ['1 neue Türen', '2 Karte', 'Dir bleiben 1 Leben', '2 ist verhindert'])
    expect([text, faults(text, GERMAN)]).toEqual([text, true])
})
