/** For tests: tiny games with the options, content and words that a real one has. */
import { z } from 'zod'
import { parseWith } from '../engine/parse.ts'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { pigKit } from '../testing/pig.ts'
import { twoCardsKit } from '../testing/two-cards.ts'

const pack = z.strictObject({ dice: z.int().min(1), name: z.string() })

/** Pig with an option to choose, a content pack, and words that show what they are asked. */
export const deskPig: AnyKit = {
  ...pigKit,
  facts: { ...pigKit.facts, options: [{ name: 'goal', standard: 100, choices: [20, 50, 100] }] },
  packs: { standard: { dice: 1, name: 'plain' }, check: input => parseWith(pack, input, 'content') },
  reader: () => ({
    words: {
      en: {
        ...pigKit.reader(null).words.en,
        odds: action => (action.kind === 'roll' ? '83% to gain' : null),
        option: () => ({ label: 'Points to win' }),
      },
    },
    advice: { weigh: (_, actions) => actions.map(action => (action.kind === 'hold' ? 1 : 0)) },
  }),
}

export const GAMES: readonly AnyKit[] = [deskPig, nimKit, twoCardsKit]
