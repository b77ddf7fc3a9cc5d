/** The chronicle as a file: kept elsewhere, or brought here from another device. */
import { messageOf } from '../../engine/error-message.ts'
import { offer } from '../shell/files.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { words } from './text/index.ts'

export async function saveChronicle(): Promise<void> {
  offer('undercroft-chronicle.json', JSON.stringify(await call('exportChronicle', {})))
}

/** What is wrong with it is said in a sentence, and nothing that is here is lost. */
export async function openChronicle(file: File): Promise<void> {
  try {
    const { added } = await call('importChronicle', { file: parsed(await file.text(), file.name) })
    say(words.value.opened(added))
  } catch (error) {
    say(messageOf(error))
  }
}

function parsed(content: string, name: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error(words.value.notJson(name))
  }
}
