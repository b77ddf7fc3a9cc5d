/** At this device, or with friends on theirs; and whether strangers may come too, and anybody may ask for hints. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Facts } from '../../engine/types.ts'
import type { SetupProps } from '../games/page-game.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { hrefTo } from '../shell/router.ts'
import { call } from '../shell/wire.ts'
import { withFriends, withoutFriends } from './far-draft.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props extends SetupProps {
  readonly facts: Facts
  readonly heroes: Readonly<Record<string, string>>
}

export function Where({ facts, heroes, draft, onChange }: Props) {
  const said = words.value
  const { far } = draft
  const choose = (where: 'here' | 'far') => {
    const isFar = where === 'far'
    onChange(isFar ? withFriends(draft, facts, Object.keys(heroes)) : withoutFriends(draft))
    // Loading again leads to the same sheet.
    history.replaceState(history.state, '', hrefTo(isFar ? 'friends' : 'setup', facts.id))
  }
  return (
    <>
      <Row label={said.where} why={far ? said.withFriendsWhy : said.hereWhy}>
        <Segmented
          label={said.where}
          value={far ? 'far' : 'here'}
          options={[
            { value: 'here', label: said.here },
            { value: 'far', label: said.withFriends },
          ]}
          onChange={choose}
        />
      </Row>
      {far && <NoServer />}
      {far && (
        <Row label={said.isPublic} why={said.isPublicWhy}>
          <Switch
            label={said.isPublic}
            hideLabel
            checked={far.isPublic}
            onChange={isPublic => onChange({ ...draft, far: { ...far, isPublic } })}
          />
        </Row>
      )}
      {far && (
        <Row label={said.hints} why={said.hintsWhy}>
          <Switch
            label={said.hints}
            hideLabel
            checked={far.hints}
            onChange={hints => onChange({ ...draft, far: { ...far, hints } })}
          />
        </Row>
      )}
    </>
  )
}

/** Said as soon as it is known, before anybody fills in a sheet for nothing. */
function NoServer() {
  const isMissing = useSignal(false)
  useEffect(() => {
    call('lobby', {}).then(
      () => (isMissing.value = false),
      () => (isMissing.value = true),
    )
  }, [])
  return (
    <p class="setup-note" role="status">
      {isMissing.value && words.value.noServer}
    </p>
  )
}
