/** How much a server takes from anybody. All of them are on by default; docs/self-hosting.md lists them. */
export const LIMITS = {
  /** Bytes of one message; the largest honest one is a content pack. */
  message: 512 * 1024,
  /** Messages a second that a line may send for long, and how many at once. */
  rate: 20,
  burst: 60,
  /** A line that goes on after so many refusals for haste is closed. */
  patience: 200,
  /** Bytes that may wait for a reader that does not read; then the line is closed, and it comes back for all of it. */
  backlog: 4 * 1024 * 1024,
  /** Requests a minute of one address: files of the page, and new lines. */
  requests: 1200,
  /** Lines of one address, and of one device. */
  linesByAddress: 50,
  linesByDevice: 20,
  /** Matches that one device may have begun and not ended. */
  matchesByDevice: 100,
  name: 24,
  saying: 300,
  /** Sayings a minute of one device at a match. */
  sayings: 20,
  /** Milliseconds until a seat is called away: for a vote, and for the host alone. */
  awayForVote: 2 * 60_000,
  awayForHost: 24 * 3_600_000,
  /** Milliseconds between looks for rooms to close. */
  sweep: 60_000,
  /** Milliseconds between the signs of life that the nodes of a server give each other. */
  beat: 5_000,
  /** Milliseconds and megabytes of one thread for bots or packs. */
  botTime: 5_000,
  packTime: 10_000,
  threadMemory: 256,
  /** Milliseconds without a sign of life until a line is taken for dead. */
  silence: 60_000,
} as const

export type Limits = { readonly [N in keyof typeof LIMITS]: number }
