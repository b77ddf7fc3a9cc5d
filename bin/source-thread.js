/** A thread of a server, a tournament or the laboratory that runs from the sources: the module that it is told, read by tsx. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
export const { askBot, provePack, playGame, playChunk } = await import(workerData)
