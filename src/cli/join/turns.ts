/**
 * Hears one message in each turn of the loop, as a page hears its worker: whoever awaits an answer has it, and listens
 * to what is pushed, before what came right behind it is told.
 */
export function inTurns<T>(hear: (message: T) => void): (message: T) => void {
  return message => void setImmediate(() => hear(message))
}
