/** How entries of the content are called and shown. The rules read none of it. */

/** A printed name and what it is in German; a pack may have it in English only. */
export interface Named {
  readonly name: string
  readonly de?: { readonly name: string } | undefined
}

/** What may slay a hero: in German also as one falls by it, `den Oger`. */
export interface Slaying extends Named {
  readonly de?: { readonly name: string; readonly den?: string | undefined } | undefined
}

/** A printed name with what it says. */
export interface Told extends Named {
  readonly text: string
  readonly de?: { readonly name: string; readonly text: string } | undefined
}

/** Its sign among the game's icons, and the hue of its level: 1 to 6. Its picture goes by its id. */
export interface Figured {
  readonly icon?: string | undefined
  readonly hue?: number | undefined
}
