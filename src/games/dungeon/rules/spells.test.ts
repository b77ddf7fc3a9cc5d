import { describe, expect, test } from 'vitest'
import { num } from '../content/content-index.ts'
import { idAt } from '../content/ids.ts'
import { standard } from '../content/standard.ts'
import { content, given, givenState, monster, sceneOf, spaceAt } from '../given.ts'
import { dungeonKit } from '../index.ts'
import { FACE_UP, faceAt } from './lair-cards.ts'

const lairOf = (id: string) => num(content.lair, spaceAt(id))
const mage = { class: 'wizard', spells: [2, 2, 2] } as const
const beside = { ...mage, at: 'c-57' } as const
const other = { class: 'cleric' } as const

describe('Fireball and Lightning Bolt', () => {
  test('D-50 one spell a turn; a cast card is discarded', () => {
    const g = given({
      heroes: [{ ...mage, at: 'c-194' }, other],
      cleared: { 'queens-vault': 3, 'queens-annex': 3 },
    })
    g.does('step queens-vault', 'teleport queens-annex')
    expect(g.state.spellDiscard).toEqual([0, 0, 1])
    g.does('step c-191')
    expect(g.offers('cast')).toEqual([])
    g.does('step queens-annex')
    expect(g.offers('teleport')).toEqual([])
  })

  test('D-51 the spell is named, then the card is drawn, then dice; a hit moves in and loots', () => {
    const g = given({ heroes: [beside, other] }).does('cast fireball room-1-1')
    expect(g.due).toBe('reveal')
    g.does('monster Kobold@1')
    expect(g.due).toBe('bolt')
    g.does('dice 1 2')
    expect(g.state.heroes[0]?.at).toBe(spaceAt('room-1-1'))
    expect(g.due).toBe('treasure')
  })

  test('D-51 a miss brings no strike back and the monster stays revealed', () => {
    const g = given({ heroes: [beside, other] }).does(
      'cast fireball room-1-1',
      'monster Kobold@1',
      'dice 1 1',
    )
    expect(g.state.turn).toBe(1)
    expect(g.state.heroes[0]?.at).toBe(spaceAt('c-57'))
    expect(faceAt(g.state, lairOf('room-1-1'))).toBe(FACE_UP)
  })

  test('D-51 only where the hero could move in this turn', () => {
    expect(given({ heroes: [beside, other], left: 0 }).offers('cast')).toEqual([])
    const secret = given({ heroes: [{ ...mage, at: 'c-73' }, other] })
    expect(secret.offers('cast').every(key => !key.includes('at=room-4-12 '))).toBe(true)
    const known = given({ heroes: [{ ...mage, at: 'c-73', doors: ['room-4-12 c-73'] }, other] })
    expect(known.may('cast fireball room-4-12')).toBe(true)
  })

  test('D-51 if the card is a trap the hero moves in and springs it', () => {
    const g = given({ heroes: [{ ...mage, at: 'c-7' }, other] })
    g.does('cast lightning room-2-2', 'monster Cage Trap@2', 'treasure Silver Cup@2', 'die 1')
    expect(g.state.heroes[0]).toMatchObject({ at: spaceAt('room-2-2'), lost: 1 })
  })

  test('D-52 a dash makes the cast void', () => {
    const g = given({ heroes: [{ ...mage, at: 'c-171' }, other] })
    g.does('cast lightning dark-cell', 'monster Troll@4')
    expect(g.state.turn).toBe(1)
    expect(g.state.heroes[0]?.spells).toEqual([2, 1, 2])
  })

  test('D-109 not offered against a revealed dash, nor at a room with a hero in it, nor at one’s own space', () => {
    const g = given({
      heroes: [{ ...mage, at: 'c-171' }, other],
      lairs: { 'dark-cell': { monster: 'Troll@4' } },
    })
    expect(g.may('cast lightning dark-cell')).toBe(false)
    expect(g.may('cast fireball dark-cell')).toBe(true)
    const shared = given({ heroes: [beside, { ...other, at: 'room-1-1' }] })
    expect(shared.offers('cast')).toEqual([])
    const own = given({ heroes: [{ ...mage, at: 'room-1-1' }, other] })
    expect(own.offers('cast')).toEqual([])
  })

  test('D-109 the space cast from is not met; after a hit the trail ends there', () => {
    const g = given({
      heroes: [{ ...mage, at: 'room-4-16' }, other],
      lairs: { 'room-4-16': { monster: 'Drow@4' } },
    })
    const target = g.offers('cast')
    expect(target).toEqual([])
    const miss = given({
      heroes: [{ ...mage, at: 'room-4-16', doors: ['room-4-16 room-4-17'] }, other],
      lairs: { 'room-4-16': { monster: 'Drow@4' } },
    }).does('cast fireball room-4-17', 'monster Troll@4', 'dice 1 1')
    expect(miss.state.turn).toBe(1)
    const hit = given({ heroes: [beside, other] }).does(
      'cast fireball room-1-1',
      'monster Kobold@1',
      'dice 6 6',
    )
    expect(hit.state.heroes[0]?.trail).toEqual([spaceAt('c-57')])
  })

  test('D-55 a Wizard may also fight hand to hand', () => {
    const g = given({ heroes: [beside, other] }).does('step room-1-1', 'monster Kobold@1', 'dice 3 3')
    expect(g.due).toBe('treasure')
  })
})

