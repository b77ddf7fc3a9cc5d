/** What cannot be done now, why, by which rule, and how it is said. */
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { num } from '../content/content-index.ts'
import { content, de, doorId, en, game, given, givenState, type Scene, sceneOf } from '../given.ts'
import type { State } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { put } from './lists.ts'

const other = { class: 'cleric' } as const
const wizard = (at: string, spells: readonly [number, number, number]) =>
  ({ class: 'wizard', at, spells }) as const
const seer = { class: 'rogue', at: 'c-57', goods: ['ESP Medallion@3'] } as const
const gazer = { class: 'rogue', at: 'c-57', goods: ['Crystal Ball@4'] } as const

const to = (id: string) => `to=${id}`
const at = (id: string) => `at=${id}`

/** What is said of it in both languages, and by which rule; null where it is not blocked. */
function saidOf({ state }: Scene, key: string): readonly string[] | null {
  const found = game.blocked?.(state, state.turn).find(({ action }) => keyOf(action) === key)
  if (!found) return null
  const view = game.view(state, state.turn)
  return [found.why, found.rule, en.blocked?.(found, view) ?? '', de.blocked?.(found, view) ?? '']
}

function nothingLeftOn(level: number, state: State): State {
  const isOf = (card: number) => num(content.monsterLevel, card) === level
  state.monsterPile = state.monsterPile.map((count, card) => (isOf(card) ? 0 : count))
  return state
}

describe('ways that are closed', () => {
  test('D-11 no movement is left', () => {
    const walk = ['step c-2', 'step c-57', 'step c-2', 'step c-57', 'step c-2']
    expect(saidOf(given({ heroes: [{ class: 'rogue', at: 'c-57' }] }).does(...walk), 'step')).toEqual([
      'noMovement',
      'D-11',
      'No movement is left.',
      'Du hast keine Schritte mehr.',
    ])
  })

  test('D-14 after a search in vain one neither goes on nor searches again', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-67' }] }).does('search c-67 c-225', 'die 2')
    const said = [
      'searched',
      'D-14',
      'A search in vain ends the movement.',
      'Wer vergeblich sucht, geht in diesem Zug nicht weiter.',
    ]
    expect(saidOf(g, 'step')).toEqual(said)
    expect(saidOf(g, `search door=${doorId('c-67 c-225')}`)).toEqual(said)
  })

  test('D-14 a secret door must be found before one goes through', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-67' }] })
    expect(saidOf(g, `step ${to('c-225')}`)).toEqual([
      'hiddenDoor',
      'D-14',
      'The secret door must be found first.',
      'Die Geheimtür muss erst gefunden werden.',
    ])
    g.does('search c-67 c-225', 'die 5')
    expect(saidOf(g, `step ${to('c-225')}`)).toBeNull()
  })

  test('D-61 after a look one enters or stops', () => {
    const g = given({ heroes: [seer, other] }).does('esp room-1-1', 'monster Goblin@1')
    expect(saidOf(g, 'step')).toEqual([
      'looked',
      'D-61',
      'After a look into room 1-1 only that is open to you.',
      'Nach dem Blick in Raum 1-1 bleibt dir nur das.',
    ])
    expect(saidOf(g, `step ${to('room-1-1')}`)).toBeNull()
  })

  test('D-13 an uncleared room with a hero in it', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'c-57' },
        { class: 'cleric', at: 'room-1-1' },
      ],
    })
    expect(saidOf(g, `step ${to('room-1-1')}`)).toEqual([
      'heroInside',
      'D-13',
      'Another hero is in there.',
      'Dort ist schon jemand.',
    ])
  })

  test('D-102 past another hero only with a sure place to stop beyond', () => {
    const heroes = [
      { class: 'rogue', at: 'c-2' },
      { class: 'cleric', at: 'c-3' },
    ] as const
    expect(saidOf(given({ heroes, left: 1 }), `step ${to('c-3')}`)).toEqual([
      'noWayOn',
      'D-102',
      'Another hero stands there, and beyond there is no sure place to stop.',
      'Dort steht schon jemand, und dahinter ist kein sicherer Platz.',
    ])
    expect(saidOf(given({ heroes, left: 2 }), `step ${to('c-3')}`)).toBeNull()
  })

  test('D-102 where another hero stands one neither stops, searches, casts nor looks', () => {
    const heroes = [
      { ...wizard('c-66', [1, 0, 0]), goods: ['ESP Medallion@3'] },
      { class: 'cleric', at: 'c-67' },
    ] as const
    const g = given({ heroes }).does('step c-67')
    const said = [
      'passing',
      'D-102',
      'Another hero stands here: you may only pass.',
      'Hier steht schon jemand: Du kannst nur weitergehen.',
    ]
    const keys = ['stop', `search door=${doorId('c-67 c-225')}`, 'cast spell=fireball', 'esp']
    for (const key of keys) expect(saidOf(g, key)).toEqual(said)
  })
})

