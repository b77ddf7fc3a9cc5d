/** Gedruckte Wirkungen auf Deutsch. Reine Daten; was hier fehlt, steht wie gedruckt. */
type Texts = Readonly<Record<string, string>>

const FOES: Texts = {
  'A conversion takes three dice and gives the lowest.':
    'Umwandeln braucht drei Würfel und gibt den niedrigsten.',
  'With an armor box unfilled it gets away: discarded, no loot.':
    'Bleibt ein Rüstungsfeld leer, entkommt er: abgelegt, keine Beute.',
  'Before the encounter one hero takes 1 damage.': 'Vor der Begegnung erleidet jemand von euch 1 Schaden.',
  '1 time for every 1 rolled.': '1 Zeit für jede gewürfelte 1.',
  'X is 4 for each open door, this one included.': 'X ist 4 je offener Tür, diese mitgezählt.',
  'Before the encounter spend 3 time.': 'Vor der Begegnung vergehen 3 Zeit.',
  'Every 1 and every 3 rolled is discarded at once.': 'Jede gewürfelte 1 und 3 wird sofort abgelegt.',
  '1 time for each skill used, free ones too.': '1 Zeit je genutzter Fertigkeit, auch wenn sie gratis ist.',
  'With any box unfilled spend 2 time.': 'Bleibt ein Feld leer, vergehen 2 Zeit.',
  'Before the encounter one item becomes XP.': 'Vor der Begegnung wird ein Gegenstand zu EP.',
}

const SKILLS: Texts = {
  'Gain a heroic 6.': 'Du bekommst eine Helden-6.',
  'Gain a heroic 6 that may only go on an armor box.': 'Du bekommst eine Helden-6, nur für ein Rüstungsfeld.',
  'Place a heroic 6 in an armor box.': 'Leg eine Helden-6 in ein Rüstungsfeld.',
  'Roll 2 strength dice.': 'Wirf 2 Stärkewürfel.',
  'Turn any number of your 5s into strength 6s.': 'Beliebig viele deiner Fünfen werden zu Stärke-6.',
  'Name a value: up to five of your dice of that value become 6.':
    'Nenne eine Zahl: Bis zu fünf deiner Würfel mit dieser Zahl werden zu 6.',
  'Name a value: your dice of that value become 6.':
    'Nenne eine Zahl: Deine Würfel mit dieser Zahl werden zu 6.',
  'Up to four of your dice go up by 1.': 'Bis zu vier deiner Würfel steigen um 1.',
  'Any of your dice become 4.': 'Beliebige deiner Würfel werden zu 4.',
  'Up to two of your agility dice become heroic dice of the same value.':
    'Bis zu zwei deiner Geschickwürfel werden zu Heldenwürfeln mit derselben Zahl.',
  'Gain a strength 6.': 'Du bekommst eine Stärke-6.',
  'Gain two strength 6s.': 'Du bekommst zwei Stärke-6.',
  'Gain an agility 6.': 'Du bekommst eine Geschick-6.',
  'Prevent 1 damage, 2 in a boss round.': 'Verhindere 1 Schaden, gegen den Boss 2.',
  'Gain a magic 5.': 'Du bekommst eine Magie-5.',
  'Roll 2 agility dice and 1 strength die.': 'Wirf 2 Geschickwürfel und 1 Stärkewürfel.',
  'Roll 2 agility dice.': 'Wirf 2 Geschickwürfel.',
  'Reroll one of your dice.': 'Wirf einen deiner Würfel neu.',
  'Reroll one of your dice, or raise it by 1.': 'Wirf einen deiner Würfel neu oder erhöhe ihn um 1.',
  'Gain a magic 6 that only pays for spells.': 'Du bekommst eine Magie-6, nur zum Bezahlen von Zaubern.',
  'Roll a strength die and a heroic die.': 'Wirf einen Stärkewürfel und einen Heldenwürfel.',
  'Prevent up to 2 time.': 'Verhindere bis zu 2 Zeit.',
  'Roll a heroic die.': 'Wirf einen Heldenwürfel.',
  'Gain a strength 4 and an agility 4, then raise one of your dice by 1.':
    'Du bekommst eine Stärke-4 und eine Geschick-4; dann erhöhe einen deiner Würfel um 1.',
  'Gain a strength, an agility and a magic 5, then one of them becomes 6.':
    'Du bekommst je eine 5 in Stärke, Geschick und Magie; dann wird eine davon zu 6.',
  'If you would take 2 or more damage, take 1 less.':
    'Würdest du 2 oder mehr Schaden erleiden, ist es 1 weniger.',
}

