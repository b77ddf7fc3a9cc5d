/** How loud the table is. */
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'
import { change, settings } from './settings.ts'
import './volume.css'

export function Volume() {
  return (
    <div class="volume">
      <Mute />
      <Slider />
    </div>
  )
}

/** In the bar of a table: one press silences it; whoever points at it, or has pressed it, finds the slider below. */
export function BarVolume() {
  return (
    <div class="bar-volume">
      <Mute />
      <div class="bar-volume-slip">
        <Slider />
      </div>
    </div>
  )
}

function Slider() {
  const { volume, muted } = settings.value
  return (
    <input
      type="range"
      min="0"
      max="1"
      step="0.05"
      aria-label={text.value.volume}
      value={muted ? 0 : volume}
      onInput={({ currentTarget }) => {
        const next = currentTarget.valueAsNumber
        change({ volume: next, muted: next === 0 })
      }}
    />
  )
}

/** Loud enough to be heard once more, whatever it was before. */
const GENTLE = 0.4

function Mute() {
  const { volume, muted } = settings.value
  const isSilent = muted || volume === 0
  return (
    <IconButton
      icon={isSilent ? ICONS.silent : ICONS.loud}
      label={text.value.sound}
      pressed={!isSilent}
      onPress={() => change({ muted: !isSilent, volume: volume === 0 ? GENTLE : volume })}
    />
  )
}
