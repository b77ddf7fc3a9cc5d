/** The answer, explained: what each choice is worth, why, and where to go from here. */
import type { Signal } from '@preact/signals'
import type { Action } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { goTo } from '../shell/router.ts'
import { call } from '../shell/wire.ts'
import type { Answered } from './answered.ts'
import type { Begun } from './begin.ts'
import { Chances } from './chances.tsx'
import { words } from './text/index.ts'
import { Tolls } from './tolls.tsx'
import { verdictOn } from './verdict.ts'

interface Props {
  readonly begun: Begun
  readonly picture: Picture
  readonly version: number
  readonly answered: Answered
  readonly reasons: readonly string[]
  readonly isOpen: Signal<boolean>
}

/** Put aside, it leaves the slip behind, and the table to look at. */
export function Answer(props: Props) {
  const { begun, picture, answered, reasons, isOpen } = props
  const { puzzle, laying } = begun
  return (
    <Dialog
      open={isOpen.value}
      onClose={() => (isOpen.value = false)}
      title={answered.right ? words.value.right : words.value.wrong}
      lead={verdictOn(begun, picture, answered)}
      footer={<Ways {...props} />}
    >
      <div class="puzzle-answer">
        {reasons.length > 0 && (
          <ul class="puzzle-reasons">
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {puzzle.kind === 'choice' && <Chances puzzle={puzzle} picture={picture} chosen={answered.key} />}
        {puzzle.kind === 'laying' && laying && answered.toll && (
          <Tolls proven={puzzle.proven} own={answered.toll} words={laying.words.value} />
        )}
      </div>
    </Dialog>
  )
}

function Ways({ begun, picture, version, isOpen }: Props) {
  const { game, match, puzzle, place, of } = begun
  const say = words.value
  const playOn = async () => goTo('table', (await call('fork', { match, at: picture.length })).match)
  const showBest = () => {
    isOpen.value = false
    if (puzzle.kind === 'laying') void layAgain(match, version, puzzle.proven.steps)
  }
  return (
    <>
      <Button kind="go" icon={ICONS.next} onPress={() => goTo('puzzle', `${game}/${((place + 1) % of) + 1}`)}>
        {say.next}
      </Button>
      {puzzle.kind === 'laying' && (
        <Button icon={ICONS.eye} onPress={showBest}>
          {say.showBest}
        </Button>
      )}
      <Button icon={ICONS.fork} onPress={() => void playOn()}>
        {say.playOn}
      </Button>
      <Button icon={ICONS.cards} onPress={() => goTo('puzzle')}>
        {say.list}
      </Button>
    </>
  )
}

/** Takes back what was laid, and lays what is best. */
async function layAgain(match: string, version: number, actions: readonly Action[]): Promise<void> {
  const back = await call('reset', { id: crypto.randomUUID(), match, version })
  const from = back.kind === 'accepted' ? back.version : version
  await call('play', { id: crypto.randomUUID(), match, version: from, actions })
}
