import { afterEach, describe, expect, test } from 'vitest'
import { seen } from '../given.ts'
import type { Props } from '../view.ts'
import { stillLaying } from '../what-if/still.ts'
import { heroesHere, isPlayedHere, latestHero, ownerOf, seatInHand } from './whose.ts'

const PAIR = { heroes: ['warrior', 'mage'], seats: 2, fight: { card: 'Ogre', dice: ['S6', 'M5'] } }

/** Ada plays the warrior and Bo the mage; `plays` are those who sit here. */
function at(plays: readonly number[], situation: Parameters<typeof seen>[0] = PAIR, ...keys: string[]) {
  const seats = ['Ada', 'Bo'].map(name => ({ kind: 'person', name }))
  return { picture: { plays, seats } as unknown as Props['picture'], view: seen(situation, ...keys).view }
}

afterEach(() => {
  latestHero.value = null
})

describe('whose dice are whose', () => {
  test('all at one device are played there; elsewhere a hero has the name of who plays it', () => {
    expect([0, 1].map(hero => ownerOf(at([0, 1]), hero))).toEqual([null, null])
    expect([0, 1].map(hero => ownerOf(at([0]), hero))).toEqual([null, 'Bo'])
  })

  test('whoever looks on sees all dice alike', () => {
    expect([0, 1].map(hero => isPlayedHere(at([]), hero))).toEqual([true, true])
  })

  test('what is asked without a name is for whoever took up a die last and is not done', () => {
    expect(heroesHere(at([0, 1]))).toEqual([0, 1])
    latestHero.value = 1
    expect([heroesHere(at([0, 1])), seatInHand(at([0, 1]))]).toEqual([[1, 0], 1])
    expect(seatInHand(at([0, 1], PAIR, 'done hero=1'))).toBe(0)
    expect(seatInHand(at([0]))).toBe(0)
  })
})

describe('O-201 dice still to be laid', () => {
  test('count as long as two persons are not done, and then it is the last one who stops', () => {
    expect(stillLaying(at([0, 1]))).toEqual([0, 1])
    expect(stillLaying(at([0, 1], PAIR, 'done hero=0'))).toEqual([])
  })

  test('of somebody elsewhere count until the end', () => {
    expect(stillLaying(at([0], PAIR, 'done hero=0'))).toEqual([1])
    expect(stillLaying(at([0], { ...PAIR, fight: { card: 'Ogre', dice: ['S6', ''] } }))).toEqual([])
  })

  test('are not told to one person who plays all heroes', () => {
    expect(stillLaying(at([0], { ...PAIR, seats: 1 }))).toEqual([])
  })
})
