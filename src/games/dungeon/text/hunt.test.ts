import { describe, expect, test } from 'vitest'
import { content, de, en, game, given } from '../given.ts'
import { viewOf } from '../view/index.ts'

const plain = (_: string, text: string) => text
const rogue = { class: 'rogue', at: 'c-57', goods: ['Gold Cup@3'] } as const
const scene = (target = 'Silver Ring@3') => given({ mode: 'hunt', target, heroes: [rogue] })

describe('B3 in a Treasure Hunt the treasure is the goal, not gold', () => {
  test('D-80 when a hero is chosen', () => {
    const g = given({
      mode: 'hunt',
      target: 'Silver Ring@3',
      heroes: [rogue],
      due: { step: 'choose', n: -1 },
    })
    const view = viewOf(content, g.state, 0)
    const hilda = { kind: 'hero', hero: 'hilda' } as const
    expect(en.action(hilda, view)).toMatch(/^\w+, Cleric: looks for Silver Ring \(2,000 gp\)$/)
    expect(de.action(hilda, view)).toMatch(/: sucht Silberring \(2\.000 Gold\)$/)
  })

  test('D-80 in the event', () => {
    const g = given({
      mode: 'hunt',
      target: 'Silver Ring@3',
      heroes: [rogue],
      due: { step: 'choose', n: -1 },
    })
    g.does('hero Bran')
    const took = g.events.find(({ kind }) => kind === 'tookHero')
    if (!took) throw new Error('no hero was taken')
    expect(en.event(took, 0)).toBe('You play Bran the Cleric, who looks for Silver Ring (2,000 gp).')
    expect(de.event(took, 0)).toBe('Du wählst: Bran der Kleriker. Ziel: Silberring (2.000 Gold).')
  })

  test('D-80 on the sheet', () => {
    const view = viewOf(content, scene().state, 0)
    expect(en.board(view, plain, 100)).toContain('looks for Silver Ring (2,000 gp)')
    expect(en.board(view, plain, 100)).not.toContain('10,000 gp')
    expect(de.board(view, plain, 100)).toContain('sucht Silberring (2.000 Gold)')
    expect(de.board(view, plain, 100)).not.toContain('10.000')
  })

  test('D-80 D-113 in progress: none until it is found', () => {
    expect(game.progress?.(scene().state, [0])).toEqual([0])
    expect(game.progress?.(scene('Gold Cup@3').state, [0])).toEqual([1])
  })

  test('D-80 D-113 in the result, which counts no gold', () => {
    const state = scene().state
    state.outcome = { winners: [0], reason: 'found' }
    const result = game.result(state)
    if (!result) throw new Error('no result')
    expect(result).toEqual({ winners: [0], reason: 'found' })
    expect(en.result(result, ['Ada'])).toBe('Ada found the treasure.')
    expect(de.result(result, ['Ada'])).toBe('Ada hat den Schatz gefunden.')
  })
})
