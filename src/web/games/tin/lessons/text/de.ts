/** Die Lektionen zu Dungeon in a Tin auf Deutsch. */
import type { Chapters } from './en.ts'

export const de: Chapters = {
  rescue: {
    title: 'Die Rettung',
    steps: {
      welcome:
        'Willkommen bei Dungeon in a Tin. Finde die Prinzessin und bring sie zurück zur Treppe. Diese Dose ist eine kleine: wenige Plättchen, wenige Schädel.',
      explore: 'Du stehst auf der Treppe. Erkunde den Norden: Ein Plättchen wird aufgedeckt.',
      lay: 'Die Galerie hat drei Türen, und Tür muss an Tür. Leg sie mit Türen nach Norden, Osten und Süden.',
      fight:
        'Ein Schädel auf dem Plättchen, also kam ein Monster. In jeder Runde greift es hoch, tief oder mit einem Stoß an. Kämpfe.',
      card: 'Ein Stoß. Gegenstoß gibt dagegen +2. Dann fällt ein Würfel: 4 oder mehr besiegt das Monster.',
      won: 'Du hast 3 gewürfelt, mit 2 sind es 5: besiegt! Mit dem letzten Monster eines Raums wird deine Hand wieder aufgefüllt. Erkunde den Osten.',
      turnTile:
        'Der Keller: zwei Schädel und eine Truhe. Dreh ihn, bis seine Türen nach Norden und Westen gehen, dann leg ihn.',
      helmet: 'Eines der beiden trägt einen Helm: Es kämpft zuerst und zieht dir 1 vom Würfel ab. Kämpfe.',
      weak: 'Ein tiefer Angriff. Tritt gibt +1, und der Helm nimmt es wieder weg. Versuch es.',
      lost: 'Eine 2 ist zu wenig: Ein Herz ist weg und die Karte verbraucht. Du könntest dich jetzt zurückziehen. Kämpf weiter!',
      strong: 'Diesmal hoch. Schildstoß gibt +2: Nimm ihn.',
      oneLeft: 'Der Behelmte ist gefallen. Noch eines: kämpfe.',
      top: 'Deine Hand ist leer. Du darfst die oberste Karte vom Stapel aufdecken, musst sie dann aber nutzen. Wag es.',
      takeKey: 'Eine 6 gewinnt immer, eine 1 verliert immer. Der Raum gehört dir: Nimm den Schlüssel.',
      takeGold: 'Drei Mulden der Dose halten, was du trägst. Gold braucht keine Mulde: Nimm es.',
      back: 'Auf der Treppe warten Händler. Geh zurück nach Westen. Räume füllen sich wieder, aber ein einzelner Schädel bringt niemanden.',
      stairwell: 'Nach Süden, zur Treppe.',
      buy: 'Vor dir liegen zwei Schlösser, und du hast einen Schlüssel. Kauf noch einen.',
      pay: 'Er kostet 10. Zahl mit deinem Gold.',
      deeper: 'Ein Trank und zwei Schlüssel: Deine Mulden sind voll. Erkunde den Süden.',
      unlock:
        'Das Gewölbe, ein verschlossener Raum. Es muss geräumt sein, bevor die Prinzessin frei kommt. Benutz einen Schlüssel.',
      enter: 'Geh hinein. Läuft ein Kampf schlecht, darfst du zurück, woher du kamst.',
      vault: 'Zwei Monster und ein Schatz. Kämpfe.',
      undercut: 'Tief: Unterhau gibt +2.',
      experience:
        'Besiegt. Zehn Punkte Erfahrung sind eine Stufe: alle Herzen zurück und eine Karte mehr. Kämpf weiter.',
      bare: 'Ein Stoß: Abducken würde 1 abziehen. Besser gar keine Karte.',
      bomb: 'Eine 5! Nimm die Bombe. Sie gibt einem Wurf 3 dazu.',
      leave: 'Geh nach Norden.',
      through: 'Noch einmal nach Norden, in die Galerie.',
      last: 'Das Zimmer der Prinzessin ist immer das letzte Plättchen. Erkunde den Norden.',
      herLock: 'Da ist sie, hinter einem Schloss. Das Gewölbe ist geräumt, also dreht sich dein Schlüssel.',
      herRoom: 'Geh hinein.',
      guards: 'Zwei Wächter, einer mit Helm. Kämpfe.',
      duck: 'Hoch: Abducken gibt +1, der Helm nimmt 1.',
      light: 'Bleibt nur der Würfel. Zünde die Bombe: +3.',
      lastFoe: '2 und 3 sind 5. Ein Wächter ist übrig: kämpfe.',
      sweep: 'Tief: Beinfeger gibt +2.',
      princess: 'Sie ist frei! Nimm sie mit. Sie füllt eine Mulde und kostet dich 1 in jedem Kampf.',
      homeward: 'Jetzt heim: Geh nach Süden.',
      home: 'Noch ein Schritt zur Treppe.',
    },
  },
}
