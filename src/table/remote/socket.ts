/** A socket as it is handed in: of the browser, of a terminal, or made up by a test. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a socket tells, never before `Connect` has returned; after `closed` nothing any more. */
export interface SocketEars {
  opened(): void
  heard(text: string): void
  closed(): void
}

export type Connect = (ears: SocketEars) => Socket

export type Wait = (milliseconds: number) => Promise<void>
