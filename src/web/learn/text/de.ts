import type { LearnWords } from './en.ts'

/** Wörter der Lektionen auf Deutsch. */
export const de: LearnWords = {
  choose: 'Welches Spiel möchtest du lernen?',
  minutes: 'fünf bis acht Minuten, mit vorbereiteten Würfeln',
  coach: 'Die Lektion',
  place: (step, of) => `${step} von ${of}`,
  next: 'Weiter',
  notNow: 'Jetzt noch nicht. Zuerst:',
  leave: 'Lektion verlassen',
  over: 'Mehr brauchst du nicht. Ab hier sind die Würfel ehrlich: Spiel frei weiter oder beginne eine richtige Partie.',
  real: 'Richtige Partie spielen',
  playOn: 'Hier weiterspielen',
  again: 'Noch einmal',
  rules: 'Alle Regeln',
  you: 'Du',
  lessons: {
    dungeon: {
      welcome:
        'Willkommen bei Dungeon! Alle jagen nach Gold. Wer zuerst einen Zug in der Großen Halle mit genug davon beendet, gewinnt.',
      hero: 'Wähl deine Figur. Schurken und Kleriker brauchen 10.000 Gold, die stärkeren Kämpfer 20.000, Zauberer 30.000. Nimm vorerst Pip, eine Schurkin.',
      board:
        'Du stehst in der Großen Halle. Die Ebenen 1 bis 6 haben Farben und Ziffern: je tiefer, desto stärker die Monster und desto reicher die Schätze. In jedem Zug gehst du bis zu 5 Felder.',
      walk: 'Geh in den markierten Raum östlich der Halle: Zeig darauf und drück. Ein Raum, der noch nicht geräumt ist, beendet deinen Weg, und was darin haust, greift an.',
      won: 'Ein Goblin! Schurken brauchen mit zwei Würfeln 3 oder mehr; du hast 6 gewürfelt. Der Raum ist geräumt, und jeder geräumte Raum gibt einen Schatz seiner Ebene: 750 Gold.',
      nextRoom: 'Weiter in den nächsten Raum, gleich gegenüber.',
      lost: 'Du hast 3 gewürfelt, für das Skelett brauchst du 5, also schlägt es zurück. Niedrige Würfe gehen daneben; dann kommt betäubt, verletzt, schwer verletzt; eine 12 tötet. Du warst betäubt und hast deinen Schatz verloren. Er liegt unter dem Monster.',
      again:
        'Ein Monster bleibt, bis es besiegt ist. Bleib stehen und kämpf noch einmal: Wer es besiegt, nimmt, was dort liegt.',
      sword:
        'Besiegt! Du hast dein Gold zurück, und ein Magisches Schwert: Es gibt ab jetzt jedem Angriff +1 und zählt auch als Gold.',
      toDoor: 'Jetzt eine Geheimtür. Geh durch die Große Halle in den Gang dahinter.',
      endTurn: 'Fünf Felder sind gegangen. Beende den Zug.',
      beside: 'Noch ein Schritt: Das S in der Wand nördlich davon ist eine Geheimtür.',
      search:
        'Such sie. Alle finden Türen mit 5 oder 6, Schurken schon mit 3. Was du gefunden hast, kennst du die ganze Partie.',
      home: 'Gefunden: eine Abkürzung. Aber sicher ist Gold nur zu Hause. Geh zurück in die Große Halle.',
      stopHome: 'Bleib hier stehen. Mit 10.000 Gold wäre das der Sieg.',
      goal: 'So geht es weiter: Räum erst die Räume nahe der Halle, finde ein Schwert, geh tiefer zu den großen Schätzen, und sei vor den anderen zurück.',
      spells:
        'Zauberer sind mit dem Stab schwach, zaubern aber schon von nebenan: Feuerball, Blitz, Teleport. Die Zahl auf der Monsterkarte sagt, was du dafür brauchst.',
    },
    onedeck: {
      welcome:
        'Willkommen bei One Deck Dungeon. Deine Kriegerin geht drei Ebenen hinab und besiegt den Boss. Du hast Würfel: 4 für Stärke (S), 2 für Geschick (A), 1 für Magie (M).',
      time: 'Der Stapel ist die Zeit. Jeder Zug legt zwei Karten ab; ist er leer, musst du hinab oder leiden. Dieses Verlies hat schon fünf weitere genommen.',
      explore: 'Noch keine Türen. Erkunde: Neue Karten werden als geschlossene Türen ausgelegt.',
      enter: 'Öffne die erste Tür.',
      face: 'Ein Einsturz: eine Gefahr. Du könntest fliehen und die Tür offen lassen. Wag es.',
      way: 'Eine Gefahr hat zwei Wege. Abtragen kostet gleich 2 Zeit, braucht aber nur Stärke 6; drüberklettern braucht Geschick 11. Trag sie ab.',
      armor:
        'Deine Stärkewürfel sind gefallen: 5, 4, 2, 1. Felder mit Schild sind Rüstung und kommen zuerst. Leg die 2 dorthin: Jede Farbe passt, 2 oder mehr.',
      wide: 'Ein breites Feld nimmt mehrere Würfel und zählt sie zusammen. Leg die 5 und die 1: zusammen 6.',
      done: 'Alle Felder sind voll, also geschieht nichts Schlimmes. Fertig.',
      loot: 'Die Karte gehört dir, auf eine von drei Arten: Gegenstand (mehr Würfel), Fertigkeit oder Erfahrung. Nimm die Fertigkeit Wuchtschlag.',
      next: 'Wieder sind zwei Karten Zeit vergangen. Öffne die nächste Tür.',
      foe: 'Ein Bandit, ein Gegner. Gegen Gegner fallen alle deine Würfel. Jedes Feld zeigt, was es kostet, wenn es leer bleibt: Herzen oder Zeit. Wag es.',
      boxes:
        'Würfel kommen in Felder ihrer Farbe, so hoch wie die Zahl oder höher. Die S5 passt in ein Stärkefeld mit 5: Leg sie hin.',
      skill: 'Jetzt Wuchtschlag: Zahl einen Stärkewürfel, bekomm eine Stärke-6.',
      pay: 'Zahl mit dem schlechtesten Würfel, der 1.',
      six: 'Die neue 6 füllt das andere Feld mit 5.',
      four: 'Die S4 kommt in das Feld, das diese Ebene dazulegt, 3 oder mehr.',
      agility:
        'Beide Geschickwürfel zusammen machen 8: Leg sie in das breite Feld. Leer hätte es 2 Herzen gekostet.',
      price:
        'Zwei Felder bleiben leer: 1 Herz und 1 Zeit, wie der Tisch zeigt. Manchmal ist das ein guter Handel; aus zwei Würfeln beliebiger Farbe könnte auch ein Heldenwürfel werden. Fertig.',
      xp: 'Du hast ein Herz verloren, und Raserei speichert dir dafür einen Heldenwürfel. Nimm diese Karte als Erfahrung: 7 Punkte bringen Stufe 2 mit mehr Platz für Gegenstände und Fertigkeiten.',
      begin:
        'Verletzt wie du bist, könntest du vor dem Zug deinen Trank nehmen. Ein Herz ist wenig: Beginne den Zug.',
      stairs:
        'So geht es weiter: Türen, Würfel, Beute. Ist der Stapel leer, liegt die Treppe frei. Dann tut jeder Zug weh, und du darfst hinab: Deine Figur erholt sich etwas, und die nächste Ebene ist schwerer.',
      boss: 'Nach der dritten Ebene wartet der Boss: Runde um Runde wie ein Gegner mit vielen Feldern. Tränke heilen fast jederzeit.',
    },
    tin: {
      welcome:
        'Willkommen bei Dungeon in a Tin. Finde die Prinzessin in einem Verlies, das beim Gehen entsteht, und bring sie zurück zur Treppe.',
      explore: 'Du stehst auf der Treppe. Erkunde den Norden: Ein Plättchen wird aufgedeckt.',
      lay: 'Die Galerie hat drei Türen. Du entscheidest, wie sie liegt; Tür muss auf Tür treffen. Leg sie mit Türen nach Norden, Osten und Süden.',
      fight:
        'Ein Schädel auf dem Plättchen, also kam ein Monster. In jeder Runde würfelt es seinen Angriff: hoch, tief oder Stoß. Kämpf.',
      card: 'Es stößt zu. Gegenstoß antwortet auf einen Stoß mit +2. Dann würfelst du: 4 oder mehr besiegt es.',
      won: 'Du hast 3 gewürfelt, mit 2 sind es 5: besiegt, ein Punkt Erfahrung. In einem leeren Raum wird deine Hand wieder aufgefüllt. Eine 6 gewinnt immer, eine 1 verliert immer.',
      onward: 'Erkunde den Osten.',
      turnTile: 'Der Keller: zwei Schädel und eine Truhe. Leg ihn mit Türen nach Süden und Westen.',
      helmet:
        'Zwei Monster, eines mit Helm, das einen Schatz bewacht. Die mit Helm kämpfen zuerst und ziehen dir 1 vom Würfel ab. Kämpf.',
      weak: 'Es kommt tief. Tritt gibt nur +1, und der Helm nimmt es wieder weg. Versuch es.',
      lost: 'Eine 2 reicht nicht: Ein Herz ist weg, und die Karte trotzdem verbraucht. Du könntest dich jetzt zurückziehen. Kämpf weiter!',
      strong: 'Diesmal hoch: Schildstoß gibt +2. Nimm ihn.',
      oneLeft: 'Das Monster mit Helm ist gefallen. Noch eines: Kämpf.',
      top: 'Du hast keine Karte mehr, darfst aber die oberste vom Stapel aufdecken und musst sie dann nutzen. Wag es.',
      takeKey:
        'Eine 6! Der Raum gehört dir, und mit ihm der Schatz. Nimm den Schlüssel: Er öffnet verschlossene Räume. Drei Mulden der Dose halten Schätze.',
      takeGold:
        'Gold braucht keine Mulde. Nimm es: An der Treppe verkaufen Händler Schlüssel, Tränke, Bomben und Seile.',
      deeper: 'Erkunde den Süden.',
      unlock:
        'Das Gewölbe, ein verschlossener Raum. Beide verschlossenen Räume müssen geräumt sein, bevor die Prinzessin freikommt. Benutz deinen Schlüssel.',
      levels:
        'Bevor du hineingehst: Zehn Punkte Erfahrung sind eine Stufe. Du wirst geheilt und hältst eine Karte mehr. Auch ein Trank heilt: alle Herzen in einem leeren Raum, zwei im Kampf.',
      enter: 'Jetzt geh hinein.',
      vault:
        'Drei Monster und zwei Schätze. Das ist viel auf einmal: Du darfst dich zurückziehen, woher du kamst, und auf der Treppe rasten. Wenn du wiederkommst, sind nur wenige dazugekommen.',
      princess:
        'Sind beide verschlossenen Räume geräumt, öffnet ein Schlüssel das Zimmer der Prinzessin. Sie braucht eine Mulde und kostet dich 1 in jedem Kampf. Erreichst du mit ihr die Treppe, hast du gewonnen.',
    },
  },
}
