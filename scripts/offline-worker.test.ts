/** The service worker as it is written into the page, over a browser of a few lines. */
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'

const SOURCE = readFileSync(new URL('./offline-worker.js', import.meta.url), 'utf8')

interface Asked {
  readonly url: string
  readonly method: string
  readonly mode?: string
}
type Listener = (event: Record<string, unknown>) => void

/** A page that is open, and where it was led. */
interface Page {
  readonly went: string[]
  focus(): Promise<void>
  navigate(place: string): Promise<void>
}

function newPage(): Page {
  const went: string[] = []
  return {
    went,
    focus: async () => void went.push('focus'),
    navigate: async place => void went.push(place),
  }
}

/** What all versions on one device share: what is kept, what the server has, and which pages are open. */
function newDevice() {
  const kept = new Map<string, Map<string, string>>()
  const server = new Map<string, string>()
  const pages: Page[] = []
  const caches = {
    open: async (name: string) => {
      const files = kept.get(name) ?? new Map<string, string>()
      kept.set(name, files)
      return {
        add: async ({ url }: Asked) => {
          const content = server.get(url)
          if (content === undefined) throw new Error(`404 ${url}`)
          files.set(url, content)
        },
      }
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async ({ url }: Asked, { cacheName }: { cacheName?: string }) => {
      const looked = cacheName === undefined ? [...kept.values()] : [kept.get(cacheName)]
      return looked.find(files => files?.has(url))?.get(url)
    },
  }
  return { kept, server, pages, caches }
}

/** One version of the page, with these files, on the device. */
function versionOn({ server, pages, caches }: ReturnType<typeof newDevice>, name: string, files: string[]) {
  const listeners = new Map<string, Listener>()
  const done = { claimed: false, skipped: false, opened: '', shown: [] as unknown[], isMarked: false }
  const self = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: {
      installing: null as unknown,
      waiting: null as unknown,
      showNotification: async (...shown: unknown[]) => void done.shown.push(shown),
    },
    navigator: { setAppBadge: async () => void (done.isMarked = true) },
    skipWaiting: async () => void (done.skipped = true),
    clients: {
      claim: async () => void (done.claimed = true),
      matchAll: async () => pages,
      openWindow: async (place: string) => void (done.opened = place),
    },
  }
  const fetch = async ({ url }: Asked) => server.get(url) ?? '404'
  const Request = function (url: string): Asked {
    return { url, method: 'GET' }
  }
  const source = SOURCE.replace('__FILES__', JSON.stringify(files)).replace(
    '__VERSION__',
    JSON.stringify(name),
  )
  runInContext(source, createContext({ self, caches, fetch, Request }))
  const happen = async (kind: string, event: object = {}) => {
    const waits: Promise<unknown>[] = []
    let answer: Promise<unknown> = Promise.resolve()
    listeners.get(kind)?.({
      waitUntil: (until: Promise<unknown>) => waits.push(until),
      respondWith: (given: Promise<unknown>) => (answer = given),
      ...event,
    })
    await Promise.all(waits)
    return answer
  }
  const get = (url: string, mode = 'cors') => happen('fetch', { request: { url, mode, method: 'GET' } })
  return { done, happen, get, registration: self.registration }
}

describe('the service worker', () => {
  const [OLD, NEW] = [
    ['./', 'rules-1.js'],
    ['./', 'rules-2.js'],
  ]
  let device = newDevice()
  let old = versionOn(device, 'old', OLD)

  /** The server has changed, and the device has fetched the newer version beside the one in use. */
  async function update() {
    device.server.clear()
    for (const name of NEW) device.server.set(name, `${name} of 2`)
    const newer = versionOn(device, 'new', NEW)
    await newer.happen('install')
    return newer
  }

  beforeEach(async () => {
    device = newDevice()
    for (const name of OLD) device.server.set(name, `${name} of 1`)
    old = versionOn(device, 'old', OLD)
    await old.happen('install')
    device.pages.push(newPage())
    await old.happen('activate')
  })

  test('keeps everything at its first visit, answers for the page, and needs no server', async () => {
    device.server.clear()
    expect(old.done.claimed).toBe(true)
    expect(await old.get('./', 'navigate')).toBe('./ of 1')
    expect(await old.get('rules-1.js')).toBe('rules-1.js of 1')
    expect(await old.get('unknown.js')).toBe('404')
  })

  test('of a newer version waits, and takes nothing from the one that is open', async () => {
    const newer = await update()
    expect(newer.done.skipped).toBe(false)
    old.registration.waiting = newer
    device.pages.length = 0
    expect(await old.get('./', 'navigate')).toBe('./ of 1')
    expect([...device.kept.keys()]).toEqual(['undercroft-old', 'undercroft-new'])
  })

  test('that is asked to take over shows the newer page, while older tabs find what they had', async () => {
    const newer = await update()
    await newer.happen('message', { data: 'take over' })
    expect(newer.done.skipped).toBe(true)
    await newer.happen('activate')
    expect(await newer.get('./', 'navigate')).toBe('./ of 2')
    expect(await newer.get('rules-1.js')).toBe('rules-1.js of 1')
    expect(await newer.get('rules-2.js')).toBe('rules-2.js of 2')
  })

  test('forgets older versions when no page is open any more, and nothing that is not its own', async () => {
    const newer = await update()
    await newer.happen('activate')
    device.kept.set('of another page', new Map())
    device.pages.length = 0
    await newer.get('./', 'navigate')
    expect([...device.kept.keys()]).toEqual(['undercroft-new', 'of another page'])
  })

  /** Somebody presses the notice of a match; the answer says whether it is gone then. */
  async function pressNotice(match: string): Promise<boolean> {
    let isGone = false
    await old.happen('notificationclick', { notification: { data: match, close: () => (isGone = true) } })
    return isGone
  }

  test('shows what a server tells and marks the icon, and one press on it leads an open page to the table', async () => {
    await old.happen('push', { data: null })
    expect(old.done.isMarked).toBe(false)
    await old.happen('push', { data: { json: () => ({ match: 'o-1', text: 'Your turn' }) } })
    expect(old.done.isMarked).toBe(true)
    expect(old.done.shown).toEqual([['Undercroft', { body: 'Your turn', tag: 'o-1', data: 'o-1' }]])
    expect(await pressNotice('o-1')).toBe(true)
    expect(device.pages[0]?.went).toEqual(['focus', './#/table/o-1'])
    expect(old.done.opened).toBe('')
  })

  test('opens the page at the table where none is open when a notice is pressed', async () => {
    device.pages.length = 0
    expect(await pressNotice('o-1')).toBe(true)
    expect(old.done.opened).toBe('./#/table/o-1')
  })

  test('is not there when something of it could not be fetched', async () => {
    device.server.delete('rules-1.js')
    await expect(versionOn(device, 'torn', OLD).happen('install')).rejects.toThrow('404 rules-1.js')
  })
})
