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

/** The old text or the new one, and nothing between. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path)
  makeFolder(folder)
  const temporary = `${path}.tmp`
  try {
    writeFlushed(temporary, text)
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

function writeFlushed(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600)
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
