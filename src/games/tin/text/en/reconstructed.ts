/** What is this project's own in Dungeon in a Tin, in English. */
export const reconstructed =
  "Doorways, skulls and chests of the tiles, the numbers on the fight cards, the mix of treasures and the six hearts are this project's own: the original prints them only on its art sheet."
