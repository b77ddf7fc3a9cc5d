/** Matches as files and as links. */

import { messageOf } from '../../engine/error-message.ts'
import type { MatchFile } from '../../engine/file.ts'
import { text } from '../text/index.ts'
import { pack, unpack } from './packed.ts'
import { hrefTo } from './router.ts'
import { say } from './toasts.ts'
import { call } from './wire.ts'

export async function saveMatch(match: string): Promise<void> {
  const file = await call('save', { match })
  offer(`undercroft-${file.header.game}-${match}.json`, JSON.stringify(file))
}

/** Hands the browser a file to keep. */
export function offer(name: string, content: string, type = 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Opens a match file that the person chose; what is wrong with it is said in a sentence, and nothing changes. */
export async function openFile(file: File): Promise<string | null> {
  try {
    const { match } = await call('load', { file: parsed(await file.text(), file.name) })
    return match
  } catch (error) {
    say(messageOf(error))
    return null
  }
}

function parsed(content: string, name: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error(text.value.notJson(name))
  }
}

/** A link that carries the whole match, and the step to open it at. */
export async function shareMatch(match: string, at?: number): Promise<void> {
  const query = { m: await packedMatch(match), ...(at === undefined ? {} : { at: String(at) }) }
  await shareLink(hrefTo('replay', '', query))
}

/** A match as a link carries it. */
export async function packedMatch(match: string): Promise<string> {
  return packedFile(await call('save', { match }))
}

export function packedFile(file: MatchFile): Promise<string> {
  return pack(JSON.stringify(file))
}

/** Puts the address of a place of this page where it can be sent from. */
export async function shareLink(href: string): Promise<void> {
  const link = `${location.origin}${location.pathname}${href}`
  try {
    await navigator.clipboard.writeText(link)
    say(text.value.copied)
  } catch {
    prompt(text.value.shareLink, link)
  }
}

/** What a link carries; a broken one is said to be. */
export async function inLink(packed: string): Promise<unknown> {
  try {
    return await unpack(packed)
  } catch {
    throw new Error(text.value.brokenLink)
  }
}