describe('Teleport', () => {
  test('D-53 from level 4 to any other chamber of level 3, 4 or 5', () => {
    const g = given({ heroes: [{ ...mage, at: 'crypt' }, other], cleared: { crypt: 3 } })
    const reach = content.chambers[3]?.concat(content.chambers[4] ?? [], content.chambers[5] ?? []) ?? []
    expect(g.offers('teleport').toSorted()).toEqual(
      reach
        .filter(space => space !== spaceAt('crypt'))
        .map(space => `teleport to=${idAt(content.spaceIds, space)}`)
        .toSorted(),
    )
  })

  test('D-53 only from a chamber', () => {
    expect(given({ heroes: [beside, other] }).offers('teleport')).toEqual([])
  })

  test('D-53 the Great Hall is a level 1 chamber for this', () => {
    const g = given({ heroes: [mage, other] })
    expect(g.offers('teleport')).toHaveLength(2)
    const back = given({ heroes: [{ ...mage, at: 'kitchen' }, other] })
    expect(back.may('teleport great-hall')).toBe(true)
  })

  test('D-53 a monster in the chamber left is not fought, even when just entered', () => {
    const g = given({ heroes: [{ ...mage, at: 'c-15' }, other], lairs: { kitchen: { monster: 'Orc@2' } } })
    g.does('step kitchen')
    expect(g.due).toBe('fight')
    g.does('teleport great-hall')
    expect(g.state.turn).toBe(1)
    expect(g.state.heroes[0]?.at).toBe(spaceAt('great-hall'))
    expect(g.state.monster[lairOf('kitchen')]).toBe(monster('Orc@2'))
  })

  test('D-53 D-105 an uncleared destination ends the move and is met', () => {
    const g = given({ heroes: [mage, other] }).does('teleport kitchen')
    expect(g.due).toBe('reveal')
  })

  test('D-53 movement goes on from a cleared destination, unless the hero had to stop', () => {
    const cleared = { kitchen: 3 }
    const g = given({ heroes: [mage, other], cleared }).does('teleport kitchen')
    expect(g.due).toBe('move')
    expect(g.state.left).toBe(5)
    const stopped = given({ heroes: [{ ...mage, at: 'c-56' }, other], cleared }).does(
      'step guard-room',
      'teleport kitchen',
    )
    expect(stopped.state.turn).toBe(1)
  })

  test('D-105 before the card is drawn, and after it is revealed but before the dice', () => {
    const g = given({ heroes: [{ ...mage, at: 'c-15' }, other] }).does('step kitchen')
    expect(g.due).toBe('meet')
    expect(g.offers('teleport').length).toBeGreaterThan(0)
    g.does('meet', 'monster Orc@2')
    expect(g.due).toBe('fight')
    expect(g.offers('teleport').length).toBeGreaterThan(0)
    expect(g.does('fight').due).toBe('attack')
  })

  test('D-105 after a Slide; traps spring first', () => {
    const g = given({ heroes: [{ ...mage, at: 'c-23' }, other] })
    g.does('step armory', 'meet', 'monster Slide Trap@3')
    expect(g.due).toBe('slide')
    g.does('slide crypt')
    expect(g.due).toBe('meet')
    expect(g.may('teleport dark-cell')).toBe(true)
  })

  test('D-103 Teleport empties the trail', () => {
    const g = given({ heroes: [{ ...mage, trail: ['c-1'] }, other] }).does('teleport kitchen')
    expect(g.state.heroes[0]?.trail).toEqual([])
  })
})

