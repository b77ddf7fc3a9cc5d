/** Two ways to make a sound: a burst of noise, as of wood, paper or stone, and a struck tone that dies away. */

/** Part of a sound, and how many seconds after its beginning it is heard. */
export interface Note {
  readonly at: number
  readonly make: (out: AudioNode, when: number) => void
}

interface Burst {
  /** What the noise is like: high for paper, low for stone. */
  readonly frequency: number
  /** In seconds. */
  readonly length: number
  readonly loud: number
}

export function burst({ frequency, length, loud }: Burst): Note['make'] {
  return (out, when) => {
    const { context } = out
    const source = new AudioBufferSourceNode(context, { buffer: noise(context, length) })
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 1.4 }))
      .connect(new GainNode(context, { gain: loud }))
      .connect(out)
    source.start(when)
  }
}

function noise(context: BaseAudioContext, length: number): AudioBuffer {
  const frames = Math.ceil(context.sampleRate * length)
  const buffer = context.createBuffer(1, frames, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < frames; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / frames) ** 3
  return buffer
}

interface Strike {
  /** The first is the loudest. */
  readonly tones: readonly number[]
  readonly length: number
  readonly loud: number
}

export function strike({ tones, length, loud }: Strike): Note['make'] {
  return (out, when) => {
    const { context } = out
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(loud, when)
    gain.gain.exponentialRampToValueAtTime(0.001, when + length)
    gain.connect(out)
    for (const [place, frequency] of tones.entries()) {
      const tone = new OscillatorNode(context, { frequency })
      tone.connect(new GainNode(context, { gain: 1 / (place + 1) })).connect(gain)
      tone.start(when)
      tone.stop(when + length)
    }
  }
}
