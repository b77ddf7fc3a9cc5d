/** The address of a match at a server, as people send it to each other. */
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'

export interface JoinLink {
  /** Where the line is. */
  readonly address: string
  /** The secret that the server knows the match by. */
  readonly key: string
}

/** `https://host/#/join/KEY`; the page writes the same with `seat`, `watch` and `host`. */
export function parseLink(text: string): Result<JoinLink> {
  const url = URL.canParse(text) ? new URL(text) : null
  const [, key] = /^#\/(?:join|seat|watch|host)\/([\w-]{22})$/.exec(url?.hash ?? '') ?? []
  if (!url || key === undefined || !/^https?:$/.test(url.protocol))
    return refuse('options', `"${text}" is not a link to a match, such as https://example.org/#/join/KEY.`)
  return done({ address: `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}/line`, key })
}