describe('spells', () => {
  test('D-50 one a turn', () => {
    const g = given({ heroes: [wizard('great-hall', [1, 0, 2]), other], cleared: { kitchen: 3 } })
    expect(saidOf(g, 'teleport')).toBeNull()
    g.does('teleport kitchen')
    const said = ['hasCast', 'D-50', 'Only one spell a turn.', 'Nur ein Zauber je Zug.']
    expect(saidOf(g, 'teleport')).toEqual(said)
    expect(saidOf(g, 'cast spell=fireball')).toEqual(said)
  })

  test('D-50 a spell that is used up', () => {
    const g = given({ heroes: [wizard('c-57', [0, 1, 0]), other] })
    expect(saidOf(g, 'cast spell=fireball')).toEqual([
      'noSpell',
      'D-50',
      'You hold no Fireball.',
      'Du hast keinen Feuerball.',
    ])
    expect(saidOf(g, 'cast spell=lightning')).toBeNull()
  })

  test('D-51 only from beside an uncleared room or chamber', () => {
    const g = given({ heroes: [wizard('c-2', [1, 0, 0]), other] })
    expect(saidOf(g, 'cast spell=fireball')).toEqual([
      'notBeside',
      'D-51',
      'There is nothing to clear beside you.',
      'Neben dir ist nichts zu räumen.',
    ])
  })

  test('D-51 not with no movement left', () => {
    const g = given({ heroes: [wizard('c-67', [1, 0, 0]), other] }).does('search c-67 c-225', 'die 1')
    expect(saidOf(g, 'cast spell=fireball')?.slice(0, 2)).toEqual(['searched', 'D-51'])
  })

  test('D-109 not against a revealed dash, in a lair or on the Hunter', () => {
    const g = given({
      heroes: [wizard('c-57', [1, 1, 0]), other],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    })
    expect(saidOf(g, `cast ${at('room-1-1')} spell=lightning`)).toEqual([
      'dash',
      'D-109',
      'Lightning Bolt cannot hurt the Black Pudding.',
      'Der Schwarze Pudding merkt nichts von einem Blitz.',
    ])
    expect(saidOf(g, `cast ${at('room-1-1')} spell=fireball`)).toBeNull()
    const hunted = given({
      mode: 'hunted',
      heroes: [wizard('c-57', [1, 0, 0])],
      hunter: { monster: 'Red Dragon@6', at: 'c-2', isUp: true },
    })
    expect(saidOf(hunted, 'castAtHunter spell=fireball')?.slice(2)).toEqual([
      'Fireball cannot hurt the Red Dragon.',
      'Der Rote Drache merkt nichts von einem Feuerball.',
    ])
  })

  test('D-109 D-110 nor where a hero is, beyond a door not found, or beside the lair looked into', () => {
    const inside = given({
      heroes: [wizard('c-57', [1, 0, 0]), { class: 'cleric', at: 'room-1-1' }],
    })
    expect(saidOf(inside, `cast ${at('room-1-1')} spell=fireball`)?.slice(0, 2)).toEqual([
      'heroInside',
      'D-109',
    ])
    const hidden = given({ heroes: [wizard('c-287', [1, 0, 0]), other] })
    expect(saidOf(hidden, `cast ${at('room-1-6')} spell=fireball`)?.slice(0, 2)).toEqual([
      'hiddenDoor',
      'D-110',
    ])
    const looked = given({
      heroes: [{ ...wizard('c-59', [1, 0, 0]), goods: ['ESP Medallion@3'] }, other],
    }).does('esp room-1-7', 'monster Goblin@1')
    expect(saidOf(looked, `cast ${at('room-1-8')} spell=fireball`)?.slice(0, 2)).toEqual(['looked', 'D-110'])
  })

  test('D-21 nor where nothing can be met any more', () => {
    const state = nothingLeftOn(1, givenState({ heroes: [wizard('c-57', [1, 0, 0]), other] }))
    expect(saidOf(sceneOf(state), `cast ${at('room-1-1')} spell=fireball`)).toEqual([
      'nothingThere',
      'D-21',
      'There is nothing to be met.',
      'Dort lauert nichts.',
    ])
  })

  test('D-53 Teleport only from a chamber', () => {
    expect(saidOf(given({ heroes: [wizard('c-57', [0, 0, 1]), other] }), 'teleport')).toEqual([
      'notChamber',
      'D-53',
      'Only from a chamber.',
      'Nur aus einer Kammer.',
    ])
  })

  test('D-53 D-112 and so before the Hunter in a room', () => {
    const heroes = [wizard('room-1-1', [0, 0, 1])]
    const g = given({ mode: 'hunted', heroes, hunter: { monster: 'Dracolich@6', at: 'room-1-1' } }).does(
      'stop',
    )
    expect(g.due).toBe('foe')
    expect(saidOf(g, 'teleport')?.slice(0, 2)).toEqual(['notChamber', 'D-53'])
  })

  test('D-119 no spell for one who has only just come', () => {
    const g = given({ heroes: [wizard('c-1', [1, 0, 0]), other] }).does('step great-hall')
    expect(saidOf(g, 'regain spell=fireball')).toEqual([
      'notWholeTurn',
      'D-119',
      'Only for a whole turn in the Great Hall.',
      'Nur für einen ganzen Zug in der Großen Halle.',
    ])
  })

  test('D-54 D-04 nor one of which none is left', () => {
    const state = givenState({ heroes: [wizard('great-hall', [1, 0, 0]), other] })
    state.spellPile = put(state.spellPile, 2, 0)
    const said = ['No Teleport is left.', 'Es ist kein Teleport mehr da.']
    expect(saidOf(sceneOf(state), 'regain spell=teleport')).toEqual(['noneLeft', 'D-54', ...said])
    state.stack = [...state.stack, { step: 'learn', at: -1, n: 0 }]
    expect(saidOf(sceneOf(state), 'learn spell=teleport')).toEqual(['noneLeft', 'D-04', ...said])
    state.stack = [...state.stack, { step: 'regain', at: -1, n: 0 }]
    expect(saidOf(sceneOf(state), 'regain spell=teleport')).toEqual(['noneLeft', 'D-54', ...said])
  })

  test('D-50 who is no Wizard is told nothing of spells', () => {
    const state = givenState({ heroes: [{ class: 'fighter', at: 'great-hall' }, other] })
    expect(game.blocked?.(state, 0)).toEqual([])
  })
})

