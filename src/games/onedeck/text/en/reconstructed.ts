/** What is this project's own in One Deck Dungeon, in English. */
export const reconstructed =
  "What the campaign's talents do and the two basic skills are this project's own; so are the first printing's third level cost, the 2P side of level 3 and a few icons that no source shows."
