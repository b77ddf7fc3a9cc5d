/** What one may want next: spend what was earned, play again, the same deal once more, watch it, share it. */
import type { MatchFile } from '../../engine/file.ts'
import type { NewMatch, Picture } from '../../table/protocol.ts'
import { shareEnded } from '../day/deals.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { goTo } from '../shell/router.ts'
import { useMarks } from './end-marks.ts'
import { words } from './end-text/index.ts'
import type { Fellows } from './fellows.ts'
import { restart } from './restart.ts'

interface Props {
  readonly picture: Picture
  /** How it was set up, as far as it can be begun once more without asking. */
  readonly set: NewMatch | null
  readonly file: MatchFile | null
  readonly fellows?: Fellows | undefined
  /** Beside the table there is room for the first few. */
  readonly isBrief?: boolean
}

export function EndWays({ picture, set, file, fellows, isBrief = false }: Props) {
  const { game, match, length, view } = picture
  const marks = useMarks(set, view).value
  const seed = file?.header.seed
  const label = words.value
  return (
    <>
      {marks && (
        <Button
          kind="go"
          icon={ICONS.quill}
          sub={label.spendSub(marks.earned, marks.left)}
          onPress={() => goTo('campaign', marks.sheet)}
        >
          {label.spend}
        </Button>
      )}
      {fellows ? (
        <fellows.EndButtons isBrief={isBrief} />
      ) : (
        <Button
          kind={marks ? 'plain' : 'go'}
          icon={ICONS.dice}
          sub={set ? label.againSub : undefined}
          onPress={() => void restart(match, game, 'new')}
        >
          {label.again}
        </Button>
      )}
      {!isBrief && set && seed !== undefined && (
        <Button icon={ICONS.redo} sub={label.sameSub} onPress={() => void restart(match, game, 'same')}>
          {label.same}
        </Button>
      )}
      <Button icon={ICONS.replay} sub={label.replaySub(length)} onPress={() => goTo('replay', match)}>
        {label.replay}
      </Button>
      {!isBrief && (
        <Button
          icon={ICONS.curve}
          sub={label.analyseSub}
          onPress={() => goTo('replay', match, { analyse: '1' })}
        >
          {label.analyse}
        </Button>
      )}
      {!isBrief && file && (
        <Button icon={ICONS.link} onPress={() => void shareEnded(match, file)}>
          {label.share}
        </Button>
      )}
    </>
  )
}
