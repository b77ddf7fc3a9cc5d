/** Where the page is: the part of the address behind the #, so that any file server will do. */
import { computed, signal } from '@preact/signals'

const address = signal(location.hash.slice(1) || '/')
/** Where one came from, screen by screen; within a screen one is led on, and back at once. */
const trail: string[] = []

addEventListener('hashchange', () => {
  const [from, to] = [address.value, location.hash.slice(1) || '/']
  if (trail.at(-1) === to) trail.pop()
  else if (screenIn(from) !== screenIn(to)) trail.push(from)
  address.value = to
})

const screenIn = (path: string): string => path.split(/[/?]/)[1] ?? ''

export interface Route {
  /** The first word: home, setup, friends, table, lobby, replay, rules, learn, settings, campaign, day, puzzle, chronicle, workshop,
   * lab, or how a link is opened: join, seat, watch, host. */
  readonly screen: string
  /** The word behind it: a game, a match, the key of a link, a day and a game, or a game and the number of a puzzle. */
  readonly subject: string
  readonly query: URLSearchParams
}

export const route = computed((): Route => {
  const [path = '/', query = ''] = address.value.split('?')
  const [screen = '', ...rest] = path.split('/').filter(part => part !== '')
  return {
    screen: screen || 'home',
    subject: rest.map(decoded).join('/'),
    query: new URLSearchParams(query),
  }
})

/** A damaged address is taken as it stands: then there is nothing at it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function hrefTo(screen: string, subject = '', query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString()
  const path =
    screen === 'home'
      ? '/'
      : `/${screen}${subject === '' ? '' : `/${subject.split('/').map(encodeURIComponent).join('/')}`}`
  return `#${path}${asked === '' ? '' : `?${asked}`}`
}

/** To the screen before this one, or home. */
export function goBack(): void {
  location.hash = trail.at(-1) ?? '/'
}

export function goTo(screen: string, subject = '', query: Record<string, string> = {}): void {
  location.hash = hrefTo(screen, subject, query)
}
