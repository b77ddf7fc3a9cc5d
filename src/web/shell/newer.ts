/** Keeps the page for times without a connection, and says once when there is a newer version of it. */
import { text } from '../text/index.ts'
import { say } from './toasts.ts'

/** The words of scripts/offline-worker.js for a version that shall wait no longer. */
const TAKE_OVER = 'take over'

/** What the page itself needs comes first: the rest is fetched when nothing else is done. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const begin = () => void register().catch(() => null)
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin())
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./offline.js')
  const tell = telling()
  watch(registration.waiting, tell)
  watch(registration.installing, tell)
  registration.addEventListener('updatefound', () => watch(registration.installing, tell))
  // A page that stays open for days looks for a newer version when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => null)
  })
}

/** The first version that a device has is no newer one: nothing answers for the page yet. */
function watch(worker: ServiceWorker | null, tell: (worker: ServiceWorker) => void): void {
  const look = () => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
  }
  worker?.addEventListener('statechange', look)
  look()
}

function telling(): (worker: ServiceWorker) => void {
  let isSaid = false
  return worker => {
    if (isSaid) return
    isSaid = true
    say(text.value.newer, { label: text.value.loadNewer, run: () => change(worker) })
  }
}

function change(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage(TAKE_OVER)
}
