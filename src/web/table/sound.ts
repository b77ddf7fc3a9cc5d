/** Sounds, off at first: wood on wood for dice, paper for cards, one low bell for your turn. Made, not recorded. */

import type { Picture } from '../../table/protocol.ts'
import { settings } from '../shell/settings.ts'
import { personToAct } from './handing-over.ts'

type Sound = 'wood' | 'paper' | 'bell'

let context: AudioContext | null = null

export function soundOf(picture: Picture, before: Picture | null): Sound | null {
  const kinds = picture.events.map(event => event.kind.toLowerCase())
  if (kinds.some(kind => kind.includes('roll') || kind.includes('struck'))) return 'wood'
  if (kinds.some(kind => /draw|drew|deal|dealt|laid|turned/.test(kind))) return 'paper'
  const isMine = personToAct(picture) !== null
  return isMine && before !== null && personToAct(before) === null ? 'bell' : null
}

export function play(sound: Sound | null): void {
  if (sound === null || !settings.value.sound) return
  context ??= new AudioContext()
  if (sound === 'bell') bell(context)
  else noise(context, sound === 'wood' ? { frequency: 900, length: 0.09 } : { frequency: 3800, length: 0.16 })
}

function noise(audio: AudioContext, { frequency, length }: { frequency: number; length: number }): void {
  const frames = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, frames, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < frames; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / frames) ** 3
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 1.4 })
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.5 }))
    .connect(audio.destination)
  source.start()
}

function bell(audio: AudioContext): void {
  const gain = new GainNode(audio, { gain: 0.25 })
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 1.6)
  gain.connect(audio.destination)
  for (const [frequency, share] of [
    [196, 1],
    [392.6, 0.4],
    [588, 0.2],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency })
    tone.connect(new GainNode(audio, { gain: share })).connect(gain)
    tone.start()
    tone.stop(audio.currentTime + 1.6)
  }
}
