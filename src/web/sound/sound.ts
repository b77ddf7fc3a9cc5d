/** What the table sounds like: wood, paper, stone and a bell, made here from noise and tones. The log is its caption. */
import { settings } from '../shell/settings.ts'
import { burst, type Note, strike } from './synth.ts'

/** The materials of the table, and what happens to those who sit there. */
export type Sound =
  | 'dice'
  | 'card'
  | 'step'
  | 'stone'
  | 'hit'
  | 'hurt'
  | 'gain'
  | 'level'
  | 'victory'
  | 'fall'
  | 'bell'

/** A rattle in the hand, then wood on wood. */
const DICE: readonly Note[] = [0, 0.07, 0.13, 0.2, 0.29, 0.4, 0.55, 0.63].map((at, knock) => ({
  at,
  make: burst({ frequency: 700 + ((knock * 137) % 400), length: 0.05, loud: knock < 6 ? 0.3 : 0.55 }),
}))

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  dice: DICE,
  card: [{ at: 0, make: burst({ frequency: 3800, length: 0.16, loud: 0.35 }) }],
  step: [{ at: 0, make: burst({ frequency: 320, length: 0.07, loud: 0.5 }) }],
  stone: [{ at: 0, make: burst({ frequency: 180, length: 0.5, loud: 0.7 }) }],
  hit: [
    { at: 0, make: burst({ frequency: 1400, length: 0.06, loud: 0.7 }) },
    { at: 0.02, make: strike({ tones: [330, 495], length: 0.35, loud: 0.22 }) },
  ],
  hurt: [
    { at: 0, make: burst({ frequency: 160, length: 0.18, loud: 0.9 }) },
    { at: 0.03, make: strike({ tones: [110, 116], length: 0.5, loud: 0.3 }) },
  ],
  gain: [
    { at: 0, make: strike({ tones: [1320, 2650], length: 0.3, loud: 0.14 }) },
    { at: 0.09, make: strike({ tones: [1760, 3530], length: 0.5, loud: 0.14 }) },
  ],
  level: [392, 523, 659].map((tone, step) => ({
    at: step * 0.14,
    make: strike({ tones: [tone, tone * 2], length: 0.6, loud: 0.2 }),
  })),
  victory: [392, 494, 587, 784].map((tone, step) => ({
    at: step * 0.18,
    make: strike({ tones: [tone, tone * 1.5, tone * 2], length: 1.4, loud: 0.22 }),
  })),
  fall: [220, 196, 147].map((tone, step) => ({
    at: step * 0.3,
    make: strike({ tones: [tone, tone * 1.19], length: 1.2, loud: 0.28 }),
  })),
  bell: [{ at: 0, make: strike({ tones: [196, 392.6, 588], length: 1.6, loud: 0.25 }) }],
}

let context: AudioContext | null = null
let hasBeenPressed = false
for (const press of ['pointerdown', 'keydown'])
  addEventListener(press, () => (hasBeenPressed = true), { once: true, capture: true })

/** Browsers stay silent until the first press; what was to be heard before is not made up for. */
export function sound(which: Sound): void {
  const { volume, muted } = settings.value
  if (muted || volume <= 0 || !hasBeenPressed) return
  context ??= new AudioContext()
  const out = new GainNode(context, { gain: volume })
  out.connect(context.destination)
  for (const { at, make } of SOUNDS[which]) make(out, context.currentTime + at)
}
