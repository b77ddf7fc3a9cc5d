/** Something that happens once. */
export interface Signal {
  readonly given: Promise<void>
  give(): void
  isGiven(): boolean
}

export function signal(): Signal {
  let isGiven = false
  let resolve: () => void = () => undefined
  const given = new Promise<void>(to => {
    resolve = to
  })
  return {
    given,
    give() {
      isGiven = true
      resolve()
    },
    isGiven: () => isGiven,
  }
}