describe('special treasures', () => {
  test('D-63 one look a turn', () => {
    const heroes = [{ ...seer, goods: ['ESP Medallion@3', 'Crystal Ball@4'] }, other]
    const g = given({ heroes }).does('esp room-1-1', 'monster Goblin@1')
    const said = ['peeked', 'D-63', 'Only one look a turn.', 'Nur ein Blick je Zug.']
    for (const key of ['esp', 'ball']) expect(saidOf(g, key)).toEqual(said)
  })

  test('D-61 the ESP Medallion only from beside an uncleared room or chamber', () => {
    expect(saidOf(given({ heroes: [{ ...seer, at: 'c-2' }, other] }), 'esp')?.slice(0, 2)).toEqual([
      'notBeside',
      'D-61',
    ])
  })

  test('D-63 not where the monster is revealed or was looked at', () => {
    const known = (lair: object) => given({ heroes: [seer, other], lairs: { 'room-1-1': lair } })
    expect(saidOf(known({ monster: 'Goblin@1' }), `esp ${at('room-1-1')}`)).toEqual([
      'faceUp',
      'D-63',
      'The monster there lies face up.',
      'Das Monster dort liegt offen.',
    ])
    expect(
      saidOf(known({ monster: 'Goblin@1', isDown: true, seenBy: [0] }), `esp ${at('room-1-1')}`),
    ).toEqual(['seen', 'D-63', 'You have seen what lies there.', 'Du hast gesehen, was dort liegt.'])
    expect(
      saidOf(known({ monster: 'Goblin@1', isDown: true, seenBy: [1] }), `esp ${at('room-1-1')}`),
    ).toBeNull()
  })

  test('D-110 nor beyond a door not found', () => {
    const g = given({ heroes: [{ ...seer, at: 'c-287' }, other] })
    expect(saidOf(g, `esp ${at('room-1-6')}`)?.slice(0, 2)).toEqual(['hiddenDoor', 'D-110'])
  })

  test('D-62 the Crystal Ball only instead of the whole turn', () => {
    expect(saidOf(given({ heroes: [gazer, other] }).does('step c-2'), 'ball')).toEqual([
      'begun',
      'D-62',
      'Only instead of the whole turn.',
      'Nur statt des ganzen Zuges.',
    ])
  })

  test('D-63 nor where nothing is new', () => {
    const state = givenState({ heroes: [gazer, other] })
    state.cleared = state.cleared.map((_, lair) =>
      num(content.lairLevel, lair) === 1 ? num(content.lairNeed, lair) : 0,
    )
    const said = ['allSeen', 'D-63', 'There is nothing new to see.', 'Dort gibt es nichts Neues zu sehen.']
    expect(saidOf(sceneOf(state), 'ball level=1')).toEqual(said)
    const seen = { monster: 'Goblin@1', isDown: true, seenBy: [0] }
    const room = { ...seen, treasure: 'Silver Cup@2', treasureSeenBy: [0] }
    const g = given({ heroes: [gazer, other], lairs: { 'room-1-1': room } }).does('ball 1')
    expect(saidOf(g, `gaze ${at('room-1-1')}`)).toEqual(said)
  })
})