describe('regaining spells', () => {
  const low = { class: 'wizard', spells: [1, 0, 0], book: 7 } as const

  test('D-54 a turn in the Great Hall gives one spell back', () => {
    const g = given({ heroes: [low, other] })
    expect(g.offers('regain')).toHaveLength(3)
    g.does('regain lightning')
    expect(g.state.heroes[0]?.spells).toEqual([1, 1, 0])
    expect(g.state.turn).toBe(1)
  })

  test('D-54 only in the Great Hall', () => {
    const wizard = { class: 'wizard', spells: [1, 1, 1], book: 8 } as const
    expect(given({ heroes: [{ ...wizard, at: 'great-hall' }] }).offers('regain')).toHaveLength(3)
    expect(given({ heroes: [{ ...wizard, at: 'c-1' }] }).offers('regain')).toEqual([])
  })

  test('D-105 who stops beside a monster already face up has had the chance to teleport and fights', () => {
    const wizard = { class: 'wizard', at: 'guard-room', spells: [0, 0, 1], book: 8 } as const
    const g = given({ heroes: [wizard], lairs: { 'guard-room': { monster: 'Ghoul@2' } } })
    expect(g.offers('teleport')).not.toEqual([])
    expect(g.does('stop').due).toBe('attack')
  })

  test('D-54 from the discards too, never above the starting number', () => {
    const state = givenState({ heroes: [low, other] })
    state.spellPile = [0, 0, 0]
    state.spellDiscard = [0, 3, 0]
    expect(sceneOf(state).offers('regain')).toEqual(['regain spell=lightning'])
    expect(given({ heroes: [{ ...low, book: 1 }, other] }).offers('regain')).toEqual([])
  })

  test('D-119 walking out and in again is not the whole turn, nor is arriving, nor a lost turn', () => {
    const walker = given({ heroes: [low, other] }).does('step c-1', 'step great-hall')
    expect(walker.offers('regain')).toEqual([])
    expect(walker.does('stop').state.turn).toBe(1)
    const caster = given({ heroes: [{ ...low, at: 'kitchen', spells: [0, 0, 2] }, other] })
    expect(caster.does('teleport great-hall').offers('regain')).toEqual([])
    expect(caster.does('stop').state.turn).toBe(1)
    const lost = given({ heroes: [other, { ...low, lost: 1 }] }).does('stop')
    expect(lost.state.turn).toBe(0)
    expect(lost.state.heroes[1]?.spells).toEqual([1, 0, 0])
  })

  test('D-119 nor a turn that a serious wound or a death ended there', () => {
    const fought = {
      heroes: [{ ...low, at: 'room-1-1' }, other],
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    }
    const wounded = given(fought).does('stop', 'dice 1 1', 'dice 5 6')
    expect(wounded.state.heroes[0]?.at).toBe(content.hall)
    expect(wounded.state.turn).toBe(1)
    const dead = given(fought).does('stop', 'dice 1 1', 'dice 6 6', 'hero Ilse', 'die 1')
    dead.does(...Array.from({ length: 7 }, () => 'learn fireball'))
    expect(dead.state.turn).toBe(1)
  })

  const hunted = { mode: 'hunted', hunter: { monster: 'Red Dragon@6', at: 'c-1' } } as const

  test('D-119 after a spell that missed, and the card just cast may be taken back', () => {
    const state = givenState({ ...hunted, heroes: [{ ...low, spells: [0, 1, 0], book: 1 }] })
    state.spellPile = [0, 0, 0]
    const g = sceneOf(state).does('castAtHunter lightning', 'dice 1 1')
    expect(g.keys()).toEqual(['regain spell=lightning', 'stop'])
    g.does('regain lightning')
    expect(g.state.heroes[0]?.spells).toEqual([0, 1, 0])
    expect(g.state).toMatchObject({ round: 2, spellDiscard: [0, 0, 0] })
  })

  test('D-54 D-119 a spell may be forgone: the turn is over all the same', () => {
    const g = given({ ...hunted, heroes: [low] }).does('castAtHunter fireball')
    expect(g.due).toBe('regain')
    g.does('stop')
    expect(g.state.heroes[0]?.spells).toEqual([0, 0, 0])
    expect(g.state.round).toBe(2)
  })

  test('D-119 not after a spell that hit: the hero has moved in', () => {
    const g = given({ ...hunted, heroes: [{ ...low, spells: [0, 1, 0] }] })
    g.does('castAtHunter lightning', 'dice 6 6', 'monster Dracolich@6', 'haunt room-6-1')
    expect(g.due).toBe('move')
    expect(g.state.round).toBe(2)
  })

  test('D-104 D-119 the Crystal Ball in the Great Hall leaves the turn a whole one', () => {
    const g = given({ heroes: [{ ...low, goods: ['Crystal Ball@4'] }, other] })
    g.does('ball 6', 'gaze kings-vault', 'monster Dracolich@6')
    expect(g.state.turn).toBe(0)
    expect(g.keys()).toEqual([
      'regain spell=fireball',
      'regain spell=lightning',
      'regain spell=teleport',
      'stop',
    ])
    g.does('regain teleport')
    expect(g.state.heroes[0]?.spells).toEqual([1, 0, 1])
    expect(g.state.turn).toBe(1)
  })

  test('D-104 the Crystal Ball elsewhere gives no spell', () => {
    const g = given({ heroes: [{ ...low, at: 'c-1', goods: ['Crystal Ball@4'] }, other] })
    g.does('ball 6', 'gaze kings-vault', 'monster Dracolich@6')
    expect(g.state.turn).toBe(1)
  })

  /** A board on which the Great Hall has a secret door, and a lair beside it. */
  function doorInTheHall() {
    const openings = standard.board.openings.map(opening =>
      opening.b === 'c-58' && opening.a === 'great-hall'
        ? { ...opening, kind: 'secret' as const }
        : opening.b === 'c-1' && opening.a === 'great-hall'
          ? { ...opening, b: 'room-1-1' }
          : opening,
    )
    const pack = dungeonKit.make({ ...standard, board: { ...standard.board, openings } })
    const state = givenState({ heroes: [{ ...low, goods: ['ESP Medallion@3'] }, other] })
    return { pack, state }
  }

  test('D-119 after a search that failed, and after a look with the ESP Medallion', () => {
    const { pack, state } = doorInTheHall()
    const door = pack.actions(state, 0).find(action => action.kind === 'search')
    if (door?.kind !== 'search') throw new Error('no door')
    pack.apply(state, door, null)
    pack.apply(state, { kind: 'die', value: 1 }, null)
    expect(pack.actions(state, 0).map(({ kind }) => kind)).toContain('regain')
    const looked = doorInTheHall().state
    pack.apply(looked, { kind: 'esp', at: 'room-1-1' }, null)
    pack.apply(looked, { kind: 'monster', card: 'goblin' }, null)
    expect(pack.actions(looked, 0).filter(({ kind }) => kind === 'regain')).toHaveLength(3)
    pack.apply(looked, { kind: 'regain', spell: 'teleport' }, null)
    expect(looked.turn).toBe(1)
  })

  test('D-116 spells in hand are public', () => {
    const g = given({ heroes: [low, other] })
    expect(g.state.heroes[0]?.spells).toEqual([1, 0, 0])
  })
})
