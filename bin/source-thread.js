/** A thread of a server or a tournament that runs from the sources: the module that it is told, read by tsx. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
export const { askBot, provePack, playGame } = await import(workerData)
