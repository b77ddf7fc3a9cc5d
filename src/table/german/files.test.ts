import { describe, expect, test } from 'vitest'
import DUNGEON from '../../games/dungeon/fixtures/hunt.json' with { type: 'json' }
import RESCUED from '../../games/tin/fixtures/rescued.json' with { type: 'json' }
import UNDONE from '../../games/tin/fixtures/undone.json' with { type: 'json' }
import { type Attempt, people, reasonsOf } from './given.ts'

const { header, steps } = RESCUED
const load =
  (file: unknown): Attempt =>
  page =>
    page.refused('load', { file })

describe('a German page reads German when a file is refused', () => {
  test.each<[string, unknown, string]>([
    ['a letter', 'a letter', 'Das ist keine Partie von Undercroft.'],
    [
      'a format of tomorrow',
      { ...RESCUED, formatVersion: 3 },
      'Die Partie ist in Version 3 gespeichert; lesen lassen sich Versionen bis 2.',
    ],
    [
      'half a file',
      { format: RESCUED.format, formatVersion: 1 },
      'Die Datei dieser Partie ist beschädigt, bei header: Es fehlt ein Objekt.',
    ],
    [
      'a number for a name',
      { ...RESCUED, header: { ...header, game: 7 } },
      'Die Datei dieser Partie ist beschädigt, bei header.game: Erwartet wird ein Text, gefunden wurde eine Zahl.',
    ],
    [
      'a word too many',
      { ...RESCUED, header: { ...header, weather: 'rain' } },
      'Die Datei dieser Partie ist beschädigt, bei header: Hier gibt es kein weather.',
    ],
    [
      'a step that is none',
      { ...RESCUED, steps: [...steps.slice(0, 3), { seat: 0 }] },
      'Die Datei dieser Partie ist beschädigt, bei Schritt 4: Das passt hier nicht.',
    ],
    [
      'no secret',
      { ...RESCUED, secret: 'psst' },
      'Die Datei dieser Partie ist beschädigt, bei secret: Ein Geheimnis hat 64 hexadezimale Ziffern.',
    ],
    [
      'a game unheard of',
      { ...RESCUED, header: { ...header, game: 'chess' } },
      'Ein Spiel „chess“ gibt es nicht; es gibt dungeon, onedeck, tin.',
    ],
    [
      'rules of tomorrow',
      { ...RESCUED, header: { ...header, rulesVersion: 9 } },
      `Die Partie wurde nach Version 9 der Regeln gespielt; hier gilt Version ${header.rulesVersion}.`,
    ],
    [
      'other cards',
      { ...RESCUED, header: { ...header, content: 'x' } },
      'Die Partie wurde mit anderen Karten oder Plättchen gespielt als denen, die hier liegen.',
    ],
    [
      'another end',
      { ...RESCUED, formatVersion: 2, hash: 'x' },
      `Die ${steps.length} Schritte sind erlaubt, führen aber nicht zu dem Stand, den die Datei nennt.`,
    ],
    [
      'a roll that nobody can roll',
      { ...RESCUED, steps: [{ action: { kind: 'fly' } }] },
      'Schritt 1: „fly“ ist jetzt nicht erlaubt.',
    ],
    [
      'a seat out of turn',
      { ...RESCUED, steps: [{ seat: 0, action: { kind: 'fly' } }] },
      'Schritt 1: Erst sind Würfel oder Karten an der Reihe, dann wieder ein Platz.',
    ],
    [
      'too many steps taken back',
      { ...UNDONE, steps: UNDONE.steps.map(step => ('undo' in step ? { ...step, undo: 99 } : step)) },
      `Schritt ${UNDONE.steps.findIndex(step => 'undo' in step) + 1}: Hier wird eine andere Zahl von Schritten zurückgenommen oder wiederholt.`,
    ],
    [
      'too many seats',
      { ...RESCUED, header: { ...header, seats: people(2) } },
      'Dungeon in a Tin hat einen Platz, nicht 2.',
    ],
    [
      'options that the game does not have',
      { ...DUNGEON, header: { ...DUNGEON.header, options: { ...DUNGEON.header.options, 'hunt.level': 7 } } },
      'hunt.level: Der Wert darf höchstens 6 sein.',
    ],
  ])('%s', async (_, file, german) => {
    expect((await reasonsOf(load(file)))[1]).toBe(german)
  })

  test('dice that did not fall so', async () => {
    const [, german] = await reasonsOf(async page => {
      const { match } = await page.given('peek', { file: { ...RESCUED, header: { ...header, seed: 99 } } })
      return page.refused('verify', { match })
    })
    expect(german).toMatch(/^Schritt \d+ ist nicht, was die Würfel ergaben\.$/)
  })
})
