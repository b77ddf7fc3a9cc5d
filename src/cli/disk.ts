/** Writing a file so that a reader, or a machine that loses its power, sees it whole. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Of a file that is handed on, as of any that a program writes, the person's own settings say who may read it. */
const [OWNER_ONLY, AS_USUAL] = [0o600, 0o666]

/** The old text or the new one, and nothing between; nobody else on this machine may read it: matches hold their lots. */
export function writeWhole(path: string, text: string): void {
  replace(path, text, OWNER_ONLY)
}

/** The same for a report, a pack or whatever else is made to be handed on. */
export function publishWhole(path: string, text: string): void {
  replace(path, text, AS_USUAL)
}

function replace(path: string, text: string, mode: number): void {
  const folder = dirname(path)
  makeFolder(folder)
  const temporary = `${path}.tmp`
  try {
    writeFlushed(temporary, text, mode)
    renameSync(temporary, path)
  } catch (error) {
    discard(temporary)
    throw error
  }
  flushFolder(folder)
}

/** What is left of a file that could not be written. */
function discard(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // It was never there; why it could not be written is said by the first error.
  }
}

function writeFlushed(path: string, text: string, mode: number): void {
  const file = openSync(path, 'w', mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Folder by folder: with `recursive`, node calls a read-only disk a missing folder, and never returns from `/proc` (S29). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error
  }
}

/** Makes the renaming itself last; some systems cannot open a folder and need not. */
function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    fsyncSync(handle)
    closeSync(handle)
  } catch {
    // Nothing is lost: the file itself is on the disk.
  }
}