describe('heroes', () => {
  test('D-33 the hero who died, while others are free, and those of other players', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'room-1-1' }, other],
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    })
    const [mine, theirs] = viewOf(content, g.state, 0).seats.map(({ hero }) => hero)
    g.does('stop', 'dice 1 1', 'dice 6 6')
    expect(saidOf(g, `hero hero=${mine}`)).toEqual([
      'dead',
      'D-33',
      'This hero has just died, and others are free.',
      'Gerade erst gestorben, und andere sind frei.',
    ])
    expect(saidOf(g, `hero hero=${theirs}`)).toEqual([
      'taken',
      'D-01',
      'Another player has this hero.',
      'Diese Figur hat schon jemand.',
    ])
  })
})

describe('the win', () => {
  const win = (at: string, goods: readonly string[]) =>
    saidOf(given({ heroes: [{ class: 'rogue', at, goods }, other] }), 'win')

  test('D-70 not with too little in the Great Hall', () => {
    expect(win('great-hall', ['Silver Ring@3'])).toEqual([
      'tooLittle',
      'D-70',
      'You carry 2,000 gp; it takes 10,000 gp.',
      'Du hast 2.000 Gold, nötig sind 10.000 Gold.',
    ])
    expect(win('great-hall', [])).toBeNull()
    expect(win('c-1', ['Silver Ring@3'])).toBeNull()
  })

  test('D-70 nor anywhere else with enough', () => {
    expect(win('c-1', ['Huge Diamond@6'])).toEqual([
      'notHome',
      'D-70',
      'You carry enough: end a turn in the Great Hall.',
      'Du hast genug: Beende einen Zug in der Großen Halle.',
    ])
    expect(win('great-hall', ['Huge Diamond@6'])).toBeNull()
  })

  test('D-80 nor with gold in a Treasure Hunt', () => {
    const heroes = [{ class: 'rogue', goods: ['Huge Diamond@6'] }] as const
    expect(saidOf(given({ mode: 'hunt', target: 'Silver Ring@3', heroes }), 'win')).toEqual([
      'hunt',
      'D-80',
      'In a Treasure Hunt gold wins nothing.',
      'Bei der Schatzsuche zählt kein Gold.',
    ])
  })
})

test('what is wanted has a name where no single place is meant', () => {
  const view = game.view(givenState({ heroes: [wizard('great-hall', [1, 1, 1])] }), 0)
  const wishes = [
    { kind: 'step' },
    { kind: 'cast', spell: 'fireball' },
    { kind: 'teleport' },
    { kind: 'esp' },
    { kind: 'ball' },
    { kind: 'win' },
  ]
  expect(wishes.map(wish => en.action(wish, view))).toEqual([
    'Go on',
    'Cast Fireball',
    'Teleport',
    'Look with the ESP Medallion',
    'Look into the Crystal Ball',
    'Win the match',
  ])
  expect(wishes.map(wish => de.action(wish, view))).toEqual([
    'Weitergehen',
    'Feuerball schleudern',
    'Sich teleportieren',
    'Mit dem ESP-Medaillon blicken',
    'In die Kristallkugel blicken',
    'Die Partie gewinnen',
  ])
})

test('D-10 nothing is blocked for a seat that is not to act', () => {
  const state = givenState({ heroes: [wizard('c-57', [1, 1, 1]), other] })
  expect(game.blocked?.(state, 0)).not.toEqual([])
  expect(game.blocked?.(state, 1)).toEqual([])
})
