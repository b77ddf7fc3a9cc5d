import { describe, expect, test } from 'vitest'
import { distancesTo } from '../content/distances.ts'
import { idAt } from '../content/ids.ts'
import { advice, content, de, en, type Given, game, given, sceneOf, spaceAt } from '../given.ts'
import { parseOptions } from '../rules/options.ts'
import type { Action } from '../types.ts'
import { viewOf } from '../view/index.ts'

const stop: Action = { kind: 'stop' }
const step = (id: string): Action => ({ kind: 'step', to: id })

/** What stands beside a choice, in both languages: words and odds. */
function saidOf(facts: Omit<Given, 'mode'>, action: Action): string[] {
  const view = viewOf(content, given({ ...facts, mode: 'hunted' }).state, 0)
  return [en, de].map(words => `${words.action(action, view)} [${words.odds(action, view)}]`)
}

const fighter = { class: 'fighter', at: 'c-57' } as const
const hunter = { monster: 'Red Dragon@6', at: 'c-57', isUp: true } as const
const goblin = { 'room-1-1': { monster: 'Goblin@1' } } as const

test('D-82 each room for the Hunter says how far it is as the Hunter walks, before there is a hero too', () => {
  const parsed = parseOptions({ mode: 'hunted' })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const first = sceneOf(game.setup(parsed.value)).does('monster Dracolich@6')
  const view = viewOf(content, first.state, 0)
  const steps = distancesTo(content, content.hall)[spaceAt('room-6-1')]
  const haunt: Action = { kind: 'haunt', at: 'room-6-1' }
  expect(en.ask(view)).toBe('In which room of level 6 does the Hunter wait?')
  expect(en.action(haunt, view)).toBe(`In room 6-1, ${steps} spaces away`)
  expect(de.action(haunt, view)).toBe(`In Raum 6-1, ${steps} Felder entfernt`)
})

test('D-82 a sensible player puts the Hunter where it has the longest way', () => {
  const actions = (content.rooms[6] ?? []).map(
    (at): Action => ({ kind: 'haunt', at: idAt(content.spaceIds, at) }),
  )
  const { state } = given({ mode: 'hunted', heroes: [{ class: 'rogue' }], due: { step: 'haunt' } })
  const weights = advice.weigh(viewOf(content, state, 0), actions)
  const steps = (content.rooms[6] ?? []).map(room => distancesTo(content, content.hall)[room])
  expect(weights).toEqual(steps)
})

describe('the words where the Hunter is', () => {
  test('B2 D-112 to stop in its corridor space means to fight it', () => {
    expect(saidOf({ heroes: [fighter], hunter }, stop)).toEqual([
      'Stop and fight the Hunter [8% to win]',
      'Bleiben und gegen den Jäger kämpfen [8\u00a0% Siegchance]',
    ])
  })

  test('B2 D-82 while it is face down the odds are those of what it may be', () => {
    const [english, german] = saidOf({ heroes: [fighter], hunter: { ...hunter, isUp: false } }, stop)
    expect(english).toMatch(/^Stop and fight the Hunter \[about \d+% to win\]$/)
    expect(german).toMatch(/^Bleiben und gegen den Jäger kämpfen \[etwa \d+\u00a0% Siegchance\]$/)
  })

  test('B2 D-112 a step into its space says so', () => {
    expect(
      saidOf({ heroes: [{ ...fighter, at: 'c-58' }], hunter: { ...hunter, at: 'c-59' } }, step('c-59')),
    ).toEqual([
      'Go south: the Hunter is there [8% to win]',
      'Nach Süden: dort ist der Jäger [8\u00a0% Siegchance]',
    ])
  })

  test('B2 D-112 in a room with another monster the words are true for both', () => {
    const both = { lairs: goblin, hunter: { ...hunter, at: 'room-1-1' } }
    expect(saidOf({ ...both, heroes: [{ ...fighter, at: 'room-1-1' }] }, stop)).toEqual([
      'Stop and fight the Goblin or the Hunter [100% to win; the Hunter: 8% to win]',
      'Bleiben und kämpfen: Goblin oder der Jäger [100\u00a0% Siegchance; der Jäger: 8\u00a0% Siegchance]',
    ])
    expect(saidOf({ ...both, heroes: [fighter] }, step('room-1-1'))).toEqual([
      'Enter room 1-1 east, level 1: Goblin, and the Hunter [100% to win; the Hunter: 8% to win]',
      'Nach Osten in Raum 1-1, Ebene 1: Goblin und der Jäger [100\u00a0% Siegchance; der Jäger: 8\u00a0% Siegchance]',
    ])
  })

  test('B2 D-112 in a room not yet looked into', () => {
    const [english, german] = saidOf(
      { heroes: [{ ...fighter, at: 'room-1-1' }], hunter: { ...hunter, at: 'room-1-1' } },
      stop,
    )
    expect(english).toMatch(
      /^Stop and fight the Hunter, or face what else is here \[about .*; the Hunter: 8% to win\]$/,
    )
    expect(german).toMatch(/^Bleiben: gegen den Jäger kämpfen oder sehen, was sonst hier lauert \[etwa /)
  })

  test('B2 D-112 in a cleared room it alone is met', () => {
    const cleared = { cleared: { 'room-1-1': 1 }, hunter: { ...hunter, at: 'room-1-1' } }
    expect(saidOf({ ...cleared, heroes: [fighter] }, step('room-1-1'))[0]).toBe(
      'Enter room 1-1 east, cleared: the Hunter is there [8% to win]',
    )
    expect(saidOf({ ...cleared, heroes: [{ ...fighter, at: 'room-1-1' }] }, stop)[0]).toBe(
      'Stop and fight the Hunter [8% to win]',
    )
  })

  test('B2 D-112 the question says that to stay is to fight', () => {
    const view = viewOf(content, given({ mode: 'hunted', heroes: [fighter], hunter }).state, 0)
    expect(en.ask(view)).toMatch(/or stay and fight\.$/)
    expect(de.ask(view)).toMatch(/oder bleib und kämpfe\.$/)
  })

  test('D-20 elsewhere to stop still ends the turn, without odds', () => {
    expect(saidOf({ heroes: [fighter], hunter: { ...hunter, at: 'c-1' } }, stop)).toEqual([
      'Stop here and end the turn [null]',
      'Hier bleiben und den Zug beenden [null]',
    ])
  })
})
