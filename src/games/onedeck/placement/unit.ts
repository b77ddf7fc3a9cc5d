/** What meets a want, or a part of a sum: a die as it is or changed, or dice converted into one. */
export interface Unit {
  readonly box: number
  readonly aid: number
  readonly parts: readonly Part[]
  /** Of a converted die: how it is changed afterwards and whose it becomes; of a single die nothing. */
  readonly made: Made | null
}

export interface Part {
  readonly type: number
  readonly path: number
}

export interface Made {
  readonly value: number
  readonly path: number
  readonly slot: number
  readonly isCrafted: boolean
}
