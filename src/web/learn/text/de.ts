import type { LearnWords } from './en.ts'

/** Wörter der Lektionen auf Deutsch. */
export const de: LearnWords = {
  choose: 'Welches Spiel möchtest du lernen?',
  minutes: 'Ein Kapitel dauert vier bis acht Minuten. Die Würfel sind vorbereitet.',
  coach: 'Die Lektion',
  place: (step, of) => `${step} von ${of}`,
  next: 'Weiter',
  notNow: 'Jetzt noch nicht. Zuerst:',
  leave: 'Lektion verlassen',
  rule: id => `Regel ${id}`,
  over: 'Gut gemacht. Ab hier sind die Würfel ehrlich: Spiel frei weiter oder beginne eine richtige Partie.',
  won: 'Gewonnen, und gut gespielt! Mehr brauchst du nicht für eine richtige Partie.',
  chapter: title => `Weiter: ${title}`,
  real: 'Richtige Partie spielen',
  playOn: 'Hier weiterspielen',
  again: 'Noch einmal',
  rules: 'Alle Regeln',
  you: 'Du',
  lessons: {
    dungeon: {
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
          regain:
            'Wer einen ganzen Zug in der Großen Halle bleibt, bekommt einen Zauber zurück. Nimm den Blitz.',
          teleport:
            'Der dritte Zauber ist Teleport: von einer Kammer in eine andere, auf dieser oder der nächsten Ebene. Spring in die Wachstube.',
          chamber:
            'Dort wartete eine Riesenechse; du brauchtest 5 und hast allein mit dem Stab 9 gewürfelt. Eine Kammer gibt keinen eigenen Schatz und ist erst nach drei Monstern geräumt.',
        },
      },
    },
    onedeck: {
      doors: {
        title: 'Türen, Würfel und Beute',
        steps: {
          welcome:
            'Willkommen bei One Deck Dungeon. Deine Kriegerin steigt drei Ebenen hinab und besiegt den Boss. Ihre Würfel: 4 für Stärke (S), 2 für Geschick (A), 1 für Magie (M).',
          time: 'Der Stapel ist die Zeit. Jeder Zug nimmt zwei Karten davon; dieses Verlies hat schon fünf weitere genommen.',
          explore: 'Noch gibt es keine Türen. Erkunde: Neue Karten werden als geschlossene Türen ausgelegt.',
          enter: 'Öffne die erste Tür.',
          face: 'Ein Einsturz: eine Gefahr. Du könntest fliehen und die Tür offen lassen. Stell dich ihr.',
          way: 'Eine Gefahr hat zwei Wege. Abtragen kostet sofort 2 Zeit und braucht Stärke 6; darüberklettern braucht Geschick 11. Du bist stark: Trag ab.',
          armor:
            'Du hast 5, 4, 2 und 1 gewürfelt. Felder mit Schild sind Rüstung und kommen zuerst. Dieses nimmt jede Farbe ab 2: Leg die 2.',
          wide: 'Ein breites Feld nimmt mehrere Würfel und zählt sie zusammen. Leg die 5 und die 1: zusammen 6.',
          done: 'Alle Felder sind voll, also geschieht nichts Schlimmes. Fertig.',
          loot: 'Die Karte gehört dir auf eine Art deiner Wahl: Gegenstand, Fertigkeit oder Erfahrung. Nimm ihre Fertigkeit, den Wuchtschlag.',
          next: 'Ein neuer Zug: Wieder sind zwei Karten Zeit vergangen. Öffne die nächste Tür.',
          foe: 'Ein Bandit, ein Gegner. Gegen Gegner fallen alle deine Würfel. Jedes Feld zeigt, was es leer kostet: Herzen oder Zeit. Stell dich ihm.',
          boxes: 'Ein Würfel passt in Felder seiner Farbe bis zu seiner Zahl. Leg die S5 in eine 5.',
          skill: 'Jetzt deine Fertigkeit. Wuchtschlag: Zahl einen Stärkewürfel, bekomm eine Stärke 6.',
          pay: 'Zahl mit dem schlechtesten Würfel, der 1.',
          six: 'Die neue 6 füllt die andere Stärke 5.',
          four: 'Die Ebene legt ein eigenes Feld dazu, Stärke 3. Leg die S4 dorthin.',
          agility:
            'Beide Geschickwürfel zusammen sind 8: Leg sie in das breite Feld. Leer würde es 2 Herzen kosten.',
          price: 'Zwei Felder bleiben leer: 1 Herz und 1 Zeit, wie der Tisch zeigt. Ein guter Preis. Fertig.',
          item: 'Du hast ein Herz verloren; dafür verwahrt Raserei einen Heldenwürfel. Nimm diese Karte als Gegenstand: ab jetzt ein Magiewürfel mehr.',
          begin: 'Vor einem Zug könntest du deinen Trank nehmen. Ein Herz ist wenig: Beginne den Zug.',
        },
      },
      boss: {
        title: 'Treppe und Drache',
        steps: {
          welcome:
            'Ein kurzes Verlies: ein kleiner Stapel, und am Ende ein junger Drache. Eine Karte mit 4 Erfahrung hast du schon.',
          explore: 'Erkunde: vier Türen.',
          enter:
            'Die Zeit hat die letzte Karte genommen, die Treppe ist frei. Am Ende eines Zuges darfst du hinab. Öffne erst eine Tür.',
          face: 'Ein Blubberschleim, 3 Erfahrung wert: mit deinen 4 sind das 7, eine neue Stufe. Stell dich ihm.',
          armor: 'Zwei Rüstungsfelder, beide Magie. Leg deinen einzigen Magiewürfel, die 2, in das erste.',
          convert:
            'Geschick nützt hier nichts. Aus zwei Würfeln beliebiger Farbe wird ein Heldenwürfel. Wandle um.',
          pair: 'Wähl beide Geschickwürfel, die 3 und die 5. Er zeigt die niedrigere Zahl.',
          heroic: 'Ein Heldenwürfel zählt als jede Farbe. Leg die H3 in das zweite Rüstungsfeld.',
          strength:
            'Die Rüstung ist gebrochen. Die S6 passt in die 6, beide S4 in die 4en, die S3 in das Feld der Ebene.',
          tokens:
            'Ein Feld bleibt leer: 2 Zeit. Der Stapel ist leer, also legt die Zeit Marken auf die Treppe, und jede dritte kostet ein Herz. Zwei sind ungefährlich. Fertig.',
          xp: 'Nimm den Schleim als Erfahrung.',
          level:
            '7 Erfahrung: Steig auf. Beide Karten zahlen dafür. Du bekommst mehr Platz für Gegenstände und Fertigkeiten, einen Trank und in jeder Begegnung einen Heldenwürfel.',
          descend: 'Die Treppe ist frei: Geh hinab.',
          floor2:
            'Ebene 2 legt ihre Felder zu denen von Ebene 1, und alle übrigen Karten sind ein neuer Stapel. Erkunde.',
          hurry:
            'Die Treppe ist wieder frei, hinab geht es am Ende des Zuges. In einer richtigen Partie würdest du mehr Beute suchen. Öffne heute eine Tür, nur um den Zug zu beenden.',
          flee: 'Ein Oger. Du musst dich nicht stellen: Flieh. Die Tür bleibt offen, und du könntest wiederkommen.',
          down: 'Der Zug ist vorbei: Geh hinab.',
          floor3: 'Die letzte Ebene. Erkunde.',
          lastDoor: 'Noch einmal: Öffne eine Tür.',
          lastFlight: 'Noch ein Schleim. Lass ihn in Ruhe: Flieh.',
          toBoss: 'Unten wartet der Drache. Geh hinab.',
          round:
            'Ein Boss wird in Runden bekämpft, jede mit allen Würfeln. Ein bedeckter Schädel verwundet ihn; was leer bleibt, verwundet dich.',
          scales: 'Erst seine Schuppen: Leg beide Geschickwürfel.',
          skulls: 'Jetzt zwei Schädel: die S6 und die M6.',
          tail: 'Leg die übrigen Stärkewürfel in das breite Feld: 17 halten 4 Herzen Schaden ab.',
          strike:
            'Was leer ist, kostet 5 deiner 6 Herzen. Du bleibst stehen, und zwei Schädel sind alles, was dieser junge Drache verträgt. Fertig!',
        },
      },
    },
    tin: {
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
          helmet:
            'Eines der beiden trägt einen Helm: Es kämpft zuerst und zieht dir 1 vom Würfel ab. Kämpfe.',
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
          herLock:
            'Da ist sie, hinter einem Schloss. Das Gewölbe ist geräumt, also dreht sich dein Schlüssel.',
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
    },
  },
}