const POTIONS: Texts = {
  'Reroll all your 1s and 2s, and roll a heroic die.':
    'Wirf alle deine Einsen und Zweien neu, dazu einen Heldenwürfel.',
  'Two of your dice that are not heroic become 6.':
    'Zwei deiner Würfel, die keine Heldenwürfel sind, werden zu 6.',
  'Roll 3 magic dice.': 'Wirf 3 Magiewürfel.',
  'Skip an encounter and take the card as loot.': 'Überspring eine Begegnung und nimm die Karte als Beute.',
}

/** Was eine Heldin speichert, und wie viel davon. */
const store = (when: string, deed: string): Texts =>
  Object.fromEntries(
    [1, 2].map(most => [
      `Store a heroic die when you ${when} (at most ${most}); roll any of them before an encounter.`,
      `Speichere einen Heldenwürfel, wenn du ${deed} (höchstens ${most}); wirf beliebige davon vor einer Begegnung.`,
    ]),
  )

const HEROES: Texts = {
  ...store('take damage', 'Schaden erleidest'),
  ...store('explore or flee', 'erkundest oder fliehst'),
  ...store('open a door of 4 or more XP', 'eine Tür mit 4 oder mehr EP öffnest'),
  'Roll a heroic die; with a 1 take 1 damage and spend 3 time.':
    'Wirf einen Heldenwürfel; eine 1 kostet 1 Schaden und 3 Zeit.',
  'Roll one or two heroic dice; with a 1 take 1 damage and spend 3 time.':
    'Wirf einen oder zwei Heldenwürfel; eine 1 kostet 1 Schaden und 3 Zeit.',
  'Spend 2 time to roll 2 heroic dice, or 4 to roll 3; discard one of them.':
    'Für 2 Zeit wirf 2 Heldenwürfel, für 4 Zeit wirf 3; leg einen davon ab.',
  'Spend 2 time to roll 2 heroic dice; discard one of them.':
    'Für 2 Zeit wirf 2 Heldenwürfel; leg einen davon ab.',
  'Heal 2 when you descend.': 'Heile 2, wenn du hinabsteigst.',
  'Ignore 1 time.': 'Ignoriere 1 Zeit.',
  'When you flee you may add a closed door, up to the limit.':
    'Wenn du fliehst, darfst du eine geschlossene Tür anlegen, bis zur Grenze.',
  'Instead of fleeing you may put the card on top of the deck.':
    'Statt zu fliehen, darfst du die Karte oben auf den Stapel legen.',
  'Your partner may reroll any own 1s.': 'Dein Partner darf beliebige eigene Einsen neu werfen.',
  'Prevent 1 damage.': 'Verhindere 1 Schaden.',
  'Your partner gains a strength 1 or an agility 1.':
    'Dein Partner bekommt eine Stärke-1 oder eine Geschick-1.',
  'Of every 2 damage in an encounter 1 is prevented; you cannot prevent any other way. Not against the boss.':
    'Von je 2 Schaden einer Begegnung wird 1 verhindert; anders kannst du keinen verhindern. Nicht gegen den Boss.',
  'Exactly 1 damage in a combat becomes 1 time; in each boss round 1 damage is prevented.':
    'Genau 1 Schaden in einem Kampf wird zu 1 Zeit; in jeder Runde gegen den Boss wird 1 Schaden verhindert.',
  "Raise one of your partner's strength dice by 1.": 'Erhöhe einen Stärkewürfel deines Partners um 1.',
}

