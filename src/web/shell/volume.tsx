/** How loud the table is. */
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'
import { change, settings } from './settings.ts'
import './volume.css'

export function Volume() {
  const { volume, muted } = settings.value
  const words = text.value
  return (
    <div class="volume">
      <Mute />
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        aria-label={words.volume}
        value={muted ? 0 : volume}
        onInput={({ currentTarget }) => {
          const next = currentTarget.valueAsNumber
          change({ volume: next, muted: next === 0 })
        }}
      />
    </div>
  )
}

/** Loud enough to be heard once more, whatever it was before. */
const GENTLE = 0.4

export function Mute() {
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
