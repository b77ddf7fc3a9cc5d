import { useEffect } from 'preact/hooks'
import { goTo, type Route } from '../shell/router.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'

export function SetupScreen({ route: { subject } }: { readonly route: Route }) {
  useEffect(() => {
    const seats =
      subject === 'dungeon'
        ? [
            { kind: 'person' as const, name: 'You' },
            { kind: 'bot' as const, name: 'Bram', level: 'greedy' },
          ]
        : [{ kind: 'person' as const, name: 'You' }]
    call('new', { game: subject, seats })
      .then(({ match }) => goTo('table', match))
      .catch(error => say(error.message))
  }, [])
  return <p class="trouble">{text.value.loading}</p>
}
