/** Deeds of whoever wins. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

const home = ({ won, mode }: Facts) => won && mode === 'race'

/** Alone with nobody to beat, a race is no race. */
const rivals = ({ seats }: Facts) => seats - 1

export const VICTORIES: readonly Deed<Facts>[] = [
  { id: 'home', icon: 'coffer', isDone: facts => home(facts) && rivals(facts) >= 1 },
  { id: 'full-table', icon: 'cup', isDone: facts => home(facts) && rivals(facts) >= 3 },
  { id: 'unbroken', icon: 'necklace', isDone: facts => facts.won && facts.deaths === 0 },
  { id: 'second-life', icon: 'cleric', isDone: facts => facts.won && facts.deaths >= 1 },
  { id: 'archmage', icon: 'wizard', isDone: facts => facts.won && facts.class === 'wizard' },
  { id: 'found', icon: 'ring', isDone: ({ won, mode }) => won && mode === 'hunt' },
  {
    id: 'deep-hunt',
    icon: 'diamond',
    isDone: ({ won, mode, huntLevel }) => won && mode === 'hunt' && huntLevel >= 4,
  },
  { id: 'beat-the-clock', icon: 'spellBook', isDone: ({ won, mode }) => won && mode === 'timed' },
  { id: 'shook-off', icon: 'teleport', isDone: ({ won, mode }) => won && mode === 'hunted' },
]
