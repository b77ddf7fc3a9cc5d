/** Was an Dungeon in a Tin von diesem Projekt ist, auf Deutsch. */
export const reconstructed =
  'Türen, Schädel und Truhen der Plättchen, die Zahlen auf den Kampfkarten, die Mischung der Schätze und die sechs Herzen: Das Original zeigt sie nur auf seinem Bilderbogen.'
