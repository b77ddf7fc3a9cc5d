/** Was an Dungeon! von diesem Projekt ist, auf Deutsch. */
export const reconstructed =
  'Wie oft es jede Monsterkarte gibt, wie sich die 24 Zauber aufteilen, die Werte von sechs besonderen Schätzen, ein Schatz der Ebene 2, einzelne Gangfelder, sechs Geheimtüren und die meisten Namen der Kammern.'
