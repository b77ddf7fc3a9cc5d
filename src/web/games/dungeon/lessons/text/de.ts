/** Die Lektionen zu Dungeon! auf Deutsch. */
import type { Chapters } from './en.ts'

export const de: Chapters = {
  rogue: {
    title: 'Pip holt Gold',
    steps: {
      welcome:
        'Willkommen bei Dungeon! Alle jagen nach Gold. Wer zuerst einen Zug in der Großen Halle mit genug davon beendet, gewinnt.',
      hero: 'Jede Klasse hat ihr eigenes Ziel. Eine Schurkin braucht 10.000 Gold; in dieser Lektion reichen 1.000. Nimm Pip.',
      board:
        'Du stehst in der Großen Halle. Es gibt sechs Ebenen: je tiefer, desto stärker die Monster und desto reicher die Schätze. Im Zug gehst du bis zu 5 Felder.',
      walk: 'Drück auf den markierten Raum, auch wenn er weit weg ist: Pip findet den Weg. Wer einen Raum betritt, wird von dem angegriffen, was darin haust.',
      won: 'Ein Goblin! Eine Schurkin braucht mit zwei Würfeln 3 oder mehr; du hast 6. Jeder geräumte Raum gibt einen Schatz: 750 Gold.',
      nextRoom: 'Weiter in den nächsten Raum, gleich gegenüber.',
      lost: 'Für das Skelett brauchtest du 5 und hast 3 gewürfelt, also schlug es mit zwei Würfeln zurück. Niedrige Würfe gehen daneben, eine 12 tötet. Seine 7 hat dich betäubt.',
      dropped: 'Wer betäubt wird, verliert einen Schatz. Dein Gold liegt jetzt unter dem Skelett.',
      again:
        'Ein Monster bleibt, bis es besiegt ist, und der Tisch zeigt deine Chance. Bleib und kämpf: Wer es besiegt, nimmt, was dort liegt.',
      sword:
        'Besiegt! Dein Gold ist wieder da, und der Raum gab ein Magisches Schwert: 1 mehr bei jedem Angriff. Es zählt auch als Gold, du trägst 1.250.',
      toDoor: 'Das genügt. Aber erst eine Geheimtür: Geh durch die Große Halle in den Gang dahinter.',
      endTurn: 'Fünf Felder sind gegangen. Beende den Zug.',
      beside: 'Noch ein Schritt. In der Wand daneben ist eine Geheimtür, mit S markiert.',
      search: 'Such sie. Die meisten finden eine Tür mit 5 oder 6, eine Schurkin schon mit 3.',
      home: 'Gefunden, und Pip merkt sich die Abkürzung. Jetzt bring das Gold nach Hause: Geh in die Große Halle.',
      stopHome: 'Du bist mit 1.250 Gold zu Hause. Beende hier deinen Zug, und du gewinnst.',
      goal: 'Du hast gewonnen! In einer richtigen Partie: Räum erst nahe der Halle, finde ein Schwert, geh tiefer, und sei vor den anderen zurück.',
    },
  },
  wizard: {
    title: 'Corin zaubert',
    steps: {
      hero: 'Ein Zauberer ist mit dem Stab schwach und braucht 30.000 Gold, aber er hat Zauber. Nimm Corin.',
      book: 'Ein Würfel sagt, wie viele Zauber du nehmen darfst: mindestens sieben. In dieser Lektion gibt es von jeder Art einen. Nimm alle drei.',
      walk: 'Feuerball und Blitz treffen von draußen. Geh in den Gang zwischen den beiden Räumen, aber nicht hinein.',
      fireball:
        'Wähl Feuerball, dann den markierten Raum. Was dort haust, zeigt sich erst jetzt, und seine Karte sagt, was der Zauber braucht.',
      hit: 'Ein Kobold: 3 waren nötig, 7 sind gefallen. Du bist im Raum und hast seine 1.000 Gold. Ein gesprochener Zauber ist weg. Geh zurück in den Gang.',
      lightning: 'Jetzt der Blitz, in den Raum gegenüber.',
      miss: 'Der Goblin verlangt vom Blitz eine 6; du hast 5. Ein Zauber, der danebengeht, schadet niemandem: Der Goblin kann nicht zurückschlagen. Er wartet dort.',
      home: 'Du hast keinen Kampfzauber mehr. Geh in die Große Halle.',
      stop: 'Beende hier den Zug.',
      regain: 'Wer einen ganzen Zug in der Großen Halle bleibt, bekommt einen Zauber zurück. Nimm den Blitz.',
      teleport:
        'Der dritte Zauber ist Teleport: von einer Kammer in eine andere, auf dieser oder der nächsten Ebene. Spring in die Wachstube.',
      chamber:
        'Dort wartete eine Riesenechse; du brauchtest 5 und hast allein mit dem Stab 9 gewürfelt. Eine Kammer gibt keinen eigenen Schatz und ist erst nach drei Monstern geräumt.',
    },
  },
}
