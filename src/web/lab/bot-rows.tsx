/** Who plays: one bot for all seats, or several who take turns. */
import { Button, IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { levelWords } from '../setup/level-words.ts'
import { Row } from '../setup/row.tsx'
import { BOTS, type Bot, POLICY } from './draft.ts'
import type { SheetProps } from './laid.ts'
import { words } from './text/index.ts'

/** These think about every step. */
const SLOW: readonly Bot[] = ['skilled', 'master']

export function BotRows(props: SheetProps) {
  const { draft, onChange } = props
  const { bots, setup } = draft
  const say = words.value
  const put = (next: readonly Bot[]) => onChange({ ...draft, bots: next })
  return (
    <>
      {bots.map((bot, index) => (
        <Row key={index} label={bots.length > 1 ? say.bot(index + 1) : say.bots} why={meaningOf(bot)}>
          <Segmented
            label={bots.length > 1 ? say.bot(index + 1) : say.bots}
            value={bot}
            options={BOTS.map(value => ({ value, label: nameOf(value) }))}
            onChange={next => put(bots.with(index, next))}
          />
          {bots.length > 1 && (
            <IconButton
              icon={ICONS.close}
              label={say.removeBot(index + 1)}
              onPress={() => put(bots.toSpliced(index, 1))}
            />
          )}
        </Row>
      ))}
      {setup.places.length > bots.length && (
        <Row label="" why={say.botsShare}>
          <Button icon={ICONS.plus} onPress={() => put([...bots, 'novice'])}>
            {say.addBot}
          </Button>
        </Row>
      )}
    </>
  )
}

function nameOf(bot: Bot): string {
  return bot === POLICY ? words.value.policy : levelWords.value.levels[bot].name
}

function meaningOf(bot: Bot): string {
  const say = words.value
  if (bot === POLICY) return say.policyMeans
  const { means } = levelWords.value.levels[bot]
  return SLOW.includes(bot) ? `${means} ${say.thinks}` : means
}
