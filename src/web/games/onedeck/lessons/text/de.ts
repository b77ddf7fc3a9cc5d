/** Die Lektionen zu One Deck Dungeon auf Deutsch. */
import type { Chapters } from './en.ts'

export const de: Chapters = {
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
}
