/** What is this project's own in Dungeon!, in English. */
export const reconstructed =
  'Copies of each monster card, the split of the 24 spells, the values of six special treasures, one treasure of level 2, single corridor spaces, six secret doors, and most names of chambers.'
