/** Running, stepping, and what one can do with this very moment. */

import type { Signal } from '@preact/signals'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import * as ICONS from '../parts/icons.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { saveMatch, shareMatch } from '../shell/files.ts'
import { playOn } from '../shell/play-on.ts'
import { pauseAt, toggle } from './run.ts'
import { words } from './text/index.ts'
import { SPEEDS, type Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  /** On a phone the log lies behind a button. */
  readonly showsLog: Signal<boolean>
}

export function Controls({ watching, showsLog }: Props) {
  const { match, speed } = watching
  const { at, length, ending } = watching.picture.value
  const text = words.value
  return (
    <div class="controls">
      <Steps watching={watching} />
      <Segmented
        label={text.speed}
        options={SPEEDS.map(value => ({ value, label: text.times(value) }))}
        value={speed.value}
        onChange={value => (speed.value = value)}
      />
      <Chip>{text.stepOf(at, length)}</Chip>
      <div class="controls-buttons">
        <Button
          class="controls-log"
          pressed={showsLog.value}
          icon={ICONS.quill}
          onPress={() => (showsLog.value = !showsLog.value)}
        >
          {text.log}
        </Button>
        <IconButton
          icon={ICONS.curve}
          label={text.analyse}
          why={watching.ending ? undefined : text.analyseOver}
          onPress={() => {
            showsLog.value = true
            void watching.insight.begin()
          }}
        />
        <IconButton icon={ICONS.download} label={text.save} onPress={() => void saveMatch(match)} />
        <Button icon={ICONS.link} onPress={() => void shareMatch(match, at)}>
          {text.linkHere}
        </Button>
        <Button
          icon={ICONS.fork}
          why={ending ? text.playOnOver : undefined}
          onPress={() => void playOn(match, at)}
        >
          {text.playOn}
        </Button>
      </div>
    </div>
  )
}

function Steps({ watching }: { readonly watching: Watching }) {
  const { length } = watching.picture.value
  const at = watching.aim.value
  const { value: text } = words
  const isPlaying = watching.playing.value
  return (
    <div class="controls-steps">
      <IconButton
        icon={ICONS.first}
        label={text.first}
        shortcut="Home"
        onPress={() => pauseAt(watching, 0)}
      />
      <IconButton
        icon={ICONS.previous}
        label={text.previous}
        shortcut="ArrowLeft"
        onPress={() => pauseAt(watching, at - 1)}
      />
      <IconButton
        go
        icon={isPlaying ? ICONS.pause : ICONS.play}
        label={isPlaying ? text.pause : text.play}
        shortcut="Space"
        onPress={() => toggle(watching)}
      />
      <IconButton
        icon={ICONS.next}
        label={text.next}
        shortcut="ArrowRight"
        onPress={() => pauseAt(watching, at + 1)}
      />
      <IconButton
        icon={ICONS.last}
        label={text.last}
        shortcut="End"
        onPress={() => pauseAt(watching, length)}
      />
    </div>
  )
}
