/** Cards of one's own, from a file. */
import { call } from '../shell/wire.ts'
import { packName } from './pack-name.ts'
import { words } from './text/index.ts'

interface Pack {
  readonly name: string
  readonly content: unknown
}

/** A pack from a file, once the game has nothing against it. */
export async function provenPack(game: string, file: File): Promise<Pack> {
  const content = parsed(await file.text(), file.name)
  await call('prove', { game, pack: content })
  return { name: packName(content, file.name), content }
}

function parsed(content: string, name: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error(words.value.cardsNotJson(name))
  }
}