const DUNGEONS: Texts = {
  'No effect.': 'Keine Wirkung.',
  'Spend 5 time before the first turn on each floor.': 'Vor dem ersten Zug auf jeder Ebene vergehen 5 Zeit.',
  'Every turn starts with 1 more time.': 'Jeder Zug beginnt mit 1 Zeit mehr.',
  'Rolled heroic dice drop by 1.': 'Geworfene Heldenwürfel sinken um 1.',
  'Consequences of 3 or more time hurt 1 more.': 'Folgen mit 3 oder mehr Zeit kosten 1 Schaden mehr.',
  'Every strength box is an armor box.': 'Jedes Stärkefeld ist ein Rüstungsfeld.',
  'Every 2 rolled is discarded at once.': 'Jede gewürfelte 2 wird sofort abgelegt.',
  'Consequences with damage hurt 1 more.': 'Folgen mit Schaden kosten 1 Schaden mehr.',
  'At most three doors.': 'Höchstens drei Türen.',
  'Exploring costs 1 time.': 'Erkunden kostet 1 Zeit.',
  'Heroic dice may not cover skulls.': 'Heldenwürfel dürfen keine Schädel abdecken.',
  'Before it is struck, it heals 1 for each skull left uncovered.':
    'Vor deinen Treffern heilt sie 1 je offenem Schädel.',
  'Every 1 rolled is discarded at once.': 'Jede gewürfelte 1 wird sofort abgelegt.',
  'The first die on each skull is discarded: it must be covered twice.':
    'Der erste Würfel auf jedem Schädel wird abgelegt: Er muss zweimal abgedeckt werden.',
  'X is 4 for each damage on it, at least 12.': 'X ist 4 je Schaden auf ihm, mindestens 12.',
}

const TALENTS: Texts = {
  'Start every game with a basic skill.': 'Beginne jede Partie mit einer Grundfertigkeit.',
  '1 more health.': '1 Leben mehr.',
  'Your next conversion takes the highest die.': 'Dein nächstes Umwandeln gibt den höchsten Würfel.',
  'Start with 1 more potion token.': 'Beginne mit 1 Trankmarke mehr.',
  'Healing potions heal 1 more.': 'Heiltränke heilen 1 mehr.',
  'Heal 1 when descending.': 'Heile 1 beim Hinabsteigen.',
  '3 or more damage of an encounter is 1 less.': '3 oder mehr Schaden einer Begegnung sind 1 weniger.',
  'When exploring, one new door may be laid open.': 'Beim Erkunden darf eine neue Tür aufgedeckt werden.',
  'Lay one die on a skull box as 1 higher.': 'Leg einen Würfel auf ein Schädelfeld, als wäre er 1 höher.',
  'Roll one more die of the chosen colour.': 'Wirf einen Würfel der gewählten Farbe mehr.',
  'Once a floor: skip the time at the start of a turn.':
    'Einmal je Ebene: Spar dir die Zeit am Anfang eines Zuges.',
  'Level-ups cost 1 XP less.': 'Aufsteigen kostet 1 EP weniger.',
  'Once a floor, when fleeing: discard that card.': 'Einmal je Ebene beim Fliehen: Leg die Karte ab.',
  'Raise one of your dice by 1.': 'Erhöhe einen deiner Würfel um 1.',
  'Discard one of your dice: reroll up to two others.':
    'Leg einen deiner Würfel ab: Wirf bis zu zwei andere neu.',
}

export const EFFECTS: Texts = { ...FOES, ...SKILLS, ...POTIONS, ...HEROES, ...DUNGEONS, ...TALENTS }
