/** A notice of the browser while the page is open and somebody looks at something else. */
import type { MatchId } from '../../table/protocol.ts'
import { words } from './text/index.ts'

/** Only for whoever has allowed it; the worker that keeps the page hears when it is pressed. */
export async function showTurn(match: MatchId): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.showNotification('Undercroft', { body: words.value.yourTurn, tag: match, data: match })
}
