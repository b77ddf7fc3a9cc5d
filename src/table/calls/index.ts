/** What each call does. */
import type { CommandName } from '../house-protocol.ts'
import type { Handlers } from './handlers.ts'
import { LOBBY_CALLS } from './lobby.ts'

/** A page begins with the list of its matches, and loads what everything else takes when it comes to that. */
const table = loadedOnce(async () => {
  // Whoever looks may press at once.
  const [{ TABLE_CALLS }, { COMMANDS }] = await Promise.all([import('./table.ts'), import('./command.ts')])
  return { ...TABLE_CALLS, ...COMMANDS }
})
const begin = loadedOnce(async () => (await import('./begin.ts')).BEGIN_CALLS)
const log = loadedOnce(async () => (await import('./log.ts')).LOG_CALLS)
const device = loadedOnce(async () => (await import('./device.ts')).DEVICE_CALLS)
const chronicle = loadedOnce(async () => (await import('./chronicle.ts')).CHRONICLE_CALLS)

/** Asking for a module costs something each time, also when it is there. What did not load is tried again. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

const LATE_TABLE_CALLS: Handlers<'open' | 'close' | 'sit' | 'look' | 'course' | 'guess'> = {
  open: async (...asked) => (await table()).open(...asked),
  close: async (...asked) => (await table()).close(...asked),
  sit: async (...asked) => (await table()).sit(...asked),
  look: async (...asked) => (await table()).look(...asked),
  course: async (...asked) => (await table()).course(...asked),
  guess: async (...asked) => (await table()).guess(...asked),
}

const LATE_COMMANDS: Handlers<CommandName> = {
  play: async (...asked) => (await table()).play(...asked),
  undo: async (...asked) => (await table()).undo(...asked),
  redo: async (...asked) => (await table()).redo(...asked),
  reset: async (...asked) => (await table()).reset(...asked),
  resign: async (...asked) => (await table()).resign(...asked),
}

const LATE_BEGIN_CALLS: Handlers<'prove' | 'new' | 'again' | 'lesson'> = {
  prove: async (...asked) => (await begin()).prove(...asked),
  new: async (...asked) => (await begin()).new(...asked),
  again: async (...asked) => (await begin()).again(...asked),
  lesson: async (...asked) => (await begin()).lesson(...asked),
}

const LATE_LOG_CALLS: Handlers<'fork' | 'save' | 'load' | 'peek' | 'verify'> = {
  fork: async (...asked) => (await log()).fork(...asked),
  save: async (...asked) => (await log()).save(...asked),
  load: async (...asked) => (await log()).load(...asked),
  peek: async (...asked) => (await log()).peek(...asked),
  verify: async (...asked) => (await log()).verify(...asked),
}

const LATE_DEVICE_CALLS: Handlers<'sheets' | 'keepSheet' | 'newSheet' | 'markSheet' | 'removeSheet'> = {
  sheets: async (...asked) => (await device()).sheets(...asked),
  keepSheet: async (...asked) => (await device()).keepSheet(...asked),
  newSheet: async (...asked) => (await device()).newSheet(...asked),
  markSheet: async (...asked) => (await device()).markSheet(...asked),
  removeSheet: async (...asked) => (await device()).removeSheet(...asked),
}

type ChronicleName = 'chronicle' | 'answer' | 'tale' | 'exportChronicle' | 'importChronicle'

const LATE_CHRONICLE_CALLS: Handlers<ChronicleName> = {
  chronicle: async (...asked) => (await chronicle()).chronicle(...asked),
  answer: async (...asked) => (await chronicle()).answer(...asked),
  tale: async (...asked) => (await chronicle()).tale(...asked),
  exportChronicle: async (...asked) => (await chronicle()).exportChronicle(...asked),
  importChronicle: async (...asked) => (await chronicle()).importChronicle(...asked),
}

export const HANDLERS: Handlers = {
  ...LOBBY_CALLS,
  ...LATE_BEGIN_CALLS,
  ...LATE_TABLE_CALLS,
  ...LATE_COMMANDS,
  ...LATE_LOG_CALLS,
  ...LATE_DEVICE_CALLS,
  ...LATE_CHRONICLE_CALLS,
}
