/** The groups of talents in the order of the sheet's columns. */
export const GROUPS = ['basic', 'prepared', 'guile', 'cunning'] as const
