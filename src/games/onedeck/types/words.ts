/** S strength, A agility, M magic, H heroic (counts as any colour). */
export const COLOURS = ['S', 'A', 'M', 'H'] as const
export type Colour = (typeof COLOURS)[number]

/** The colour of a challenge box; grey takes any die. */
export const BOX_COLOURS = ['S', 'A', 'M', 'any'] as const
export type BoxColour = (typeof BOX_COLOURS)[number]

export const EDITIONS = ['first', 'revised'] as const
export type Edition = (typeof EDITIONS)[number]

export const TIERS = ['none', 'novice', 'standard', 'expert'] as const
export type Tier = (typeof TIERS)[number]

/** Where a skill may be used. */
export const SCENES = ['combat', 'peril', 'boss'] as const
export type Scene = (typeof SCENES)[number]
