/** What an encounter comes to, for the party and for each hero. */
export interface Harm {
  /** On unfilled boxes. */
  readonly damage: number
  readonly time: number
  /** Freezing Winds and Blade Storm. */
  readonly added: number
  /** After prevention, before the split. */
  readonly dealt: number
  readonly spent: number
  /** Time of Undying, apart from consequences. */
  readonly undying: number
}

export interface Share {
  readonly damage: number
  /** Kiting: damage that became time. */
  readonly time: number
}
