/** When a match is over: once more with the same people, and whether the dice were what was promised. */
import { useSignal } from '@preact/signals'
import type { Company } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { saveMatch } from '../shell/files.ts'
import { checked, saveMarks } from './checked.ts'
import { rematch } from './rematch.ts'
import { words } from './text/index.ts'
import './people.css'

interface Props {
  readonly company: Company
  readonly isBrief: boolean
}

export function EndButtons({ company: { match, yours }, isBrief }: Props) {
  const said = words.value
  const told = useSignal<readonly string[] | null>(null)
  const check = async () => {
    told.value = await checked(match)
  }
  return (
    <>
      {yours.length > 0 && (
        <Button kind="go" icon={ICONS.dice} sub={said.rematchSub} onPress={() => void rematch(match)}>
          {said.rematch}
        </Button>
      )}
      {!isBrief && (
        <>
          <Button icon={ICONS.tick} onPress={() => void check()}>
            {said.verify}
          </Button>
          <Dialog open={told.value !== null} onClose={() => (told.value = null)} title={said.verifyTitle}>
            <div class="checked">
              {told.value?.map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <div class="checked-elsewhere">
              <p>{said.elsewhere}</p>
              <div class="person-buttons">
                <Button icon={ICONS.download} onPress={() => void saveMatch(match)}>
                  {said.saveLog}
                </Button>
                <Button icon={ICONS.download} onPress={() => void saveMarks(match)}>
                  {said.saveMarks}
                </Button>
              </div>
            </div>
          </Dialog>
        </>
      )}
    </>
  )
}
