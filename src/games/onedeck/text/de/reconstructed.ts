/** Was an One Deck Dungeon von diesem Projekt ist, auf Deutsch. */
export const reconstructed =
  'Was die Talente der Kampagne und die zwei Grundfertigkeiten tun; dazu die dritten Stufenkosten der ersten Auflage, die 2P-Seite von Stufe 3 und einige Zeichen, die keine Quelle zeigt.'
